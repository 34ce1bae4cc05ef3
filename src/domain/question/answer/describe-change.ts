import { questionChangeTexts as texts } from '#domain/messages/answers.ts';
import type { FormField } from '#domain/question/form/employer-form.ts';

/** What an employer changed about a question, in one sentence. */
export function describeChange({ before, after }: { before: FormField; after: FormField }): string {
  const changes = [
    before.label !== after.label && texts.label(before.label),
    before.required !== after.required && (after.required ? texts.nowRequired : texts.nowOptional),
    before.control !== after.control && texts.otherControl,
    ...describeOptions(before, after),
  ].filter((part) => typeof part === 'string');
  return changes.length === 0 ? after.label : texts.changed(after.label, changes);
}

function describeOptions(before: FormField, after: FormField): string[] {
  const [old, now] = [before, after].map(({ options }) => options.map(({ label }) => label));
  const added = now?.filter((label) => !old?.includes(label)) ?? [];
  const gone = old?.filter((label) => !now?.includes(label)) ?? [];
  return [
    ...(added.length > 0 ? [texts.newChoices(quote(added))] : []),
    ...(gone.length > 0 ? [texts.goneChoices(quote(gone))] : []),
  ];
}

function quote(labels: readonly string[]): string {
  return labels.map((label) => `“${label}”`).join(', ');
}
