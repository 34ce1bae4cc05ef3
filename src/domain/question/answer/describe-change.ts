import type { FormField } from '#domain/question/form/employer-form.ts';

/** What an employer changed about a question, in one sentence. */
export function describeChange({ before, after }: { before: FormField; after: FormField }): string {
  const changes = [
    before.label !== after.label && `it was “${before.label}”`,
    before.required !== after.required && (after.required ? 'it is now required' : 'it is now optional'),
    before.control !== after.control && 'it is answered in another way',
    ...describeOptions(before, after),
  ].filter((part) => typeof part === 'string');
  return changes.length === 0 ? after.label : `${after.label}: ${changes.join(', ')}`;
}

function describeOptions(before: FormField, after: FormField): string[] {
  const [old, now] = [before, after].map(({ options }) => options.map(({ label }) => label));
  const added = now?.filter((label) => !old?.includes(label)) ?? [];
  const gone = old?.filter((label) => !now?.includes(label)) ?? [];
  return [
    ...(added.length > 0 ? [`new choice ${quote(added)}`] : []),
    ...(gone.length > 0 ? [`no longer a choice ${quote(gone)}`] : []),
  ];
}

function quote(labels: readonly string[]): string {
  return labels.map((label) => `“${label}”`).join(', ');
}
