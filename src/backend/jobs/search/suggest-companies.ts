import { foldCompany } from '#backend/jobs/record/enrich-job.ts';
import { findCompanies } from '#backend/jobs/record/jobs.store.ts';
import type { Context } from '#backend/platform/context.ts';

const mostCompanies = 8;

/** Names of companies with open jobs that begin with these words. */
export async function suggestCompanies(context: Context, { search }: { search: string }): Promise<string[]> {
  const start = foldCompany(search);
  return start === '' ? [] : findCompanies(context.db, start, mostCompanies);
}
