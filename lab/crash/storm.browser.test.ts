import { expect, it } from 'vitest';
import { runStorm } from './run-storm.ts';

it('killing the database under load and workers at random loses no promise, and nothing arrives twice', async () => {
  const storm = await runStorm({ applications: 3, restarts: 1, everyMs: 1500 });
  expect(storm).toMatchObject({
    restarts: 1,
    apiExits: 0,
    lost: 0,
    applications: 3,
    arrivedTwice: 0,
    unfinished: 0,
    saidAppliedButNotReceived: 0,
    ledgersOff: 0,
  });
  expect(storm.workersKilled).toBeGreaterThanOrEqual(1);
  expect(storm.acknowledged).toBeGreaterThan(5);
});
