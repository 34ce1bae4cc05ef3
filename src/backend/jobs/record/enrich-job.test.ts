import { expect, it } from 'vitest';
import { sourcedJob } from '#tests/sourced-job.ts';
import { enrichJob, readingRules } from './enrich-job.ts';

/** If this fails because a posting is read differently, raise `readingRules`: stored postings are then read again. */
it('reads a posting by these rules', () => {
  const description = `<p>You bring 3 years of experience with Excel and SQL.</p>
    <p>Salary range: $70,000 - $85,000 per year.</p>`;
  const { pay, pay_min, pay_max, skills, skill_demands, experience_months, occ_id, category, language } =
    enrichJob(sourcedJob({ title: 'Registered Nurse - Nights', description }));
  expect({
    readingRules,
    read: { pay, pay_min, pay_max, skills, skill_demands, experience_months, occ_id, category, language },
  }).toEqual({
    readingRules: 2,
    read: {
      pay: {
        min: 70_000,
        max: 85_000,
        unit: 'year',
        quote: 'Salary range: $70,000 - $85,000 per year.',
      },
      pay_min: 70_000,
      pay_max: 85_000,
      skills: ['Excel', 'SQL'],
      skill_demands: ['Excel', 'SQL'].map((skill) => ({
        skill,
        need: null,
        years: 3,
        quote: 'You bring 3 years of experience with Excel and SQL.',
      })),
      experience_months: 36,
      occ_id: 29_114_100,
      category: 'nursing',
      language: 'en',
    },
  });
});
