import { measurePage } from '#automation/measure-page.ts';
import { measureTabSwitches } from '#automation/measure-tab-switches.ts';
import { addBenchApplications, addBenchJobs, addTrackedPerson } from './bench-tracker/add-tracked-person.ts';
import { openRunning } from './bench-tracker/open-running.ts';
import { withBenchService } from './with-bench-service.ts';

const goals = { lcp: 2500, cls: 0.05, inp: 200, tabPaint: 100 };
const cpuSlowdown = 4;
const paths = ['/', '/how-it-works', '/blog', '/jobs', '/jobs/nursing', '/contact', '/login'];
const widths = [390, 1440];
const applications = 2000;

/** Prints what a person on a slow machine feels on each public page, and how fast a long list is painted. */
export function benchWeb([part]: string[]): Promise<number> {
  return withBenchService(async (browser, origin, dataDir) => {
    let isWithinGoals = true;
    for (const path of part === 'tabs' ? [] : paths) {
      for (const width of widths) {
        const speed = await measurePage(browser, { url: origin + path, cpuSlowdown, width });
        isWithinGoals &&= speed.lcp <= goals.lcp && speed.cls <= goals.cls && speed.inp <= goals.inp;
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
          if (slowdown === 1) isWithinGoals &&= paintMs <= goals.tabPaint;
          console.log(JSON.stringify({ tab, applications, width, cpuSlowdown: slowdown, paintMs }));
        }
      }
    return isWithinGoals ? 0 : 1;
  });
}

/** Somebody with 2,000 applications; answers the cookie of their session. */
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
