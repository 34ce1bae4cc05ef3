import type { UserContext } from '#backend/platform/context.ts';
import type { NeverApplyCompany } from '#contract/tracker.ts';
import { readExperience } from '#domain/document/experience.ts';
import type { UserDocument } from '#domain/document/user-document.ts';
import { companyKey } from '#domain/job/company-key.ts';
import { Problem } from '#domain/problem.ts';
import { deleteNeverApplyEntry, listNeverApplyEntries, saveNeverApplyEntry } from './never-apply.store.ts';
import { requireOwnProfile } from './require-own-profile.ts';

const mostCompanies = 200;

/** The companies the person named, and where they work now by their own resume. */
export async function readNeverApply(
  context: UserContext,
  document: UserDocument,
): Promise<Map<string, NeverApplyCompany>> {
  const entries = await listNeverApplyEntries(context.db, context.user.id);
  const lifted = new Set(entries.filter(({ allowed }) => allowed).map(({ key }) => key));
  const employers = readExperience(document)
    .filter(({ current, company }) => current && companyKey(company) !== '')
    .map(({ company }): [string, NeverApplyCompany] => {
      const key = companyKey(company);
      return [key, { name: company, why: 'employer', allowed: lifted.has(key) }];
    });
  const named = entries
    .filter(({ allowed }) => !allowed)
    .map(({ key, name }): [string, NeverApplyCompany] => [key, { name, why: 'named', allowed: false }]);
  return new Map([...employers, ...named]);
}

export async function listNeverApply(
  context: UserContext,
  { documentId }: { documentId: string },
): Promise<NeverApplyCompany[]> {
  const document = await requireOwnProfile(context, documentId);
  return [...(await readNeverApply(context, document)).values()];
}

/** Names a company, or lifts the rule for the present employer. Saying it again changes nothing. */
export async function saveNeverApply(
  context: UserContext,
  input: { documentId: string; name: string; allowed: boolean },
): Promise<NeverApplyCompany[]> {
  const document = await requireOwnProfile(context, input.documentId);
  const key = companyKey(input.name);
  if (key === '') throw new Problem('invalid_request', { fields: { name: 'Write the name of a company' } });
  const listed = await readNeverApply(context, document);
  if (input.allowed && listed.get(key)?.why !== 'employer')
    await deleteNeverApplyEntry(context.db, context.user.id, key);
  else if (listed.size >= mostCompanies && !listed.has(key))
    throw new Problem('conflict', { uiSafeMessage: `The list holds at most ${mostCompanies} companies.` });
  else
    await saveNeverApplyEntry(context.db, {
      userId: context.user.id,
      key,
      name: input.name.trim(),
      allowed: input.allowed,
      at: context.now(),
    });
  return [...(await readNeverApply(context, document)).values()];
}
