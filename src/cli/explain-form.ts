import { explainSnapshot, readSnapshot } from '#automation/read/page-snapshot.ts';
import { takeSavedSnapshot } from '#automation/read/read-questions.ts';
import { loadSavedPage, withBrowser } from './apply-commands.ts';

/** `read-form FILE.html --explain`: which rules claimed what about a saved page, and which of them decided. */
export async function explainForm(target: string, originalUrl: string | undefined): Promise<number> {
  const { html, address } = await loadSavedPage(target, originalUrl);
  return withBrowser(originalUrl ?? target, async (browser) => {
    const snapshot = await takeSavedSnapshot(browser, { html, url: address, deadlineMs: 60_000 });
    const { pageKind, fields } = await readSnapshot(snapshot, browser.origins);
    const claims = explainSnapshot(snapshot, browser.origins).pageKind.map(
      ({ rule, kind, weight }, at) => `  ${at === 0 ? '→' : ' '} ${weight} ${kind} by ${rule}`,
    );
    console.log(`Kind of page: ${pageKind}`);
    console.log(claims.length > 0 ? claims.join('\n') : '  no rule holds, so it is none of the known kinds');
    for (const { label, type, required } of fields)
      console.log(`Question: ${label} (${type}${required ? ', required' : ''})`);
    return 0;
  });
}
