import { listEventsOfPerson } from '#backend/expert-apply/record/application-events.store.ts';
import { requireOwnProfile } from '#backend/expert-apply/record/require-own-profile.ts';
import type { UserContext } from '#backend/platform/context.ts';
import type { ExportedApplication, Insights } from '#contract/applications/tracker.ts';
import { nameSystem } from '#systems/systems.ts';
import {
  countAnswers,
  countByWeek,
  countReplies,
  listAllApplications,
  listFollowUps,
} from './insights.store.ts';

const weekMs = 7 * 86_400_000;
const shownWeeks = 12;

/** Counts the person's own figures on demand. */
export async function getInsights(
  context: UserContext,
  { documentId }: { documentId: string },
): Promise<Insights> {
  await requireOwnProfile(context, documentId);
  const { db, user } = context;
  const now = context.now();
  const from = new Date(now.getTime() - (shownWeeks - 1) * weekMs);
  // Follow-ups of the last week may still be open.
  const due = await listFollowUps(db, { userId: user.id, from: new Date(now.getTime() - weekMs) });
  const replies = await countReplies(db, user.id);
  return {
    weeks: await countByWeek(db, { userId: user.id, from, to: now }),
    answers: await countAnswers(db, user.id),
    replies: replies.map((one) => ({ ...one, sourceName: nameSystem(one.source) })),
    followUps: due.map((one) => ({ ...one, at: one.at.toISOString() })),
  };
}

/** Returns all applications of the person with their recorded events, for download. */
export async function exportApplications(
  context: UserContext,
  { documentId }: { documentId: string },
): Promise<ExportedApplication[]> {
  await requireOwnProfile(context, documentId);
  const events = Map.groupBy(
    await listEventsOfPerson(context.db, context.user.id),
    ({ applicationId }) => applicationId,
  );
  const applications = await listAllApplications(context.db, context.user.id);
  return applications.map(({ id, startedAt, sentAt, ...application }) => ({
    ...application,
    startedAt: startedAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
    events: (events.get(id) ?? []).map(({ kind, at, timed, words, origin }) => ({
      kind,
      at: at.toISOString(),
      timed,
      words,
      origin,
    })),
  }));
}
