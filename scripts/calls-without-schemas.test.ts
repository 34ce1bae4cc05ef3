import { expect, it } from 'vitest';
import * as jobs from '#contract/jobs.ts';
import { writeSlimModule } from './calls-without-schemas.ts';

it('a call keeps its method and address; a schema is fetched from the whole file', () => {
  expect(writeSlimModule(jobs, '/jobs.ts')?.split('\n').sort()).toEqual([
    'export const searchJobs = {"service":"jobs","method":"GET","path":"/jobs/search","access":"public"};',
    'export { JobResult } from "/jobs.ts?whole";',
  ]);
});

it('a file without calls stays as it is', () => {
  expect(writeSlimModule({ path: '/x', pathOf: () => '' }, '/x.ts')).toBeNull();
});
