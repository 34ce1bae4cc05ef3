import { isOwnDocument } from '#backend/documents/record/documents.store.ts';
import type { UserContext } from '#backend/platform/context.ts';
import type { BodyOf } from '#contract/basics/call.ts';
import type { suggestSkills as suggestSkillsCall } from '#contract/jobs/suggestions.ts';
import { ZERO_ID } from '#domain/document/model/user-document.ts';
import { documentErrors } from '#domain/messages/documents.ts';
import { dropUnfilled, suggestSkills, suggestSkillsOfTitle } from '#domain/occupation/suggest-skills.ts';
import { Problem } from '#domain/problem.ts';

const mostSkills = 20;

/** Suggests skills for a typed text or a job title. Before the first upload, the document has the zero id. */
export async function suggestDocumentSkills(
  context: UserContext,
  input: { documentId: string; body: BodyOf<typeof suggestSkillsCall> },
): Promise<{ result: string[] }> {
  const { documentId, body } = input;
  for (const id of new Set([documentId, body.documentID]))
    if (id !== ZERO_ID && !(await isOwnDocument(context.db, context.user.id, id)))
      throw new Problem('not_found');
  if (documentId !== body.documentID)
    throw new Problem('invalid_request', { fields: { documentID: documentErrors.otherDocument } });
  const tolerant = body.isFuzzySearch || body.useFuzzyFallback;
  const found =
    body.searchString.trim() === ''
      ? suggestSkillsOfTitle(body.jobTitle, mostSkills)
      : suggestSkills(body.searchString, mostSkills, { tolerant });
  return { result: dropUnfilled(found) };
}
