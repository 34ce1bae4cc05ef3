import { reviewApply } from '#backend/expert-apply/review/review-apply.ts';
import { inTransaction, type Platform } from '#backend/platform/platform.ts';
import { type Figure, say } from '#lab/figures/figure.ts';
import { openBenchHome } from '#lab/jobs/open-bench-home.ts';
import { addBenchApplications, addBenchJobs, addTrackedPerson } from '#lab/tracker/add-tracked-person.ts';

export interface RaceResult {
  callers: number;
  rounds: number;
  /** Rounds that did not end with exactly one credit reserved and one application under way. */
  wrong: number;
}

/** One person with one credit and two applications; all callers send at the same instant. */
export async function runRace(
  open: (poolSize: number) => Platform,
  { rounds, callers }: { rounds: number; callers: number },
): Promise<RaceResult> {
  const platform = { ...open(callers), tasks: { send: async () => undefined } };
  const jobIds = await addBenchJobs(platform, rounds * 2);
  let wrong = 0;
  for (let round = 0; round < rounds; round += 1) {
    const person = await addTrackedPerson(platform, 1);
    const ids = await addBenchApplications(platform, person, {
      jobIds: jobIds.slice(round * 2, round * 2 + 2),
      statuses: ['ReadyForQuickApply'],
    });
    await Promise.allSettled(
      Array.from({ length: callers }, (_, caller) =>
        inTransaction(platform, (context) =>
          reviewApply(
            { ...context, user: person.user },
            {
              documentId: person.documentId,
              reviews: [
                {
                  jobApplicationId: ids[caller % ids.length] ?? '',
                  applyJobApplicationAfterSave: true,
                  reviewApplicationAnswerItems: [],
                },
              ],
            },
          ),
        ),
      ),
    );
    const { reserved } = await platform.database.kysely
      .selectFrom('credit_balances')
      .select('reserved')
      .where('user_id', '=', person.user.id)
      .executeTakeFirstOrThrow();
    const sending = await platform.database.kysely
      .selectFrom('applications')
      .select('id')
      .where('user_id', '=', person.user.id)
      .where('status', '=', 'Processing')
      .execute();
    if (reserved !== 1 || sending.length !== 1) wrong += 1;
  }
  return { callers, rounds, wrong };
}

/** Fails when a round did not reserve exactly one credit. */
export async function benchRace([rounds = '1000']: string[]): Promise<Figure[] | undefined> {
  const count = Number(rounds);
  if (!Number.isInteger(count) || count < 1) {
    console.error('usage: npm run -s lab -- race [ROUNDS]');
    return undefined;
  }
  const home = await openBenchHome();
  try {
    const results: RaceResult[] = [];
    for (const callers of [2, 16]) {
      const result = await runRace(home.open, { rounds: count, callers });
      console.log(JSON.stringify(result));
      results.push(result);
    }
    const said = results.map(
      (one) => `${one.callers} clicks at once: ${say(one.rounds)} rounds, ${one.wrong} wrong`,
    );
    return [{ row: 'race', isMet: results.every(({ wrong }) => wrong === 0), said: said.join(' · ') }];
  } finally {
    await home.close();
  }
}
