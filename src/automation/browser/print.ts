import type { Page } from 'playwright-core';
import type { Browser } from './browser.ts';

const url = 'https://print.invalid/';
const policy = "default-src 'none'; style-src 'unsafe-inline'";
const mostPages = 2;
const scales = [1, 0.92, 0.85, 0.78, 0.7];

/** A tagged PDF in the paper size of the page's CSS; shrinks the text before it would need a third sheet. */
export function printToPdf(browser: Browser, html: string): Promise<Buffer> {
  return browser.withPage(async (page) => {
    await showAlone(page, html);
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
  });
}

/** No network and no scripts, so the print contains only what the page contains. */
async function showAlone(page: Page, html: string): Promise<void> {
  const headers = { 'content-security-policy': policy };
  await page.route('**/*', (route, request) =>
    request.url() === url
      ? route.fulfill({ body: html, contentType: 'text/html; charset=utf-8', headers })
      : route.abort(),
  );
  await page.goto(url);
}

function countPages(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}
