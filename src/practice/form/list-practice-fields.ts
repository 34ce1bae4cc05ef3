import { listAshbyFields } from '#practice/ashby/ashby-form.ts';
import { listGreenhouseFields } from '#practice/greenhouse/greenhouse-form.ts';
import { listLeverFields } from '#practice/lever/lever-form.ts';
import type { PracticeJob } from '#practice/practice-job.ts';
import { listSiteFields } from '#practice/sites/site-fields.ts';
import { sites } from '#practice/sites/site-jobs.ts';
import type { FormField } from './form-field.ts';

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
