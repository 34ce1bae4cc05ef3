import { measurePage } from '#automation/measure-page.ts';
import { withBenchService } from './with-bench-service.ts';

const goals = { lcp: 2500, cls: 0.05, inp: 200 };
const cpuSlowdown = 4;
const paths = ['/', '/how-it-works', '/blog', '/jobs', '/jobs/nursing', '/contact', '/login'];
const widths = [390, 1440];

/** Prints what a person on a slow machine feels on each public page. */
export function benchWeb(): Promise<number> {
  return withBenchService(async (browser, origin) => {
    let isWithinGoals = true;
    for (const path of paths) {
      for (const width of widths) {
        const speed = await measurePage(browser, { url: origin + path, cpuSlowdown, width });
        isWithinGoals &&= speed.lcp <= goals.lcp && speed.cls <= goals.cls && speed.inp <= goals.inp;
        console.log(JSON.stringify({ path, width, cpuSlowdown, ...round(speed) }));
      }
    }
    return isWithinGoals ? 0 : 1;
  });
}

function round({ lcp, cls, inp }: { lcp: number; cls: number; inp: number }) {
  return { lcp: Math.round(lcp), cls: Math.round(cls * 1000) / 1000, inp: Math.round(inp) };
}
