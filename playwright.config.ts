import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findChromium } from '#backend/platform/processes/find-chromium.mjs';

// Workers read this file again and must come to the same answers: what is chosen once goes through the environment.
// Below the ports that the system itself gives to whoever asks for any.
process.env.JOURNEYS_PORT ??= String(20_000 + (process.pid % 4_000) * 3);
process.env.JOURNEYS_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'applywright-journeys-'));

const port = Number(process.env.JOURNEYS_PORT);
const asRoot = process.getuid?.() === 0;

export default defineConfig({
  projects: [
    { name: 'journeys', testDir: 'tests/journeys' },
    { name: 'nightly', testDir: 'tests/nightly' },
    { name: 'pseudo-locale', testDir: 'tests/pseudo-locale' },
    { name: 'pictures', testDir: 'tests/pictures' },
  ],
  outputDir: '.cache/journeys',
  reporter: [['line'], ['json', { outputFile: '.cache/test-run/journeys.json' }]],
  // Nothing waits that long; a busy machine may.
  timeout: 1_800_000,
  expect: { timeout: 300_000 },
  workers: 2,
  forbidOnly: true,
  use: {
    baseURL: `http://localhost:${port}`,
    // Days on a page are the days of the person's clock, wherever the tests run.
    timezoneId: 'UTC',
    actionTimeout: 300_000,
    navigationTimeout: 300_000,
    // Recording every step takes as long as the steps: `TRACE=1 npm test -- journeys` asks for it.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    launchOptions: {
      executablePath: findChromium(process.env),
      args: ['--disable-gpu', '--disable-dev-shm-usage', ...(asRoot ? ['--no-sandbox'] : [])],
    },
  },
  webServer: {
    command: 'node tests/start-for-journeys.ts',
    url: `http://localhost:${port}/readyz`,
    env: {
      // Only a development start gives the demo people their history.
      NODE_ENV: process.env.SERVICE_MODE ?? 'test',
      PORT: String(port),
      PRACTICE_PORT: String(port + 1),
      DATA_DIR: process.env.JOURNEYS_DATA_DIR,
      HOST_SPACING_MS: '0',
      SAMPLE_JOBS: '0',
      SIGN_UPS_PER_HOUR: '10000',
      // On a busy machine, a page must not give up on a response that is on its way.
      REQUEST_TIMEOUT_MS: '300000',
      // Stand-ins: no script of theirs is ever fetched.
      GOOGLE_DRIVE_KEYS: 'client,key,1',
      DROPBOX_APP_KEY: 'key',
      // Whoever needs it starts the stand-in there.
      GOOGLE_CLIENT_ID: 'client',
      GOOGLE_CLIENT_SECRET: 'secret',
      GOOGLE_ISSUER: `http://127.0.0.1:${port + 2}`,
    },
    timeout: 600_000,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
  },
});
