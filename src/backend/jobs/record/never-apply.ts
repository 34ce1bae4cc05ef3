import type { Context } from '#backend/platform/context.ts';
import type { UserDocument } from '#domain/document/model/user-document.ts';
import { readExperience } from '#domain/document/sections/experience.ts';
import { companyKey } from '#domain/job/company-key.ts';
import type { CompanyRule } from '#domain/job/company-rule.ts';
import { Problem } from '#domain/problem.ts';
import { deleteNeverApplyEntry, listNeverApplyEntries, saveNeverApplyEntry } from './never-apply.store.ts';

const mostCompanies = 200;

/** The companies the owner of the document named, and where they work now by their own resume. */
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

/** Names a company, or lifts the rule for the present employer. Saying it again changes nothing. */
export async function writeNeverApply(
  context: Context,
  { document, name, allowed }: { document: UserDocument; name: string; allowed: boolean },
): Promise<Map<string, CompanyRule>> {
  const key = companyKey(name);
  if (key === '') throw new Problem('invalid_request', { fields: { name: 'Enter the name of a company' } });
  const { userId } = document;
  const listed = await readNeverApply(context, document);
  if (allowed && listed.get(key)?.why !== 'employer') await deleteNeverApplyEntry(context.db, userId, key);
  else if (listed.size >= mostCompanies && !listed.has(key))
    throw new Problem('conflict', { uiSafeMessage: `The list holds at most ${mostCompanies} companies.` });
  else await saveNeverApplyEntry(context.db, { userId, key, name: name.trim(), allowed, at: context.now() });
  return readNeverApply(context, document);
}
