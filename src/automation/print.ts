import type { Browser } from './browser.ts';

const url = 'https://print.invalid/';
const mostPages = 2;
const scales = [1, 0.92, 0.85, 0.78, 0.7];

/** A tagged PDF on the paper that the page's own CSS names; a long page is set smaller before it takes a third sheet. */
export function printToPdf(browser: Browser, html: string): Promise<Buffer> {
  return browser.withPage(
    async (page) => {
      await page.goto(url);
      let pdf: Buffer = Buffer.alloc(0);
      for (const scale of scales) {
        pdf = await page.pdf({
          preferCSSPageSize: true,
          printBackground: true,
          tagged: true,
          outline: true,
          scale,
        });
        if (countPages(pdf) <= mostPages) break;
      }
      return pdf;
    },
    { replay: { url, html } },
  );
}

function countPages(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}
