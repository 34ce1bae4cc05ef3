import type { Frame, Locator } from 'playwright-core';
import type { BoundAdapter } from '#automation/employers/employer-adapter.ts';

const sending =
  /^(submit|send|apply|complete|finish)( (my|your|the|this))?( (application|now|form|details|resume))?( now)?$/i;

/** The one button that sends this form; null when there is none or more than one that could be. */
export async function findSendButton(
  frame: Frame,
  { marks, form: around }: BoundAdapter,
): Promise<Locator | null> {
  if (marks.submit !== '') return onlyOne(frame.locator(marks.submit));
  const form = frame.locator(around || 'body');
  const named = form.getByRole('button', { name: sending }).or(form.getByRole('link', { name: sending }));
  return (
    (await onlyOne(named)) ??
    (await onlyOne(named.and(frame.locator('[type=submit]')))) ??
    (await onlyOne(form.locator('button[type=submit], input[type=submit]'))) ??
    onlyOne(form.locator('button:not([type])'))
  );
}

async function onlyOne(candidates: Locator): Promise<Locator | null> {
  const visible = candidates.filter({ visible: true });
  return (await visible.count()) === 1 ? visible : null;
}
