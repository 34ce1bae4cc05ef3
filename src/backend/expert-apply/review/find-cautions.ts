import { listSentPostings } from '#backend/expert-apply/record/sent-postings.store.ts';
import { readNeverApply } from '#backend/jobs/record/never-apply.ts';
import type { UserContext } from '#backend/platform/context.ts';
import { type Caution, cautionAgainst, cautionOfDuplicate } from '#domain/application/caution.ts';
import { type ComparedPosting, findLikeness, traitsOf } from '#domain/application/past/possible-duplicate.ts';
import type { UserDocument } from '#domain/document/model/user-document.ts';
import { findCompanyRule } from '#domain/job/company-rule.ts';

export interface CautionedJob {
  id: string;
  title: string;
  company: { name: string };
  applyUrl: string;
  ats: string;
  postingId?: string;
}

/** Finds reasons not to apply for each of these jobs; jobs without any are left out. */
export async function findCautions(
  context: UserContext,
  { document, jobs }: { document: UserDocument; jobs: readonly CautionedJob[] },
): Promise<Map<string, Caution[]>> {
  if (jobs.length === 0) return new Map();
  const never = await readNeverApply(context, document);
  const sent = await listSentPostings(context.db, {
    userId: context.user.id,
    jobIds: jobs.map(({ id }) => id),
  });
  const earlier = sent.map((posting) => ({ posting, traits: traitsOf(posting) }));
  return new Map(
    jobs.flatMap((job): [string, Caution[]][] => {
      const listed = findCompanyRule(never, job.company.name);
      const traits = traitsOf(toPosting(job));
      const alike = earlier
        .filter(({ posting }) => posting.jobId !== job.id)
        .flatMap((other) => {
          const likeness = findLikeness(traits, other.traits);
          return likeness ? [cautionOfDuplicate(likeness, other.posting)] : [];
        });
      const cautions = [
        ...(listed && !listed.allowed ? [cautionAgainst(job.company.name, listed.why)] : []),
        ...alike.slice(0, 1),
      ];
      return cautions.length > 0 ? [[job.id, cautions]] : [];
    }),
  );
}

function toPosting(job: CautionedJob): ComparedPosting {
  return {
    company: job.company.name,
    title: job.title,
    applyUrl: job.applyUrl,
    ats: job.ats,
    postingId: job.postingId ?? `unknown ${job.id}`,
  };
}
