import type { Frame, Locator } from 'playwright-core';
import type { BoundAdapter } from '#systems/reading/form/employer-adapter.ts';

const sending =
  /^(submit|send|apply|complete|finish)( (my|your|the|this))?( (application|now|form|details|resume))?( now)?$/i;

const advancing =
  /^(next|continue|proceed|go on|save (and|&) (continue|next)|next (step|page|section)|continue to .{1,40}|next:? .{1,40})\s*[→»>›]*$/i;

/** The only button that goes to the form's next step, or null. */
export function findNextButton(frame: Frame, { form: around }: BoundAdapter): Promise<Locator | null> {
  const form = frame.locator(around || 'body');
  return onlyOne(
    form.getByRole('button', { name: advancing }).or(form.getByRole('link', { name: advancing })),
  );
}

/** The only button that submits this form; null when there is none or more than one candidate. */
export async function findSendButton(frame: Frame, adapter: BoundAdapter): Promise<Locator | null> {
  const { marks, form: around } = adapter;
  if (marks.submit !== '') return onlyOne(frame.locator(marks.submit));
  const form = frame.locator(around || 'body');
  const named = form.getByRole('button', { name: sending }).or(form.getByRole('link', { name: sending }));
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
