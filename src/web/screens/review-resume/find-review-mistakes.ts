import { placeKey } from '#domain/document/output/list-places.ts';
import type { Contact } from '#domain/document/sections/contact.ts';
import type { Education } from '#domain/document/sections/education.ts';
import {
  findContactMistakes,
  findEducationMistakes,
  findExperienceMistakes,
} from '#domain/document/sections/entry-mistakes.ts';
import type { Experience } from '#domain/document/sections/experience.ts';
import { reviewTexts } from '#web/texts/profile/review-resume.ts';

export interface ReviewMistake {
  /** The field it is about, as in `placeKey`. */
  key: string;
  /** "state", or "Analyst: start date". */
  name: string;
  message: string;
}

/** What keeps the profile from being saved: empty required fields and invalid values. */
export function findReviewMistakes(
  { contact, jobs, schools }: { contact: Contact; jobs: Experience[]; schools: Education[] },
  thisYear: number,
): ReviewMistake[] {
  const list = (part: string, entry: number, of: string, found: Record<string, string>) =>
    Object.entries(found).map(([field, message]) => {
      const label = reviewTexts.fields[field as keyof typeof reviewTexts.fields] ?? field;
      return {
        key: placeKey(part, entry, field),
        name: of ? reviewTexts.fieldOf(of, label) : label,
        message,
      };
    });
  return [
    ...list('contact', 0, '', findContactMistakes(contact)),
    ...jobs.flatMap((job, index) =>
      list('experience', index, job.title || reviewTexts.job(index + 1), findExperienceMistakes(job)),
    ),
    ...schools.flatMap((school, index) =>
      list(
        'education',
        index,
        school.school || reviewTexts.school(index + 1),
        findEducationMistakes(school, thisYear),
      ),
    ),
  ];
}
