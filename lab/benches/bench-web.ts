import { measurePage } from '#automation/page/measure-page.ts';
import { measureTabSwitches } from '#automation/page/measure-tab-switches.ts';
import { type Figure, saySeconds } from '#lab/figures/figure.ts';
import { withBenchService } from '#lab/service/with-bench-service.ts';
import { addBenchApplications, addBenchJobs, addTrackedPerson } from '#lab/tracker/add-tracked-person.ts';
import { openRunning } from '#lab/tracker/open-running.ts';

const goals = { lcp: 2500, cls: 0.05, inp: 200, tabPaint: 100 };
const cpuSlowdown = 4;
const paths = ['/', '/how-it-works', '/blog', '/jobs', '/jobs/nursing', '/contact', '/login'];
const widths = [390, 1440];
const applications = 2000;

/**
 * Measures what a person on a slow machine feels on each public page, and how fast a long list is painted.
 */
export function benchWeb([part]: string[]): Promise<Figure[]> {
  return withBenchService(async (browser, origin, dataDir) => {
    const speeds: Awaited<ReturnType<typeof measurePage>>[] = [];
    const paints: { cpuSlowdown: number; width: number; paintMs: number }[] = [];
    for (const path of part === 'tabs' ? [] : paths) {
      for (const width of widths) {
        const speed = await measurePage(browser, { url: origin + path, cpuSlowdown, width });
        speeds.push(speed);
        console.log(JSON.stringify({ path, width, cpuSlowdown, ...round(speed) }));
      }
    }
    const cookie = await addLongList(dataDir);
    const url = `${origin}/dashboard/applications`;
    for (const slowdown of [1, cpuSlowdown])
      for (const width of widths) {
        const visit = {
          url,
          cookie,
          listPath: '/applications/detail',
          without: 'Manual',
          cpuSlowdown: slowdown,
          width,
        };
        for (const { tab, paintMs } of await measureTabSwitches(browser, visit)) {
          paints.push({ cpuSlowdown: slowdown, width, paintMs });
          console.log(JSON.stringify({ tab, applications, width, cpuSlowdown: slowdown, paintMs }));
        }
      }
    return [...(speeds.length > 0 ? [judgePages(speeds)] : []), judgeTabs(paints)];
  });
}

function judgePages(speeds: readonly { lcp: number; cls: number; inp: number }[]): Figure {
  const worst = (key: 'lcp' | 'cls' | 'inp') => Math.max(...speeds.map((speed) => speed[key]));
  const fastest = Math.min(...speeds.map(({ lcp }) => lcp));
  return {
    row: 'web',
    isMet: worst('lcp') <= goals.lcp && worst('cls') <= goals.cls && worst('inp') <= goals.inp,
    said: `largest contentful paint ${saySeconds(fastest)} to ${saySeconds(worst('lcp'))} · layout shift ${worst('cls').toFixed(3)} · slowest response ${Math.round(worst('inp'))} ms (${speeds.length} visits)`,
  };
}

function judgeTabs(paints: readonly { cpuSlowdown: number; width: number; paintMs: number }[]): Figure {
  const slowest = (slowdown: number) =>
    widths.map((width) => {
      const times = paints.filter((one) => one.width === width && one.cpuSlowdown === slowdown);
      return Math.round(Math.max(...times.map(({ paintMs }) => paintMs)));
    });
  return {
    row: 'web-tabs',
    isMet: slowest(1).every((ms) => ms <= goals.tabPaint),
    said: `slowest tab ${slowest(1).join(' and ')} ms; at ${cpuSlowdown}× CPU slowdown, ${slowest(cpuSlowdown).join(' and ')} ms`,
  };
}

/** A person with 2,000 applications; returns their session cookie. */
async function addLongList(dataDir: string): Promise<{ name: string; value: string }> {
  const platform = await openRunning(dataDir);
  try {
    const person = await addTrackedPerson(platform, 10);
    const jobIds = await addBenchJobs(platform, applications);
    const statuses = [
      'ReadyForReview',
      'Success',
      'Fail',
      'ReadyForQuickApply',
      'Processing',
      'Preparing',
    ] as const;
    await addBenchApplications(platform, person, { jobIds, statuses });
    const [name = '', ...value] = person.cookie.split('=');
    return { name, value: value.join('=') };
  } finally {
    await platform.database.close();
  }
}

function round({ lcp, cls, inp }: { lcp: number; cls: number; inp: number }) {
  return { lcp: Math.round(lcp), cls: Math.round(cls * 1000) / 1000, inp: Math.round(inp) };
}
