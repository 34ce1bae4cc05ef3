import { readConfig } from './launcher/read-config.ts';

const config = readConfig();
if (!config) process.exit(2);

const stops: (() => Promise<void> | void)[] = [];
let stopping = false;

/**
 * What was started last stops first: a worker hands its task back while everything it needs is still there.
 * A start that is still going on may add to the list until the end.
 */
async function stopAll(code: number): Promise<void> {
  if (stopping) return;
  stopping = true;
  for (let stop = stops.pop(); stop; stop = stops.pop()) await stop();
  process.exit(code);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    if (!stopping) console.log('\nStopping …');
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
