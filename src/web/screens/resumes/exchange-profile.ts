import { readAnswers, writeAnswers } from '#domain/document/answers.ts';
import { readBasics, writeBasics } from '#domain/document/basics.ts';
import { fromJsonResume, toJsonResume } from '#domain/document/json-resume.ts';
import type { UserDocument } from '#domain/document/user-document.ts';

/** What the file says in place of what the profile said; everything no resume holds stays. */
export function readProfile(text: string, profile: UserDocument): UserDocument | null {
  try {
    const read = fromJsonResume(JSON.parse(text), { userId: profile.userId, name: profile.name });
    if (!read) return null;
    const document = { ...profile, sections: read.sections };
    return writeAnswers(writeBasics(document, readBasics(profile)), readAnswers(profile));
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
