/** Takes the pictures of the documents from the running demo, whose people have a history of applications. */
import { spawnSync } from 'node:child_process';

const run = spawnSync('playwright', ['test', '--project=pictures', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, SERVICE_MODE: 'development' },
});
process.exit(run.status ?? 1);
