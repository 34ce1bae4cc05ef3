type Bench = (args: string[]) => Promise<number>;

/** Each bench is loaded only when it is called. */
const benches: Record<string, Bench> = {
  apply: async (args) => (await import('./bench-apply.ts')).benchApply(args),
  crash: async (args) => (await import('./bench-crash.ts')).benchCrash(args),
  attack: async (args) => (await import('./bench-attack.ts')).benchAttack(args),
  'api-crash': async (args) => (await import('./bench-api-crash.ts')).benchApiCrash(args),
  storm: async (args) => (await import('./bench-storm.ts')).benchStorm(args),
  footprint: async () => (await import('./bench-footprint.ts')).benchFootprint(),
  race: async (args) => (await import('./bench-race.ts')).benchRace(args),
  lists: async (args) => (await import('./bench-lists.ts')).benchLists(args),
  poll: async (args) => (await import('./bench-poll.ts')).benchPoll(args),
  web: async (args) => (await import('./bench-web.ts')).benchWeb(args),
  upload: async () => (await import('./bench-upload.ts')).benchUpload(),
  match: async (args) => (await import('./bench-match.ts')).benchMatch(args),
  search: async (args) => (await import('./bench-search.ts')).benchSearch(args),
  enumeration: async () => (await import('./bench-enumeration.ts')).benchEnumeration(),
  session: async () => (await import('./bench-session.ts')).benchSession(),
  resumes: async (args) => (await import('./bench-resumes.ts')).benchResumes(args),
};

export async function benchCommand([name = '', ...args]: string[]): Promise<number> {
  const bench = benches[name];
  if (bench) return await bench(args);
  console.error(`usage: bench ${Object.keys(benches).join('|')}`);
  return 2;
}
