import { expect, test } from 'vitest';
import type { Experience } from '#domain/document/sections/experience.ts';
import { sumUpExperience } from './show-period.ts';

const job = (company: string, start: string, end: string): Experience => ({
  title: 'Analyst',
  company,
  location: '',
  start,
  end,
  current: end === '',
  description: '',
});
const today = new Date('2026-11-15T00:00:00Z');

test('experience is summed up in full years and different employers', () => {
  const jobs = [
    job('Brightwater', '2022-03', ''),
    job('Lonestar', '2019-06', '2020-05'),
    job('lonestar', '2020-06', '2022-02'),
  ];
  expect(sumUpExperience(jobs, today)).toBe('7 years, 2 employers.');
  expect(sumUpExperience([job('Brightwater', '2026-10', '')], today)).toBe('2 months, 1 employer.');
  expect(sumUpExperience([], today)).toBe('');
});
