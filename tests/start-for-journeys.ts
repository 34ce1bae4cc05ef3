import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';

// The whole service on a temporary data folder, as `npm start` runs it.
const { DATA_DIR: dataDir } = process.env;
if (!dataDir) throw new Error('DATA_DIR is not set');
const service = spawn(process.execPath, ['src/cli/start.ts'], { stdio: 'inherit' });
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => service.kill(signal));
await once(service, 'exit');
const logs = join(dataDir, 'logs');
if (existsSync(logs)) cpSync(logs, '.cache/journeys-logs', { recursive: true, force: true });
rmSync(dataDir, { recursive: true, force: true });
