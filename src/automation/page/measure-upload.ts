import type { Browser } from '#automation/browser/browser.ts';

interface Upload {
  origin: string;
  signUp: { path: string; form: object };
  file: { name: string; mimeType: string; buffer: Buffer };
  /** The text that is in a field once the resume was read. */
  reads: string;
}

/** Milliseconds from choosing a file until a new user sees the profile read from it. */
export function measureUpload(browser: Browser, { origin, signUp, file, reads }: Upload): Promise<number> {
  return browser.withPage(async (page) => {
    await page.goto(`${origin}/robots.txt`);
    const status = await page.evaluate(async ({ path, form }) => {
      const headers = { 'content-type': 'application/json' };
      return (await fetch(path, { method: 'POST', headers, body: JSON.stringify(form) })).status;
    }, signUp);
    if (status >= 400) throw new Error(`Signing up answered ${status}.`);
    await page.goto(`${origin}/profile-review`);
    await page.getByRole('button', { name: 'Fill in by hand', disabled: false }).waitFor();
    const start = performance.now();
    await page.locator('input[type=file]').setInputFiles(file);
    await page.locator(`input[value="${reads}"]`).waitFor();
    return performance.now() - start;
  });
}
