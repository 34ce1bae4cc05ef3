import { openBrowser } from '#automation/browser/browser.ts';
import { findActiveContent } from './find-active-content.ts';
import { writeHostilePages } from './write-hostile-pages.ts';
import { canaryHost, listXssPayloads } from './xss-payloads.ts';

const perPage = 125;

/** Each text alone in each HTML that we write: what of it would act, by the parsed markup. */
export function findActiveTexts(): { written: number; active: string[] } {
  const active: string[] = [];
  let written = 0;
  for (const { text } of listXssPayloads())
    for (const [page, html] of Object.entries(writeHostilePages([text]))) {
      written += 1;
      active.push(...findActiveContent(html).map((one) => `${page}: ${one} of ${text}`));
    }
  return { written, active };
}

/** The HTML we write from hostile texts, opened in a real browser without any policy; a plain one shows that it would tell. */
export async function attackWritten(chromiumPath: string): Promise<{
  attack: string;
  texts: number;
  pages: number;
  harm: number;
  executions: string[];
  plain: number;
}> {
  const texts = listXssPayloads().map(({ text }) => text);
  const browser = await openBrowser({ chromiumPath, allowedPrivateHosts: [] });
  const executions: string[] = [];
  const plain: string[] = [];
  let pages = 0;
  try {
    await browser.withPage(async (page) => {
      let found = executions;
      await page.exposeFunction('__xss', (number: number) => found.push(`ran ${number}`));
      page.on('request', (request) => {
        if (URL.parse(request.url())?.hostname === canaryHost) found.push(`asked ${request.url()}`);
      });
      const show = async (html: string) => {
        await page.setContent(html, { waitUntil: 'domcontentloaded', timeout: 10_000 });
        // Focus, animations, pictures that fail: two frames and a moment for each.
        await page.evaluate('new Promise((done) => requestAnimationFrame(() => setTimeout(done, 60)))');
      };
      for (let start = 0; start < texts.length; start += perPage)
        for (const html of Object.values(writeHostilePages(texts.slice(start, start + perPage)))) {
          await show(html);
          pages += 1;
        }
      found = plain;
      await show(`<p>${texts[8]}</p><p>${texts[0]}</p>`);
    });
  } finally {
    await browser.close();
  }
  const attack = 'texts in what we write, without a policy';
  return { attack, texts: texts.length, pages, harm: executions.length, executions, plain: plain.length };
}
