import { requireOwnProfile } from '#backend/expert-apply/record/require-own-profile.ts';
import { orderLink } from '#backend/jobs/record/order-link.ts';
import type { AddedJob } from '#backend/jobs/record/task-definitions.ts';
import type { SessionUser } from '#backend/platform/context.ts';
import { inTransaction, type Platform } from '#backend/platform/platform.ts';
import type { JobCard } from '#contract/applications/job-application.ts';
import { Problem } from '#domain/problem.ts';
import { showJobCards } from './list-job-cards.ts';

/** Adds the job behind a pasted link and shows it like any other: with its score, the reasons and the way to apply. */
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
      return new Problem('not_found', { uiSafeMessage: 'This job opportunity is no longer available.' });
    case 'refused':
      return wrongLink(
        'That site does not let programs read its jobs. Open it in your browser and apply there.',
      );
    case 'forbidden':
      return wrongLink('Paste a public link that starts with https://.');
    case 'unreachable':
      return new Problem('unavailable', {
        uiSafeMessage: 'That site did not answer. Try again in a moment.',
      });
    case 'slow':
      return new Problem('unavailable', {
        uiSafeMessage:
          'Reading that page takes longer than usual. The job appears among your added jobs once it is read.',
      });
    default:
      return wrongLink("We found no job at that link. Paste the link of the job's own page.");
  }
}

function wrongLink(uiSafeMessage: string): Problem {
  return new Problem('invalid_request', { uiSafeMessage, fields: { url: uiSafeMessage } });
}
