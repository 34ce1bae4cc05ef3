import { getFlowData } from '#backend/ecommerce/plans/subscriptions.ts';
import { openPaymentDesk } from '#backend/ecommerce/provider/payment-desk.ts';
import { findUser } from '#backend/identity/record/find-user.ts';
import { saveJobs } from '#backend/jobs/ingest/save-jobs.ts';
import { inTransaction, type Platform } from '#backend/platform/platform.ts';
import { Problem } from '#domain/problem.ts';
import { addPracticeJobs } from '#practice/catalog/practice-jobs.ts';
import { addAccount } from './add-account.ts';
import { moveClock } from './demo-history.ts';
import { listDemoJobs } from './demo-jobs.ts';
import { demoOpenings } from './demo-openings.ts';
import { type DemoPerson, demoPeople } from './demo-people.ts';

export interface DemoLogin {
  email: string;
  password: string;
  shows: string;
}

const password = 'apply-with-proof-2026';

export const demoLogins: DemoLogin[] = demoPeople.map(({ email, shows }) => ({ email, password, shows }));

/** Adds the practice employers' jobs and the demo accounts to an installation. Existing data stays. */
export async function seedDemo(platform: Platform, practiceOrigin: string): Promise<DemoLogin[]> {
  if (platform.config.environment === 'production')
    throw new Error('The demo is never seeded in production: its passwords are public.');
  addPracticeJobs(Object.values(demoOpenings).flat());
  const jobs = listDemoJobs(practiceOrigin, platform.now());
  await inTransaction(platform, (context) => saveJobs(context, { jobs }));
  for (const person of demoPeople) await addDemoPerson(platform, person);
  return demoLogins;
}

/** Leaves an existing account as it is. */
async function addDemoPerson(platform: Platform, person: DemoPerson): Promise<void> {
  const { email, firstName, lastName, credits, addData = async () => undefined, pay } = person;
  try {
    const then = moveClock(platform, person.signedUpDaysAgo);
    await addAccount(then, { email, password, firstName, lastName, credits }, addData);
  } catch (error) {
    if (!(error instanceof Problem && error.errorCode === 'conflict')) throw error;
  }
  const takesTestCards = openPaymentDesk(platform.config).provider.name === 'test';
  if (!pay || !takesTestCards) return;
  const { id, subscriptionCount } = await inTransaction(platform, async (context) => {
    const user = await findUser(context, { email });
    return { ...user, ...(await getFlowData(context, { userId: user.id })) };
  });
  // The starter plan counts as one; anyone with more already has their payments.
  if (subscriptionCount === (credits > 0 ? 1 : 0)) await pay(platform, id);
}
