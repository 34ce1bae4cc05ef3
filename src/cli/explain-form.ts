import type { Claim, Explanation } from '#automation/page/explain-look.ts';
import { explainSnapshot, readSnapshot } from '#automation/read/page-snapshot.ts';
import { takeSavedSnapshot } from '#automation/read/read-questions.ts';
import { formCommandTexts } from '#domain/messages/cli.ts';
import type { FormField } from '#domain/question/form/employer-form.ts';
import { loadSavedPage, withBrowser } from './apply-commands.ts';

/** `read-form FILE.html --explain` prints what each rule claimed about a saved page and which one decided. */
export async function explainForm(target: string, originalUrl: string | undefined): Promise<number> {
  const { html, address } = await loadSavedPage(target, originalUrl);
  return withBrowser(originalUrl ?? target, async (browser) => {
    const snapshot = await takeSavedSnapshot(browser, { html, url: address, deadlineMs: 60_000 });
    const { pageKind, fields } = await readSnapshot(snapshot, browser.origins);
    const why = explainSnapshot(snapshot, browser.origins);
    console.log(describeExplanation(pageKind, fields, why).join('\n'));
    return 0;
  });
}

function describeExplanation(pageKind: string, fields: readonly FormField[], why: Explanation): string[] {
  const line = (at: number, weight: number, said: string) => `  ${at === 0 ? '→' : ' '} ${weight} ${said}`;
  const list = (what: string, claims: readonly Claim[]) =>
    claims.map(({ weight, claim, rule, because }, at) =>
      line(at, weight, formCommandTexts.reason(what, claim, rule, because)),
    );
  const questions = new Map(why.questions.map((one) => [one.path, one]));
  return [
    formCommandTexts.legend,
    formCommandTexts.pageKind(pageKind),
    ...(why.pageKind.length === 0 ? [formCommandTexts.noRule] : []),
    ...why.pageKind.map(({ rule, kind, weight }, at) => line(at, weight, formCommandTexts.claim(kind, rule))),
    ...list(formCommandTexts.chosenForm, why.application),
    ...why.forms.flatMap(({ label, score, isRead, purpose, points }) => [
      formCommandTexts.form(label, score, isRead),
      ...list(formCommandTexts.purpose, purpose),
      ...points.map(({ weight, claim, rule, because }) =>
        line(1, weight, formCommandTexts.reason(formCommandTexts.points, claim, rule, because)),
      ),
    ]),
    ...fields.flatMap(({ path, label, type, required }) => {
      const claims = questions.get(path);
      return [
        formCommandTexts.question(label, type, required),
        ...list(formCommandTexts.named, claims?.name ?? []),
        ...(claims?.required.length
          ? list(formCommandTexts.marked, claims.required)
          : [formCommandTexts.optional]),
        ...list(formCommandTexts.grouped, claims?.group ?? []),
        ...(claims?.options ?? []).flatMap((claim) => list(formCommandTexts.option, [claim])),
        ...(claims?.prompts ?? []).flatMap((claim) => list(formCommandTexts.prompt, [claim])),
        ...list(formCommandTexts.drawn, claims?.drawn ?? []),
      ];
    }),
    ...why.dropped.flatMap(({ label, reasons }) => [
      formCommandTexts.dropped(label),
      ...(reasons.length > 0 ? list(formCommandTexts.notRead, reasons) : [formCommandTexts.otherForm]),
    ]),
  ];
}
