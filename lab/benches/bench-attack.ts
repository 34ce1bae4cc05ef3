import type { Platform } from '#backend/platform/platform.ts';
import { loadConfig } from '#backend/platform/settings/config.ts';
import type { AddressAttack } from '#lab/attack/attack-fetches.ts';
import { type Figure, say, saySeconds } from '#lab/figures/figure.ts';
import { openBenchHome } from '#lab/jobs/open-bench-home.ts';

type Part = (count: string | undefined, from: string) => Promise<Figure>;

const parts: Record<string, Part> = {
  async fetches() {
    const { attackFetches } = await import('#lab/attack/attack-fetches.ts');
    return judgeAddresses('attack-fetches', await atHome((platform) => attackFetches(platform)));
  },
  async browser() {
    const { attackBrowser } = await import('#lab/attack/attack-browser.ts');
    return judgeAddresses('attack-browser', await attackBrowser(findBrowser()));
  },
  async written() {
    const { attackWritten, findActiveTexts } = await import('#lab/attack/attack-written.ts');
    const { written, active } = findActiveTexts();
    const shown = await attackWritten(findBrowser());
    console.log(JSON.stringify({ written, active, ...shown }, null, 2));
    return {
      row: 'attack-written',
      isMet: active.length + shown.harm === 0,
      said: `${shown.texts} strings, ${say(written)} pages: ${active.length} active · ${shown.pages} pages containing all of them, in Chromium without a content security policy: ${shown.harm} ran (control: ${shown.plain} of 2 unescaped strings ran)`,
    };
  },
  async pages(count) {
    const { attackPages } = await import('#lab/attack/attack-pages.ts');
    const most = count === undefined ? Infinity : Number(count);
    const attack = await attackPages(findBrowser(), { most, say: (line) => console.error(line) });
    console.log(JSON.stringify(attack, null, 2));
    return {
      row: 'attack-pages',
      isMet: attack.harm === 0,
      said: `${attack.payloads} strings, shown ${say(attack.shown)} times on ${say(attack.pages)} pages: ${attack.harm} ran or waited for a click, ${attack.unseen.length} were never shown`,
    };
  },
  async employers(wanted) {
    const { attackEmployers, hostilePages } = await import('#lab/attack/employers/attack-employers.ts');
    const chosen = hostilePages.filter(({ name }) => !wanted || wanted.split(',').includes(name));
    const attack = await atHome((platform) =>
      attackEmployers(platform, findBrowser(), { pages: chosen, say: (line) => console.error(line) }),
    );
    console.log(JSON.stringify(attack, null, 2));
    const { pages, triedAgain, sentTwice, calledUnsent, calledApplied, undisclosed, unread } = attack;
    const { slowest, megabytes } = attack;
    const harm = [sentTwice, calledUnsent, calledApplied, undisclosed, unread];
    return {
      row: 'attack-employers',
      isMet: harm.every((names) => names.length === 0),
      said: `${pages} pages, ${triedAgain} approved again: ${sentTwice.length} sent twice, ${calledUnsent.length} sent but reported as unsent, ${calledApplied.length} marked Applied but not received, ${undisclosed.length} disclosures missing · the worker continued after each page and used at most ${slowest.seconds} s and ${megabytes} MB`,
    };
  },
  async uploads(count = '2000', from) {
    const { attackUploads } = await import('#lab/attack/attack-uploads.ts');
    const { hostileFiles } = await import('#resume/fixtures/hostile-files.ts');
    const more = from === '0' ? hostileFiles.map(({ write }) => write()) : [];
    const wanted = { count: Number(count), from: Number(from), more };
    const attack = await atHome((platform) => attackUploads(platform, wanted));
    console.log(JSON.stringify(attack, null, 2));
    return {
      row: 'attack-uploads',
      isMet: attack.harm === 0,
      said: `${say(attack.files)} files over HTTP (${more.length} of them crafted): ${attack.broken} responses with a status of 500 or higher, the API never exited · child process at most ${attack.childMegabytes} MB and ${saySeconds(attack.slowestMilliseconds)}`,
    };
  },
};

/**
 * Every hostile address at every door, every hostile text on every page, every hostile employer, and 2,000
 * damaged uploads; fails when one did harm.
 */
export async function benchAttack([part, count, from = '0']: string[]): Promise<Figure[] | undefined> {
  const wanted = part === undefined ? Object.values(parts) : [parts[part]];
  const figures: Figure[] = [];
  for (const attack of wanted) {
    if (!attack) {
      console.error(
        `usage: npm run -s lab -- attack [${Object.keys(parts).join('|')} [COUNT [FROM]|PAGE,PAGE…]]`,
      );
      return undefined;
    }
    figures.push(await attack(count, from));
  }
  return figures;
}

function findBrowser(): string {
  return loadConfig().chromiumPath ?? 'chromium';
}

async function atHome<T>(work: (platform: Platform) => Promise<T>): Promise<T> {
  const home = await openBenchHome();
  try {
    return await work(home.open(4));
  } finally {
    await home.close();
  }
}

function judgeAddresses(row: 'attack-fetches' | 'attack-browser', attack: AddressAttack): Figure {
  console.log(JSON.stringify(attack, null, 2));
  const { addresses, tries, hits, begun } = attack;
  return {
    row,
    isMet: hits.length + begun.length === 0,
    said: `${addresses} addresses, ${say(tries)} attempts: ${hits.length} reached an internal server · ${begun.length} connections attempted`,
  };
}
