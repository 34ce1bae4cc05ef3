import { type Figure, saySeconds } from '#lab/figures/figure.ts';
import { hostileFiles, type Trial, tryHostileFile } from '#resume/fixtures/hostile-files.ts';
import { mutateBytes } from '#resume/fixtures/mutate-bytes.ts';
import { seedFiles } from '#resume/fixtures/seed-files.ts';

const mutations = 300;
const limits = { milliseconds: 21_000, peakMegabytes: 800 };

type Result = Trial & { name: string; leaks: boolean };

/**
 * Reads every crafted file and 300 damaged ones; fails when one leaks, or its child process exceeds the
 * limits.
 */
export async function benchHostileResumes(): Promise<Figure[]> {
  const results: Result[] = [];
  for (const { name, write, mustNotHold } of hostileFiles) {
    const trial = await tryHostileFile(write());
    results.push({ name, ...trial, leaks: mustNotHold?.test(trial.text) ?? false });
  }
  for (const [index, { name, bytes }] of listMutations(mutations).entries())
    results.push({ name: `${name} ${index}`, ...(await tryHostileFile(bytes)), leaks: false });
  const isBad = (one: Result) =>
    one.leaks || one.milliseconds > limits.milliseconds || one.peakMegabytes > limits.peakMegabytes;
  const outcomes: Record<string, number> = {};
  for (const { outcome } of results) outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
  const bad = results.filter(isBad);
  const report = {
    files: results.length,
    crafted: hostileFiles.length,
    mutated: mutations,
    bad: bad.map(({ name, outcome, leaks }) => ({ name, outcome, leaks })),
    slowestMilliseconds: Math.round(Math.max(...results.map((one) => one.milliseconds))),
    peakMegabytes: Math.round(Math.max(...results.map((one) => one.peakMegabytes))),
    outcomes,
  };
  console.log(JSON.stringify(report, null, 2));
  const { crafted, peakMegabytes, slowestMilliseconds } = report;
  const said = `${crafted} crafted and ${mutations} damaged files: ${bad.length} exceeded a limit, at most ${peakMegabytes} MB and ${saySeconds(slowestMilliseconds)}`;
  return [{ row: 'hostile-resumes', isMet: bad.length === 0, said }];
}

function listMutations(count: number): { name: string; bytes: Uint8Array }[] {
  const seeds = Object.entries(seedFiles);
  return Array.from({ length: count }, (_, index) => {
    const [kind = '', seed = new Uint8Array()] = seeds[index % seeds.length] ?? [];
    return { name: `damaged ${kind}`, bytes: mutateBytes(seed, index) };
  });
}
