import { beforeAll, describe, expect, it } from 'vitest';
import { crashMoments } from './crash-moment.ts';
import { type CrashRound, type CrashTest, runCrashTest } from './run-crash-test.ts';

let test: CrashTest;

beforeAll(async () => {
  test = await runCrashTest(crashMoments, () => undefined);
});

it('a worker was really killed at every moment, and only there', () => {
  expect(test.kills).toBe(crashMoments.length);
});

describe.each(crashMoments)('a worker killed at %s', (moment) => {
  const round = () => test.rounds.find((one) => one.moment === moment) as CrashRound;
  const isBeforeArming = ['opened', 'filled', 'before-arm'].includes(moment);

  it('never sends twice', () => {
    expect(round().received).toBeLessThanOrEqual(1);
  });

  it(
    isBeforeArming ? 'is taken up again and sent' : 'ends in one final state that says no more than is known',
    () => {
      const { status, code, received } = round();
      if (isBeforeArming) expect({ status, received }).toEqual({ status: 'Success', received: 1 });
      else if (moment === 'confirmed')
        expect({ status, received }).toEqual({ status: 'Success', received: 1 });
      else
        expect({ status, code }).toEqual({ status: 'Fail', code: 'failure_verifying_submitted_application' });
    },
  );

  it('leaves a ledger that balances: used when confirmed, returned otherwise', () => {
    const { status, credits } = round();
    const captured = status === 'Success' ? 1 : 0;
    expect(credits).toEqual({ granted: 1, captured, reserved: 0, available: 1 - captured });
  });
});
