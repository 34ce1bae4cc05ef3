import { explainSnapshot, readSnapshot } from '#automation/read/page-snapshot.ts';
import { takeSavedSnapshot } from '#automation/read/read-questions.ts';
import { formCommandTexts } from '#domain/messages/cli.ts';
import { loadSavedPage, withBrowser } from './apply-commands.ts';

/** `read-form FILE.html --explain` prints what each rule claimed about a saved page and which one decided. */
export async function explainForm(target: string, originalUrl: string | undefined): Promise<number> {
  const { html, address } = await loadSavedPage(target, originalUrl);
  return withBrowser(originalUrl ?? target, async (browser) => {
    const snapshot = await takeSavedSnapshot(browser, { html, url: address, deadlineMs: 60_000 });
    const { pageKind, fields } = await readSnapshot(snapshot, browser.origins);
    const why = explainSnapshot(snapshot, browser.origins);
    const line = (at: number, weight: number, said: string) => `  ${at === 0 ? '→' : ' '} ${weight} ${said}`;
    console.log(formCommandTexts.pageKind(pageKind));
    if (why.pageKind.length === 0) console.log(formCommandTexts.noRule);
    for (const [at, { rule, kind, weight }] of why.pageKind.entries())
      console.log(line(at, weight, formCommandTexts.claim(kind, rule)));
    for (const { path, label, type, required } of fields) {
      console.log(formCommandTexts.question(label, type, required));
      for (const [at, { id, claim, weight, because }] of (why.required.get(path) ?? []).entries())
        console.log(line(at, weight, formCommandTexts.reason(claim, id, because)));
    }
    return 0;
  });
}
