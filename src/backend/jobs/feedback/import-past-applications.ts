import { createHash } from 'node:crypto';
import { findFingerprints, savePastApplications } from '#backend/jobs/record/applied-jobs.store.ts';
import type { UserContext } from '#backend/platform/context.ts';
import type { PastApplicationsReport } from '#contract/applications/past-applications.ts';
import type { PastApplication } from '#domain/application/past/past-application.ts';
import { readPastApplications } from '#domain/application/past/read-past-applications.ts';
import { companyKey } from '#domain/job/company-key.ts';
import { jobErrors } from '#domain/messages/jobs.ts';
import { foldWords } from '#domain/occupation/fold-words.ts';
import { Problem } from '#domain/problem.ts';

const namedMistakes = 50;

/** Checks a table of past applications or saves it. Refuses rows with mistakes unless they are to be left out. A repeated row only updates its status. */
export async function importPastApplications(
  context: UserContext,
  { csv, save, leaveOutMistakes }: { csv: string; save: boolean; leaveOutMistakes: boolean },
): Promise<PastApplicationsReport> {
  const { columns, rows, mistakes } = readPastApplications(csv, context.now());
  if (save && mistakes.length > 0 && !(leaveOutMistakes && rows.length > 0))
    throw new Problem('invalid_request', {
      uiSafeMessage: jobErrors.importMistakes,
      fields: Object.fromEntries(
        mistakes.slice(0, namedMistakes).map(({ row, problem }) => [`row ${row}`, problem]),
      ),
    });
  const userId = context.user.id;
  const marked = rows.map((row) => ({ ...row, fingerprint: fingerprintOf(row) }));
  const known = await findFingerprints(
    context.db,
    userId,
    marked.map(({ fingerprint }) => fingerprint),
  );
  // A row that appears twice is one application; the later row is newer.
  const single = [...new Map(marked.map((row) => [row.fingerprint, row])).values()];
  const oldestFirst = single.toSorted((a, b) => a.appliedOn.localeCompare(b.appliedOn));
  if (save) await savePastApplications(context.db, userId, oldestFirst);
  return {
    columns,
    mistakes,
    rows: marked.map(({ fingerprint, ...row }) => ({ ...row, known: known.has(fingerprint) })),
    added: save ? single.filter(({ fingerprint }) => !known.has(fingerprint)).length : 0,
  };
}

function fingerprintOf({ company, title, appliedOn }: PastApplication): string {
  const parts = [companyKey(company), foldWords(title), appliedOn];
  return createHash('sha256').update(parts.join('\n')).digest('base64url');
}
