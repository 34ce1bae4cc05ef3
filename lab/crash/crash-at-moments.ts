import type { Figure } from '#lab/figures/figure.ts';
import { allCrashMoments } from './crash-moment.ts';
import { runCrashTest } from './run-crash-test.ts';

/** Crashes at every moment of preparing and sending; fails when anything arrived twice or a ledger is off. */
export async function crashAtMoments([first = '0', most = String(allCrashMoments.length)]: string[]): Promise<
  Figure[] | undefined
> {
  const moments = allCrashMoments.slice(Number(first), Number(first) + Number(most));
  if (moments.length === 0) {
    console.error(
      `usage: npm run -s lab -- crash moments [FIRST [COUNT]]  of ${allCrashMoments.length} moments`,
    );
    return undefined;
  }
  const { kills, rounds: results } = await runCrashTest(moments, (line) => console.error(line));
  const endings: Record<string, number> = {};
  for (const { status, code } of results) {
    const ending = code ?? status;
    endings[ending] = (endings[ending] ?? 0) + 1;
  }
  const summary = {
    moments: results.length,
    kills,
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
  const ended = Object.entries(endings).map(([ending, count]) => `${count} ${ending}`);
  return [
    {
      row: 'crash',
      isMet: arrivedTwice + unfinished + saidAppliedButNotReceived + ledgersOff === 0,
      said: `${results.length} of ${allCrashMoments.length} moments, ${kills} kills: ${arrivedTwice} applications arrived twice, ${unfinished} left unfinished, ${saidAppliedButNotReceived} falsely marked Applied, ${ledgersOff} ledgers out of balance (${ended.join(', ')})`,
    },
  ];
}
