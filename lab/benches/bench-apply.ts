import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { submit } from '#automation/run/submit.ts';
import { findChromium } from '#backend/platform/processes/find-chromium.mjs';
import { round } from '#domain/trust/trust-report.ts';
import type { Figure } from '#lab/figures/figure.ts';
import { readChildren } from '#lab/trust-report/read-children.ts';
import { silentHooks } from '#lab/trust-report/silent-hooks.ts';
import { startPracticeRun } from '#lab/trust-report/start-practice-run.ts';
import type { PracticeJob } from '#practice/form/practice-job.ts';
import { siteJobs } from '#practice/sites/site-jobs.ts';

/** The browser's CPU time per application. */
const cpuSeconds = { headlessShell: 1.5, fullBrowser: 3.5 };

/** `apply [--count N]`: many applications in a row, two at a time, with 25 fields each. */
export async function benchApply(args: string[]): Promise<Figure[] | undefined> {
  const { values } = parseArgs({ args, options: { count: { type: 'string', default: '300' } } });
  const count = Number(values.count);
  if (!Number.isInteger(count) || count < 1) {
    console.error('usage: npm run -s lab -- apply [--count N]');
    return undefined;
  }
  const job = siteJobs.findLast((one) => one.ats === 'personio') as PracticeJob;
  const figures = await applyInARow({ count, job });
  console.log(JSON.stringify(figures));
  const { browser, fields, arrived, cookiesSeen, zombies, filesLeft, growth, cpuSecondsEach } = figures;
  const limit = browser.includes('headless') ? cpuSeconds.headlessShell : cpuSeconds.fullBrowser;
  const isClean = cookiesSeen + zombies + filesLeft === 0 && growth <= 0.15;
  return [
    {
      row: 'apply',
      isMet: arrived === count && isClean && cpuSecondsEach <= limit,
      said: `${browser}: ${cpuSecondsEach} s each (${fields} inputs); ${arrived} of ${count} sent in a row arrived; ${cookiesSeen} cookies, ${zombies} zombies, ${filesLeft} leftover files, memory grew by ${Math.round(growth * 100)}%`,
    },
  ];
}

interface Row {
  count: number;
  job: PracticeJob;
  settleMs?: number;
}

/** Everything happens below its own folder, so that leftovers can be found. */
export async function applyInARow({ count, job, settleMs }: Row) {
  const folder = mkdtempSync(join(tmpdir(), 'applications-'));
  const outside = process.env['TMPDIR'];
  process.env['TMPDIR'] = folder;
  try {
    const practice = await startPracticeRun();
    const brief = { ...(await practice.approve(job)), ...(settleMs !== undefined && { settleMs }) };
    const seen = { confirmed: 0, cookies: 0 };
    const memory: number[] = [];
    const before = readChildren().cpuSeconds;
    let next = 0;
    const applyOn = async (): Promise<void> => {
      while (next < count) {
        next += 1;
        const { outcome } = await submit(practice.browser, brief, silentHooks);
        if (outcome === 'confirmed') seen.confirmed += 1;
        const cookies = await practice.browser.withPage(async (page) => {
          await page.goto(practice.origin);
          return page.context().cookies();
        });
        seen.cookies += cookies.length;
        memory.push(readChildren().megabytes);
      }
    };
    await Promise.all([applyOn(), applyOn()]);
    const cpu = readChildren().cpuSeconds - before;
    const arrived = (await practice.inboxOf(job)).length;
    const browser = `${basename(findChromium(process.env) ?? '')} ${practice.browser.version}`;
    await practice.close();
    const { zombies } = readChildren();
    return {
      count,
      browser,
      fields: brief.form.fields.length,
      confirmed: seen.confirmed,
      arrived,
      cookiesSeen: seen.cookies,
      cpuSecondsEach: round(cpu / count),
      zombies,
      filesLeft: readdirSync(folder).length,
      growth: growthOf(memory),
    };
  } finally {
    if (outside === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = outside;
    rmSync(folder, { recursive: true, force: true });
  }
}

/** How much more memory the last quarter uses than the second; the first warms up. */
function growthOf(memory: readonly number[]): number {
  const quarter = Math.floor(memory.length / 4);
  const middle = (part: number[]) => part.toSorted((a, b) => a - b)[Math.floor(part.length / 2)] ?? 0;
  const early = middle(memory.slice(quarter, 2 * quarter));
  return early === 0 ? 0 : round(middle(memory.slice(-quarter)) / early - 1);
}
