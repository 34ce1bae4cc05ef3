import { expect, it } from 'vitest';
import * as jobs from '#contract/jobs/jobs.ts';
import { markSchemas, writeSlimModule } from './calls-without-schemas.ts';

it('a call keeps its method and address; a schema is fetched from the whole file', () => {
  const lines = writeSlimModule(jobs, '/jobs.ts')?.split('\n');
  expect(lines).toContain(
    'export const searchJobs = {"service":"jobs","method":"GET","path":"/jobs/search"};',
  );
  expect(lines).toContain('export { JobResult } from "/jobs.ts?whole";');
});

it('a list of words is written down, so that the screens that show it bring no schema along', () => {
  const lines = writeSlimModule({ ...jobs, kinds: ['faults', 'all'] }, '/jobs.ts')?.split('\n');
  expect(lines).toContain('export const kinds = ["faults","all"];');
});

it('a file without calls stays as it is', () => {
  expect(writeSlimModule({ path: '/x', pathOf: () => '' }, '/x.ts')).toBeNull();
});

it('a schema is marked as something that may be left out, whatever its chain', () => {
  const code = `const Id = z.uuid().or(z.literal('0'));
export const Plans = z
  .array(Plan)
  .refine((plans) => {
    return plans.length > 0;
  });
const codes = ['A'];
`;
  expect(markSchemas(code)).toBe(`const Id = /* @__PURE__ */ (() => z.uuid().or(z.literal('0')))();
export const Plans = /* @__PURE__ */ (() => z
  .array(Plan)
  .refine((plans) => {
    return plans.length > 0;
  }))();
const codes = ['A'];
`);
});
