import type { Figure } from './figures/figure.ts';
import type { Writer } from './figures/row-writers.ts';

/** Returns its figures, or nothing when it was called with wrong arguments and has printed its usage. */
type Bench = (args: string[]) => Promise<Figure[] | undefined>;

/** Each bench is loaded only when it runs. */
export const benches = {
  apply: async (args) => (await import('./benches/bench-apply.ts')).benchApply(args),
  crash: async (args) => (await import('./benches/bench-crash.ts')).benchCrash(args),
  blocking: async (args) => (await import('./benches/bench-blocking.ts')).benchBlocking(args),
  attack: async (args) => (await import('./benches/bench-attack.ts')).benchAttack(args),
  'api-crash': async (args) => (await import('./benches/bench-api-crash.ts')).benchApiCrash(args),
  footprint: async () => (await import('./benches/bench-footprint.ts')).benchFootprint(),
  race: async (args) => (await import('./benches/bench-race.ts')).benchRace(args),
  lists: async (args) => (await import('./benches/bench-lists.ts')).benchLists(args),
  poll: async (args) => (await import('./benches/bench-poll.ts')).benchPoll(args),
  web: async (args) => (await import('./benches/bench-web.ts')).benchWeb(args),
  lighthouse: async (args) => (await import('./benches/bench-lighthouse.ts')).benchLighthouse(args),
  upload: async () => (await import('./benches/bench-upload.ts')).benchUpload(),
  match: async (args) => (await import('./benches/bench-match.ts')).benchMatch(args),
  'match-pairs': async (args) => (await import('./benches/bench-match-pairs.ts')).benchMatchPairs(args),
  search: async (args) => (await import('./benches/bench-search.ts')).benchSearch(args),
  enumeration: async () => (await import('./benches/bench-enumeration.ts')).benchEnumeration(),
  session: async () => (await import('./benches/bench-session.ts')).benchSession(),
  resumes: async (args) => (await import('./benches/bench-resumes.ts')).benchResumes(args),
  skills: async (args) => (await import('./benches/bench-skills.ts')).benchSkills(args),
  boards: async (args) => (await import('./benches/bench-boards.ts')).benchBoards(args),
  sweep: async (args) => (await import('./benches/bench-sweep.ts')).benchSweep(args),
  machines: async (args) => (await import('./benches/bench-machines.ts')).benchMachines(args),
  tests: async (args) => (await import('./benches/bench-tests.ts')).benchTests(args),
} satisfies Record<string, Bench>;

/** `NAME … [--publish]`: exits with 1 when a target is missed; `--publish` writes the result to docs/reliability. */
export async function benchCommand([name = '', ...args]: string[]): Promise<number> {
  if (!isBench(name)) {
    console.error(`usage: npm run -s lab -- ${Object.keys(benches).join('|')}|trust-report [--publish]`);
    return 2;
  }
  const bench: Bench = benches[name];
  const figures = await bench(args.filter((arg) => arg !== '--publish'));
  if (!figures) return 2;
  if (args.includes('--publish')) {
    const { publishFigures } = await import('./figures/reliability-table.ts');
    publishFigures(`bench ${name}` satisfies Writer, figures);
  }
  return figures.every(({ isMet }) => isMet) ? 0 : 1;
}

function isBench(name: string): name is keyof typeof benches {
  return name in benches;
}
