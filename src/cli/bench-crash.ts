import { crashMoments } from './crash-test/crash-moment.ts';
import { runCrashTest } from './crash-test/run-crash-test.ts';

const usual = 30;

/** Crashes at every moment of sending, over and over; fails when anything arrived twice or the ledger is off. */
export async function benchCrash([rounds = String(usual)]: string[]): Promise<number> {
  const count = Number(rounds);
  if (!Number.isInteger(count) || count < 1) {
    console.error('usage: bench crash [ROUNDS]');
    return 2;
  }
  const moments = Array.from(
    { length: count },
    (_, index) => crashMoments[index % crashMoments.length] ?? 'opened',
  );
  const results = await runCrashTest(moments, (line) => console.error(line));
  const endings: Record<string, number> = {};
  for (const { status, code } of results) {
    const ending = code ?? status;
    endings[ending] = (endings[ending] ?? 0) + 1;
  }
  const summary = {
    rounds: results.length,
    killed: results.filter((one) => one.killed).length,
    arrivedTwice: results.filter((one) => one.received > 1).length,
    unfinished: results.filter((one) => one.status !== 'Success' && one.status !== 'Fail').length,
    saidAppliedButNotReceived: results.filter((one) => one.status === 'Success' && one.received !== 1).length,
    ledgersOff: results.filter(({ status, credits }) => {
      const captured = status === 'Success' ? 1 : 0;
      return credits.reserved !== 0 || credits.captured !== captured || credits.available !== 1 - captured;
    }).length,
    endings,
  };
  console.log(JSON.stringify(summary));
  const { arrivedTwice, unfinished, saidAppliedButNotReceived, ledgersOff } = summary;
  return arrivedTwice + unfinished + saidAppliedButNotReceived + ledgersOff === 0 ? 0 : 1;
}
