import { parseArgs } from 'node:util';
import { type Figure, saySeconds } from '#lab/figures/figure.ts';
import { installLighthouse, type Marks, runLighthouse } from '#lab/lighthouse/run-lighthouse.ts';
import { withBenchService } from '#lab/service/with-bench-service.ts';

const goals: Record<string, number> = { '/': 95, '/how-it-works': 95, '/pricing': 95, '/jobs': 90 };
const rounds = 3;

/** A page's marks as medians over the rounds. */
type Measured = Marks & { path: string; origin: string };

/**
 * `lighthouse [ORIGIN…] [--paths /,/jobs]`: Lighthouse's mobile preset on its own service, or on the services
 * at the origins, alternating, so that a busy machine slows all of them equally. The last origin is judged
 * against the first.
 */
export async function benchLighthouse(args: string[]): Promise<Figure[]> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { paths: { type: 'string', default: Object.keys(goals).join(',') } },
  });
  installLighthouse();
  const paths = values.paths.split(',');
  const measured =
    positionals.length > 0
      ? await measure(positionals, paths)
      : await withBenchService((_browser, origin) => measure([origin], paths));
  return [judge(measured)];
}

async function measure(origins: readonly string[], paths: readonly string[]): Promise<Measured[]> {
  const measured: Measured[] = [];
  for (const path of paths) {
    const runs = origins.map((): Marks[] => []);
    for (let round = 0; round < rounds; round += 1)
      for (const [index, origin] of origins.entries()) runs[index]?.push(await runLighthouse(origin + path));
    for (const [index, origin] of origins.entries()) {
      const marks = { path, origin, ...takeMedians(runs[index] ?? []) };
      measured.push(marks);
      console.log(JSON.stringify(marks));
    }
  }
  return measured;
}

export function takeMedians(runs: readonly Marks[]): Marks {
  const median = (key: keyof Marks) =>
    runs.map((run) => run[key]).toSorted((a, b) => a - b)[Math.floor(runs.length / 2)] ?? Number.NaN;
  return {
    performance: median('performance'),
    accessibility: median('accessibility'),
    bestPractices: median('bestPractices'),
    seo: median('seo'),
    tbt: median('tbt'),
    lcp: median('lcp'),
    benchmarkIndex: median('benchmarkIndex'),
  };
}

/**
 * A page meets its goal by its score or, where the machine limits that, by a third of the older blocking
 * time.
 */
export function judge(measured: readonly Measured[]): Figure {
  const origins = [...new Set(measured.map(({ origin }) => origin))];
  const [older, newest] = [origins[0], origins.at(-1)];
  const pages = measured.filter(({ origin }) => origin === newest);
  const blockedBefore = (path: string) =>
    older === newest ? 0 : (measured.find((one) => one.origin === older && one.path === path)?.tbt ?? 0);
  const isMet = pages.every(
    ({ path, performance, tbt }) =>
      performance >= (goals[path] ?? 95) || (blockedBefore(path) > 0 && tbt <= blockedBefore(path) / 3),
  );
  const said = pages.map(
    ({ path, performance, tbt, lcp }) =>
      `\`${path}\` ${performance} (blocking time ${Math.round(tbt)} ms, largest paint ${saySeconds(lcp)})`,
  );
  const others = pages.flatMap(({ accessibility, bestPractices, seo }) => [
    accessibility,
    bestPractices,
    seo,
  ]);
  const index = Math.round(Math.min(...pages.map(({ benchmarkIndex }) => benchmarkIndex)));
  return {
    row: 'lighthouse',
    isMet,
    said: `${said.join(' · ')}; accessibility, best practices, and SEO at least ${Math.min(...others)}; benchmarkIndex ${index}`,
  };
}
