import { requireOwnProfile } from '#backend/expert-apply/record/require-own-profile.ts';
import { orderLink } from '#backend/jobs/record/order-link.ts';
import type { AddedJob } from '#backend/jobs/record/task-definitions.ts';
import type { SessionUser } from '#backend/platform/context.ts';
import { inTransaction, type Platform } from '#backend/platform/platform.ts';
import type { JobCard } from '#contract/applications/job-application.ts';
import { addJobErrors } from '#domain/messages/application-errors.ts';
import { Problem } from '#domain/problem.ts';
import { showJobCards } from './list-job-cards.ts';

/** Adds the job behind a pasted link and returns its card. Refuses links without a job and sites that cannot or may not be read. */
export async function addJob(
  platform: Platform,
  user: SessionUser,
  input: { documentId: string; url: string; waitMs: number },
): Promise<JobCard> {
  const ownProfile = { documentId: input.documentId };
  await inTransaction(platform, (context) => requireOwnProfile({ ...context, user }, input.documentId));
  const added = await orderLink(platform, { userId: user.id, url: input.url, timeoutMs: input.waitMs });
  if (!added) throw explain('slow');
  if (added.outcome !== 'added' || added.jobId === null) throw explain(added.outcome);
  const jobIds = [added.jobId];
  const cards = await inTransaction(platform, (context) =>
    showJobCards({ ...context, user }, { ...ownProfile, jobIds }),
  );
  const [card] = cards;
  if (!card) throw explain('gone');
  return card;
}

function explain(outcome: AddedJob['outcome'] | 'slow'): Problem {
  switch (outcome) {
    case 'gone':
      return new Problem('not_found', { uiSafeMessage: addJobErrors.jobExpired });
    case 'refused':
      return wrongLink(addJobErrors.refused);
    case 'forbidden':
      return wrongLink(addJobErrors.forbidden);
    case 'unreachable':
      return new Problem('unavailable', {
        uiSafeMessage: addJobErrors.unreachable,
      });
    case 'slow':
      return new Problem('unavailable', {
        uiSafeMessage: addJobErrors.slow,
      });
    default:
      return wrongLink(addJobErrors.noJob);
  }
}

function wrongLink(uiSafeMessage: string): Problem {
  return new Problem('invalid_request', { uiSafeMessage, fields: { url: uiSafeMessage } });
}
