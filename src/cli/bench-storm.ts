import { runStorm } from './crash-test/run-storm.ts';

/** Kills the database under load, again and again; fails when a promise was not kept. */
export async function benchStorm([restarts = '20', applications = '24']: string[]): Promise<number> {
  const storm = await runStorm({
    restarts: Number(restarts),
    applications: Number(applications),
    everyMs: 5000,
    say: (line) => console.error(line),
  });
  console.log(JSON.stringify(storm));
  const { lost, apiExits, arrivedTwice, unfinished, saidAppliedButNotReceived, ledgersOff } = storm;
  const broken = lost + apiExits + arrivedTwice + unfinished + saidAppliedButNotReceived + ledgersOff;
  return broken === 0 && storm.slowestBackMs <= 5000 ? 0 : 1;
}
