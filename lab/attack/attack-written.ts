import { openBrowser } from '#automation/browser/browser.ts';
import { findActiveContent } from './find-active-content.ts';
import { writeHostilePages } from './write-hostile-pages.ts';
import { canaryHost, listXssPayloads } from './xss-payloads.ts';

const perPage = 125;

/**
 * Puts each text alone into each HTML that we write, and finds the ones that would be active in the parsed
 * markup.
 */
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

/**
 * Opens the HTML we write from hostile texts in a real browser without a content security policy; unescaped
 * HTML proves that the check can fail.
 */
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
        await page.setContent(html, { waitUntil: 'domcontentloaded', timeout: 300_000 });
        // Focus, animations, and failing images get two frames and a moment each.
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
  const attack = 'texts in the HTML we write, without a content security policy';
  return { attack, texts: texts.length, pages, harm: executions.length, executions, plain: plain.length };
}
