import { expect, inject, it, vi } from 'vitest';
import { createLog } from '#backend/platform/logs/log.ts';
import { openGate } from '#tests/open-gate.ts';
import { waitForDatabase } from './wait-for-database.ts';

const url = inject('templateUrl');
const lines: { msg: string; reason?: string }[] = [];
const log = createLog(
  { level: 'info', name: 'test' },
  { write: (line) => void lines.push(JSON.parse(line)) },
);

function at(change: Partial<Pick<URL, 'port' | 'password' | 'pathname'>>): string {
  return Object.assign(new URL(url), change).href;
}

it('waits while nobody answers and while the database is starting up, and says so', async () => {
  const gate = await openGate(Number(new URL(url).port));
  await gate.shut();
  const waiting = waitForDatabase(at({ port: String(gate.port) }), { log });
  await vi.waitFor(() => expect(lines).toHaveLength(1), 300_000);
  expect(lines[0]).toMatchObject({
    msg: 'waiting for the database',
    reason: expect.stringContaining('ECONNREFUSED'),
  });
  gate.startUp();
  await vi.waitFor(() => expect(gate.waiting()).toBeGreaterThan(1), 300_000);
  gate.open();
  await waiting;
  expect(lines.map(({ msg }) => msg)).toEqual(['waiting for the database', 'the database answers']);
  await gate.close();
});

it('does not wait for what no waiting changes, nor for ever', async () => {
  const refuse = (wrong: string, patienceMs?: number) =>
    waitForDatabase(wrong, { log, ...(patienceMs !== undefined && { patienceMs }) });
  await expect(refuse(at({ password: 'wrong' }))).rejects.toThrow(/cannot be used: .*password/);
  await expect(refuse(at({ pathname: '/nowhere' }))).rejects.toThrow('"nowhere" does not exist');
  const gate = await openGate(1);
  await gate.shut();
  await expect(refuse(at({ port: String(gate.port) }), 0)).rejects.toThrow(
    `The database 127.0.0.1:${gate.port}/applywright cannot be used: connect ECONNREFUSED`,
  );
});
