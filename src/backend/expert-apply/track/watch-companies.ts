import { requireOwnProfile } from '#backend/expert-apply/record/require-own-profile.ts';
import type { CompanyFound } from '#backend/jobs/record/task-definitions.ts';
import { listWatches } from '#backend/jobs/watching/list-watches.ts';
import { orderWatch } from '#backend/jobs/watching/order-watch.ts';
import { mostWatched } from '#backend/jobs/watching/watch-company.ts';
import type { SessionUser, UserContext } from '#backend/platform/context.ts';
import { inTransaction, type Platform } from '#backend/platform/platform.ts';
import type {
  WatchedCompany,
  watchCompany as watchCompanyCall,
} from '#contract/applications/watched-companies.ts';
import type { AnswerOf } from '#contract/basics/call.ts';
import { watchErrors } from '#domain/messages/application-errors.ts';
import { Problem } from '#domain/problem.ts';

/** Lists the companies that the person watches, with their open jobs and matches. */
export async function listWatchedCompanies(
  context: UserContext,
  { documentId }: { documentId: string },
): Promise<WatchedCompany[]> {
  const document = await requireOwnProfile(context, documentId);
  return listWatches(context, { document });
}

/**
 * Watches the company behind a careers page, a posting, or a name. Returns boards to choose from if it isn't certain
 * which one is meant. Refuses what has no board that can be read.
 */
export async function watchCompany(
  platform: Platform,
  user: SessionUser,
  input: { documentId: string; wish: string; board: string | null; waitMs: number },
): Promise<AnswerOf<typeof watchCompanyCall>> {
  const { documentId, wish, board, waitMs } = input;
  await inTransaction(platform, (context) => requireOwnProfile({ ...context, user }, documentId));
  const found = await orderWatch(platform, { userId: user.id, wish, board, timeoutMs: waitMs });
  if (!found) throw new Problem('unavailable', { uiSafeMessage: watchErrors.slow });
  if (found.outcome === 'choose') return { watched: null, candidates: found.candidates };
  if (found.outcome !== 'watching') throw explain(found);
  const watches = await inTransaction(platform, (context) =>
    listWatchedCompanies({ ...context, user }, { documentId }),
  );
  const watched = watches.find(({ id }) => id === found.watchId);
  if (!watched) throw new Problem('not_found');
  return { watched, candidates: [] };
}

function explain({ outcome, system }: CompanyFound): Problem {
  switch (outcome) {
    case 'unreachable':
      return new Problem('unavailable', { uiSafeMessage: watchErrors.unreachable });
    case 'tooMany':
      return new Problem('conflict', { uiSafeMessage: watchErrors.tooMany(mostWatched) });
    case 'unsupported':
      return refuse(watchErrors.unsupported(system ?? ''));
    case 'gone':
    case 'refused':
    case 'forbidden':
      return refuse(watchErrors[outcome]);
    default:
      return refuse(watchErrors.none);
  }
}

function refuse(uiSafeMessage: string): Problem {
  return new Problem('invalid_request', { uiSafeMessage, fields: { wish: uiSafeMessage } });
}
