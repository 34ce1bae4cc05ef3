import type { UserDocument } from '#domain/document/model/user-document.ts';
import { readContact } from '#domain/document/sections/contact.ts';
import { deriveValues } from '#domain/document/sections/derived-values.ts';
import { readEducation } from '#domain/document/sections/education.ts';
import { findHighestDegree } from '#domain/question/words/education-level.ts';

export const yearsQuestion = 'experience-years';

/** Key answers that the profile already contains, by question id: shown for review, never saved unseen. */
export function suggestKeyAnswers(document: UserDocument, today: Date): Record<string, string> {
  const years = Math.floor(deriveValues(document, today).totalExperienceMonths / 12);
  const found = {
    linkedin: readContact(document).linkedIn,
    [yearsQuestion]: years > 0 ? String(years) : '',
    education: findHighestDegree(readEducation(document), today)?.level ?? '',
  };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== ''));
}
