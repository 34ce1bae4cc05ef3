import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { openTestPlatform } from '#tests/open-test-server.ts';
import { createLog } from './log.ts';

const platform = await openTestPlatform();

function collect() {
  const lines: string[] = [];
  return {
    lines,
    log: createLog({ level: 'info', name: 'test' }, { write: (line) => void lines.push(line) }),
  };
}

it('passwords, cookies and tokens are taken out of log lines', () => {
  const { lines, log } = collect();
  log.info({ password: 'canary', body: { password: 'canary', token: 'canary' } }, 'one');
  log.info({ headers: { cookie: 'canary', authorization: 'canary', 'set-cookie': 'canary' } }, 'two');
  log.info({ req: { headers: { cookie: 'canary', authorization: 'canary' } } }, 'three');
  expect(lines).toHaveLength(3);
  expect(lines.join('')).not.toContain('canary');
});

it('a database error is logged with code and place, without the row it was about', async () => {
  const { lines, log } = collect();
  const insert = (id: string) =>
    platform.database.kysely
      .insertInto('users')
      .values({ id, email: 'canary@example.com', name: 'Canary' })
      .execute();
  await insert(randomUUID());
  for (const id of [randomUUID(), 'canary'])
    log.error({ err: await insert(id).catch((error: unknown) => error) });
  log.error(await insert('canary').catch((error: unknown) => error));
  const [twice, wrong] = lines.map((line) => JSON.parse(line) as { err: Record<string, string> });
  expect(twice?.err).toMatchObject({ code: '23505', constraint: 'users_email_key' });
  expect(wrong?.err).toMatchObject({ code: '22P02' });
  expect(twice?.err.stack).toContain('    at ');
  expect(lines.join('')).not.toMatch(/canary/i);
});
