import { explainSnapshot, readSnapshot } from '#automation/read/page-snapshot.ts';
import { takeSavedSnapshot } from '#automation/read/read-questions.ts';
import { loadSavedPage, withBrowser } from './apply-commands.ts';

/** `read-form FILE.html --explain`: which rules claimed what about a saved page, and which of them decided. */
export async function explainForm(target: string, originalUrl: string | undefined): Promise<number> {
  const { html, address } = await loadSavedPage(target, originalUrl);
  return withBrowser(originalUrl ?? target, async (browser) => {
    const snapshot = await takeSavedSnapshot(browser, { html, url: address, deadlineMs: 60_000 });
    const { pageKind, fields } = await readSnapshot(snapshot, browser.origins);
    const why = explainSnapshot(snapshot, browser.origins);
    const line = (at: number, weight: number, said: string) => `  ${at === 0 ? '→' : ' '} ${weight} ${said}`;
    console.log(`Kind of page: ${pageKind}`);
    if (why.pageKind.length === 0) console.log('  no rule holds, so it is none of the known kinds');
    for (const [at, { rule, kind, weight }] of why.pageKind.entries())
      console.log(line(at, weight, `${kind} by ${rule}`));
    for (const { path, label, type, required } of fields) {
      console.log(`Question: ${label} (${type}${required ? ', required' : ''})`);
      for (const [at, { id, claim, weight, because }] of (why.required.get(path) ?? []).entries())
        console.log(line(at, weight, `${claim} by ${id}: ${because}`));
    }
    return 0;
  });
}
