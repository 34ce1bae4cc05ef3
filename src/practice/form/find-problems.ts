import type { FormField, FormValues } from './form-field.ts';

/** What an employer's server rejects: field name → message for the applicant. */
export function findProblems(
  fields: readonly FormField[],
  values: FormValues,
  fileFields: ReadonlySet<string>,
): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const field of fields) {
    const given = [values[field.name] ?? []].flat().filter((value) => value.trim() !== '');
    const isGiven = field.kind === 'file' ? fileFields.has(field.name) : given.length > 0;
    if (!isGiven) {
      if (field.required) problems[field.name] = `${field.label} is required`;
      continue;
    }
    if (field.kind === 'email' && !/^\S+@\S+\.\S+$/.test(given[0] ?? '')) {
      problems[field.name] = `${field.label} must be a valid email address`;
    }
    const offered = field.options.map((option) => option.value);
    if (offered.length > 0 && !given.every((value) => offered.includes(value))) {
      problems[field.name] = `${field.label} has an answer that is not on the list`;
    }
  }
  return problems;
}
