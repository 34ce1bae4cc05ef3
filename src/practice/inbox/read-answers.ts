import { findPracticeJob } from '#practice/catalog/practice-jobs.ts';
import type { ReceivedApplication } from '#practice/truth/open-truth.ts';
import { listPracticeFields } from './list-practice-fields.ts';

/** These systems name their questions; elsewhere a question is named by its position, which an added one would shift. */
const named = ['greenhouse', 'lever', 'ashby'];

/** Question → answer, both as the applicant saw them; a posted field that the form doesn't ask keeps its name. */
export function readAnswers({ ats, tenant, postingId, fields }: ReceivedApplication): Record<string, string> {
  const job = findPracticeJob(ats, tenant, postingId);
  const asked = new Map(
    (job ? listPracticeFields(job, named.includes(ats)) : []).map((field) => [field.name, field]),
  );
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([name]) => !name.endsWith('[baseTemplate]'))
      .map(([name, value]) => {
        const field = asked.get(name);
        const texts = [value]
          .flat()
          .map((one) => field?.options.find((option) => option.value === one)?.label ?? one);
        return [field?.label ?? name, texts.join(', ')];
      }),
  );
}
