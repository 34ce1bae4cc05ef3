import type { UserDocument } from '#domain/document/model/user-document.ts';
import { replaceByJsonResume, toJsonResume } from '#domain/document/output/json-resume.ts';

/** The profile as the file says it, or null when the file is no JSON Resume. */
export function readProfile(text: string, profile: UserDocument): UserDocument | null {
  try {
    return replaceByJsonResume(JSON.parse(text), profile);
  } catch {
    return null;
  }
}

export function downloadProfile(profile: UserDocument): void {
  const file = new Blob([JSON.stringify(toJsonResume(profile), null, 2)], { type: 'application/json' });
  const url = URL.createObjectURL(file);
  const link = Object.assign(globalThis.document.createElement('a'), {
    href: url,
    download: `${profile.name || 'resume'}.json`,
  });
  link.click();
  URL.revokeObjectURL(url);
}
