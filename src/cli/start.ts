import { startTexts } from '#domain/messages/cli.ts';
import { readConfig } from './launcher/read-config.ts';

const config = readConfig();
if (!config) process.exit(2);

const stops: (() => Promise<void> | void)[] = [];
let stopping = false;

/**
 * Stops in reverse order of starting, so that a worker can return its task while everything it needs is still running. A
 * start that is still in progress may add to the list until the end.
 */
async function stopAll(code: number): Promise<void> {
  if (stopping) return;
  stopping = true;
  for (let stop = stops.pop(); stop; stop = stops.pop()) await stop();
  process.exit(code);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    if (!stopping) console.log(startTexts.stopping);
    void stopAll(0);
  });
}

try {
  const { startService } = await import('./launcher/start-service.ts');
  await startService(config, {
    watch: process.argv.includes('--dev'),
    onStarted: (stop) => stops.push(stop),
  });
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`);
  await stopAll(1);
}
