import type { CrashHome } from './open-crash-home.ts';

export interface Judgement {
  applications: number;
  arrivedTwice: number;
  unfinished: number;
  saidAppliedButNotReceived: number;
  ledgersOff: number;
  endings: Record<string, number>;
}

/**
 * Compares what the employers received with the database, for people with one credit and one application
 * each.
 */
export async function judgeApplicants(
  home: CrashHome,
  applicants: readonly { email: string; userId: string; applicationId: string }[],
): Promise<Judgement> {
  const inbox = (await (await fetch(`${home.origin}/inbox.json`)).json()) as { email: string }[];
  const { kysely } = home.platform.database;
  const judgment = {
    applications: applicants.length,
    arrivedTwice: 0,
    unfinished: 0,
    saidAppliedButNotReceived: 0,
    ledgersOff: 0,
    endings: {} as Record<string, number>,
  };
  for (const { email, userId, applicationId } of applicants) {
    const { status, failure_code } = await kysely
      .selectFrom('applications')
      .select(['status', 'failure_code'])
      .where('id', '=', applicationId)
      .executeTakeFirstOrThrow();
    const balance = await kysely
      .selectFrom('credit_balances')
      .select(['captured', 'reserved'])
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    const received = inbox.filter((one) => one.email === email).length;
    const ending = failure_code ?? status;
    judgment.endings[ending] = (judgment.endings[ending] ?? 0) + 1;
    if (received > 1) judgment.arrivedTwice += 1;
    if (status !== 'Success' && status !== 'Fail') judgment.unfinished += 1;
    if (status === 'Success' && received !== 1) judgment.saidAppliedButNotReceived += 1;
    if (balance.reserved !== 0 || balance.captured !== (status === 'Success' ? 1 : 0))
      judgment.ledgersOff += 1;
  }
  return judgment;
}
