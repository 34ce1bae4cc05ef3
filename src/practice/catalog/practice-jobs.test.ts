import { expect, test } from 'vitest';
import { practiceApplyPath, practiceJobs } from './practice-jobs.ts';

const systems = ['greenhouse', 'lever', 'ashby'] as const;

test('every system has two employers with four to six open jobs each', () => {
  for (const ats of systems) {
    const tenants = new Set(practiceJobs.filter((job) => job.ats === ats).map((job) => job.tenant));
    expect(tenants.size).toBe(2);
    for (const tenant of tenants) {
      const count = practiceJobs.filter((job) => job.tenant === tenant).length;
      expect(count).toBeGreaterThanOrEqual(4);
      expect(count).toBeLessThanOrEqual(6);
    }
  }
});

test('every system has a job that asks only for contact data and a resume', () => {
  for (const ats of systems) {
    const simple = practiceJobs.filter(
      (job) =>
        job.ats === ats &&
        job.questions.length === 0 &&
        job.form.linkedin !== 'required' &&
        !job.form.location &&
        !job.form.eeo,
    );
    expect(simple.length).toBeGreaterThan(0);
  }
});

test('no two jobs share an application page', () => {
  expect(new Set(practiceJobs.map(practiceApplyPath)).size).toBe(practiceJobs.length);
});
