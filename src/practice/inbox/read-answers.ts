import { listAshbyFields } from '#practice/ashby/ashby-form.ts';
import type { FormField } from '#practice/form/form-field.ts';
import { listGreenhouseFields } from '#practice/greenhouse/greenhouse-form.ts';
import { listLeverFields } from '#practice/lever/lever-form.ts';
import type { PracticeJob } from '#practice/practice-job.ts';
import { findPracticeJob } from '#practice/practice-jobs.ts';
import { listSiteFields } from '#practice/sites/site-fields.ts';
import { sites } from '#practice/sites/site-jobs.ts';
import type { ReceivedApplication } from '#practice/truth/open-truth.ts';

/** Question → answer, both in the words the applicant saw; a posted field the form does not ask keeps its name. */
export function readAnswers({ ats, tenant, postingId, fields }: ReceivedApplication): Record<string, string> {
  const job = findPracticeJob(ats, tenant, postingId);
  const asked = new Map((job ? listFields(job) : []).map((field) => [field.name, field]));
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

function listFields(job: PracticeJob): FormField[] {
  switch (job.ats) {
    case 'greenhouse':
      return listGreenhouseFields(job, true);
    case 'lever':
      return listLeverFields(job, true);
    case 'ashby':
      return listAshbyFields(job, true);
    default: {
      const site = sites[`${job.ats}/${job.tenant}`];
      return site ? listSiteFields(site, job, false) : [];
    }
  }
}
