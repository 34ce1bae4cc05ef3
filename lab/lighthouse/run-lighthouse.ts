import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { loadConfig, projectRoot } from '#backend/platform/settings/config.ts';

/** Scores from 0 to 100, times in milliseconds. */
export interface Marks {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  /** Total blocking time. */
  tbt: number;
  /** Largest contentful paint. */
  lcp: number;
  /** How fast Lighthouse considers this machine. */
  benchmarkIndex: number;
}

/** The parts of Lighthouse's report that we read. */
export interface LighthouseReport {
  categories: Record<'performance' | 'accessibility' | 'best-practices' | 'seo', { score: number | null }>;
  audits: Record<'total-blocking-time' | 'largest-contentful-paint', { numericValue: number }>;
  environment: { benchmarkIndex: number };
}

const folder = join(projectRoot, 'scripts/lighthouse');
const program = join(folder, 'node_modules/lighthouse/cli/index.js');

/** Lighthouse is too large for everyone: only this command installs it. */
export function installLighthouse(): void {
  if (existsSync(program)) return;
  const args = ['ci', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund'];
  const { status } = spawnSync('npm', args, { stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error('Lighthouse could not be installed.');
}

export async function runLighthouse(url: string): Promise<Marks> {
  const flags = ['--headless', '--no-sandbox', '--disable-dev-shm-usage'].join(' ');
  const args = [program, url, '--output=json', '--output-path=stdout', '--quiet', `--chrome-flags=${flags}`];
  const child = spawn(process.execPath, args, {
    env: { ...process.env, CHROME_PATH: loadConfig().chromiumPath ?? 'chromium' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return readMarks((await json(child.stdout)) as LighthouseReport);
}

export function readMarks({ categories, audits, environment }: LighthouseReport): Marks {
  const score = (category: keyof typeof categories) => Math.round((categories[category].score ?? 0) * 100);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    tbt: audits['total-blocking-time'].numericValue,
    lcp: audits['largest-contentful-paint'].numericValue,
    benchmarkIndex: environment.benchmarkIndex,
  };
}
