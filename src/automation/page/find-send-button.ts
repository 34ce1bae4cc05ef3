import type { Frame, Locator } from 'playwright-core';
import { phrase } from '#automation/reader/words/phrases.ts';
import type { BoundAdapter } from '#systems/reading/form/employer-adapter.ts';

/** The only button that goes to the form's next step, or null. */
export function findNextButton(frame: Frame, { form: around }: BoundAdapter): Promise<Locator | null> {
  const form = frame.locator(around || 'body');
  return onlyOne(
    form
      .getByRole('button', { name: phrase.nextButton })
      .or(form.getByRole('link', { name: phrase.nextButton })),
  );
}

/** The only button that submits this form; null when there is none or more than one candidate. */
export async function findSendButton(frame: Frame, adapter: BoundAdapter): Promise<Locator | null> {
  const { marks, form: around } = adapter;
  if (marks.submit !== '') return onlyOne(frame.locator(marks.submit));
  const form = frame.locator(around || 'body');
  const named = form
    .getByRole('button', { name: phrase.sendButton })
    .or(form.getByRole('link', { name: phrase.sendButton }));
  const sends = (await onlyOne(named)) ?? (await onlyOne(named.and(frame.locator('[type=submit]'))));
  if (sends || (await findNextButton(frame, adapter))) return sends;
  return (
    (await onlyOne(form.locator('button[type=submit], input[type=submit]'))) ??
    onlyOne(form.locator('button:not([type])'))
  );
}

async function onlyOne(candidates: Locator): Promise<Locator | null> {
  const visible = candidates.filter({ visible: true });
  return (await visible.count()) === 1 ? visible : null;
}
