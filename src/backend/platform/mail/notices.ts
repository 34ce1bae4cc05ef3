import type { Context } from '#backend/platform/context.ts';

export interface Notice {
  userId: string;
  /** Results follow the person's choice; payments are always sent. */
  kind: 'result' | 'payment';
  line: string;
  /** Further paragraphs, one per line. */
  details?: string;
  /** The application it is about. */
  applicationId?: string;
}

/** Adds a notice that is emailed later, in the transaction of the work it reports. */
export async function addNotice({ db, now }: Pick<Context, 'db' | 'now'>, notice: Notice): Promise<void> {
  const { userId, kind, line, details = '', applicationId = null } = notice;
  await db
    .insertInto('notices')
    .values({ user_id: userId, kind, line, details, application_id: applicationId, created_at: now() })
    .execute();
}

/** Marks notices as sent, so that they are not sent again. */
export async function markMailed(
  { db, now }: Pick<Context, 'db' | 'now'>,
  ids: readonly number[],
): Promise<void> {
  await db.updateTable('notices').set({ mailed_at: now() }).where('id', 'in', ids).execute();
}
