import { listAshbyFields } from '#practice/ashby/ashby-form.ts';
import type { FormField } from '#practice/form/form-field.ts';
import type { PracticeJob } from '#practice/form/practice-job.ts';
import { listGreenhouseFields, phoneCountryField } from '#practice/greenhouse/greenhouse-form.ts';
import { leverPageFields, listLeverFields } from '#practice/lever/lever-form.ts';
import { listSiteFields } from '#practice/sites/site-fields.ts';
import { sites } from '#practice/sites/site-jobs.ts';

/** What the posting's form asks, whichever system it is on. */
export function listPracticeFields(job: PracticeJob, isChanged: boolean): FormField[] {
  switch (job.ats) {
    case 'greenhouse':
      return listGreenhouseFields(job, isChanged);
    case 'lever':
      return listLeverFields(job, isChanged);
    case 'ashby':
      return listAshbyFields(job, isChanged);
    default: {
      const site = sites[`${job.ats}/${job.tenant}`];
      return site ? listSiteFields(site, job, isChanged) : [];
    }
  }
}

/** What the page shows before anything is answered: including the system's own fields, without follow-up questions. */
export function listShownFields(job: PracticeJob): FormField[] {
  const fields = listPracticeFields(job, false);
  if (job.ats === 'greenhouse') return [...fields.filter(({ name }) => name !== 'race'), phoneCountryField];
  if (job.ats === 'lever') return [...fields, ...leverPageFields(job)];
  if (job.tenant !== 'unfolding') return fields;
  const [, unfolds] = fields.filter(({ group }) => group === 'questions');
  return fields.filter((field) => field !== unfolds);
}
