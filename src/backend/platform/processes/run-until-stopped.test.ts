import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { projectRoot } from '#backend/platform/settings/config.ts';

/** A process whose server answers slowly, asked to stop in the middle of an answer. */
const script = `
  import { createServer } from 'node:http';
  import { createLog } from '#backend/platform/logs/log.ts';
  import { runUntilStopped } from '#backend/platform/processes/run-until-stopped.ts';
  const server = createServer((_request, response) => {
    process.stdout.write('asked ');
    setTimeout(() => response.end('whole answer'), 300);
  });
  runUntilStopped(createLog({ level: 'silent', name: 'child' }), async () => {
    await new Promise((resolve) => server.close(resolve));
    process.stdout.write('closed');
  });
  server.listen(0, '127.0.0.1', () => process.stdout.write(server.address().port + ' '));`;

it('a process asked to stop finishes the answer it is giving, closes and ends well', async () => {
  const child = spawn(process.execPath, ['--input-type=module-typescript', '--eval', script], {
    cwd: projectRoot,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const [port] = (await once(child.stdout, 'data')) as [Buffer];
  const reply = fetch(`http://127.0.0.1:${port.toString().trim()}/`, { headers: { connection: 'close' } });
  await once(child.stdout, 'data');
  const rest = text(child.stdout);
  child.kill('SIGTERM');
  child.kill('SIGTERM');
  expect(await (await reply).text()).toBe('whole answer');
  expect(await ended).toEqual([0, null]);
  expect(await rest).toBe('closed');
});
