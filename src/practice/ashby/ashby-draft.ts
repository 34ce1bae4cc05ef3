import type { FormField, FormValues } from '#practice/form/form-field.ts';
import type { Submission } from '#practice/submission/receive-submission.ts';
import type { Truth } from '#practice/truth/open-truth.ts';

/** Answers are saved one by one as they are typed; the final submit only refers to the draft. */
export interface AshbyDraft {
  values: FormValues;
  fileHandles: Record<string, string>;
}

export function saveDraftValue(draft: AshbyDraft, path: string, value: unknown): void {
  if (Array.isArray(value) && value.length > 0) draft.values[path] = value.map(String);
  else if (typeof value === 'string' && value !== '') draft.values[path] = value;
  else if (typeof value === 'boolean' || typeof value === 'number') draft.values[path] = String(value);
  else delete draft.values[path];
}

export function saveDraftFile(draft: AshbyDraft, path: string, handle: unknown): void {
  if (typeof handle === 'string') draft.fileHandles[path] = handle;
  else delete draft.fileHandles[path];
}

export function readDraft(draft: AshbyDraft, fields: readonly FormField[], truth: Truth): Submission {
  const files = fields.flatMap(({ name }) => {
    const upload = truth.findUpload(draft.fileHandles[name] ?? '');
    return upload ? [{ field: name, name: upload.name, size: upload.size, sha256: upload.sha256 }] : [];
  });
  return {
    name: String(draft.values['_systemfield_name'] ?? ''),
    email: String(draft.values['_systemfield_email'] ?? ''),
    values: { ...draft.values },
    files,
  };
}
