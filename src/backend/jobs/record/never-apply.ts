import type { Context } from '#backend/platform/context.ts';
import type { UserDocument } from '#domain/document/model/user-document.ts';
import { readExperience } from '#domain/document/sections/experience.ts';
import { companyKey } from '#domain/job/company-key.ts';
import type { CompanyRule } from '#domain/job/company-rule.ts';
import { jobErrors } from '#domain/messages/jobs.ts';
import { Problem } from '#domain/problem.ts';
import { deleteNeverApplyEntry, listNeverApplyEntries, saveNeverApplyEntry } from './never-apply.store.ts';

const mostCompanies = 200;

/** Returns the companies that the person ruled out, and their current employer according to their resume. */
export async function readNeverApply(
  context: Context,
  document: UserDocument,
): Promise<Map<string, CompanyRule>> {
  const entries = await listNeverApplyEntries(context.db, document.userId);
  const lifted = new Set(entries.filter(({ allowed }) => allowed).map(({ key }) => key));
  const employers = readExperience(document)
    .filter(({ current, company }) => current && companyKey(company) !== '')
    .map(({ company }): [string, CompanyRule] => {
      const key = companyKey(company);
      return [key, { name: company, why: 'employer', allowed: lifted.has(key) }];
    });
  const named = entries
    .filter(({ allowed }) => !allowed)
    .map(({ key, name }): [string, CompanyRule] => [key, { name, why: 'named', allowed: false }]);
  return new Map([...employers, ...named]);
}

/** Rules a company out or allows it again. Repeating it changes nothing. Refuses an empty name and a full list. */
export async function writeNeverApply(
  context: Context,
  { document, name, allowed }: { document: UserDocument; name: string; allowed: boolean },
): Promise<Map<string, CompanyRule>> {
  const key = companyKey(name);
  if (key === '') throw new Problem('invalid_request', { fields: { name: jobErrors.noCompany } });
  const { userId } = document;
  const listed = await readNeverApply(context, document);
  if (allowed && listed.get(key)?.why !== 'employer') await deleteNeverApplyEntry(context.db, userId, key);
  else if (listed.size >= mostCompanies && !listed.has(key))
    throw new Problem('conflict', { uiSafeMessage: jobErrors.tooManyCompanies(mostCompanies) });
  else await saveNeverApplyEntry(context.db, { userId, key, name: name.trim(), allowed, at: context.now() });
  return readNeverApply(context, document);
}
