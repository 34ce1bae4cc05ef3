import { loadConfig } from '#backend/platform/config.ts';
import type { Platform } from '#backend/platform/platform.ts';
import type { AddressAttack } from './attack/attack-fetches.ts';
import { openBenchHome } from './bench-jobs/open-bench-home.ts';

const parts = ['fetches', 'browser', 'texts', 'uploads'];

/** Every hostile address at every door, every hostile text on every page, 2,000 damaged uploads; fails when one did harm. */
export async function benchAttack([part, count, from = '0']: string[]): Promise<number> {
  if (part !== undefined && !parts.includes(part)) {
    console.error(`usage: bench attack [${parts.join('|')} [COUNT [FROM]]]`);
    return 2;
  }
  const isWanted = (name: string) => part === undefined || part === name;
  const say = (line: string) => console.error(line);
  const chromiumPath = loadConfig().chromiumPath ?? 'chromium';
  const results: object[] = [];
  if (isWanted('fetches')) {
    const { attackFetches } = await import('./attack/attack-fetches.ts');
    const fetched = await atHome((platform) => attackFetches(platform));
    results.push(judge('addresses fetched by the service', fetched));
  }
  if (isWanted('browser')) {
    const { attackBrowser } = await import('./attack/attack-browser.ts');
    results.push(judge('addresses and pages in the browser', await attackBrowser(chromiumPath)));
  }
  if (isWanted('texts')) {
    const { attackWritten } = await import('./attack/attack-written.ts');
    const { attackPages } = await import('./attack/attack-pages.ts');
    results.push(await attackWritten(chromiumPath));
    results.push(await attackPages(chromiumPath, { ...(part && count && { most: Number(count) }), say }));
  }
  if (isWanted('uploads')) {
    const { attackUploads } = await import('./attack/attack-uploads.ts');
    const { hostileFiles } = await import('#resume/fixtures/hostile-files.ts');
    const more = from === '0' ? hostileFiles.map(({ write }) => write()) : [];
    const wanted = { count: Number(count ?? 2000), from: Number(from), more };
    results.push(await atHome((platform) => attackUploads(platform, wanted)));
  }
  console.log(JSON.stringify(results, null, 2));
  return results.some((one) => 'harm' in one && one.harm !== 0) ? 1 : 0;
}

async function atHome<T>(work: (platform: Platform) => Promise<T>): Promise<T> {
  const home = await openBenchHome();
  try {
    return await work(home.open(4));
  } finally {
    await home.close();
  }
}

function judge(attack: string, result: AddressAttack): object {
  return { attack, harm: result.hits.length + result.begun.length, ...result };
}
