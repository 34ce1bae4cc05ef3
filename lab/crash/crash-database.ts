import { type Figure, say, saySeconds } from '#lab/figures/figure.ts';
import { runStorm } from './run-storm.ts';

/** Kills the database under load, again and again; fails when a promise was not kept. */
export async function crashDatabase([restarts = '20', applications = '24']: string[]): Promise<Figure[]> {
  const storm = await runStorm({
    restarts: Number(restarts),
    applications: Number(applications),
    everyMs: 5000,
    say: (line) => console.error(line),
  });
  console.log(JSON.stringify(storm));
  const { lost, apiExits, arrivedTwice, unfinished, saidAppliedButNotReceived, ledgersOff } = storm;
  const broken = lost + apiExits + arrivedTwice + unfinished + saidAppliedButNotReceived + ledgersOff;
  const ended = Object.entries(storm.endings).map(([ending, count]) => `${count} ${ending}`);
  return [
    {
      row: 'storm',
      isMet: broken === 0 && storm.slowestBackMs <= 5000,
      said: `${restarts} kills, ${applications} applications, ${storm.workersKilled} workers killed: ${say(storm.acknowledged)} acknowledged writes, ${lost} lost · ${arrivedTwice} applications arrived twice · ${unfinished} not final (${ended.join(', ')}) · ${ledgersOff} ledgers out of balance · ${apiExits} API processes exited · recovered within ${saySeconds(storm.slowestBackMs)}`,
    },
  ];
}
