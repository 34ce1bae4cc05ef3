import type { JobDetail } from '#contract/applications/job-application.ts';
import { fillLetter } from '#domain/document/letters/cover-letter.ts';
import { draftLetter } from '#domain/document/letters/draft-letter.ts';
import { useDocument, useProfileId } from '#web/data/profile/builder-calls.ts';

export type LetterJob = Pick<JobDetail, 'title' | 'company' | 'reasons'>;

export function namesOf({ company, title }: LetterJob) {
  return { company: company.name, title };
}

/** A letter for this job written from the profile, or an outline; undefined until the profile is loaded. */
export function useLetterDraft(job: LetterJob) {
  const { documentId } = useProfileId();
  const { data: profile } = useDocument(documentId);
  if (!profile) return undefined;
  const proofs = job.reasons.find(({ part }) => part === 'skills')?.proofs ?? [];
  const { text, isOutline } = draftLetter(
    profile,
    proofs.map(({ skill }) => skill),
  );
  return { text: fillLetter(text, namesOf(job)), isOutline };
}
