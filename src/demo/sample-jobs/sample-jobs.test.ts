import { describe, expect, it } from 'vitest';
import { cleanHtml } from '#backend/platform/html/clean-html.ts';
import { readHtmlText } from '#domain/document/values/html-list.ts';
import { practiceApplyPath } from '#practice/catalog/practice-jobs.ts';
import { openSampleJobs } from './generate-job.ts';

const makeJob = openSampleJobs({ seed: 1, employers: 12 });
const jobs = Array.from({ length: 1500 }, (_, number) => makeJob(number));
const countOf = (values: unknown[]) => new Set(values).size;

describe('sample jobs', () => {
  it('are the same each time, whichever were made before', () => {
    const again = openSampleJobs({ seed: 1, employers: 12 });
    expect(again(1234)).toEqual(jobs[1234]);
    expect(openSampleJobs({ seed: 2, employers: 12 })(1234)).not.toEqual(jobs[1234]);
  });

  it('differ in title, place, employer, pay and age', () => {
    expect(countOf(jobs.map(practiceApplyPath))).toBe(jobs.length);
    expect(countOf(jobs.map(({ title }) => title))).toBeGreaterThan(900);
    expect(countOf(jobs.map(({ city, state }) => `${city}, ${state}`))).toBeGreaterThan(500);
    expect(countOf(jobs.map(({ company }) => company))).toBeGreaterThan(100);
    expect(countOf(jobs.map(({ pay }) => JSON.stringify(pay)))).toBeGreaterThan(300);
    expect(countOf(jobs.map(({ postedDaysAgo }) => postedDaysAgo))).toBeGreaterThan(30);
    for (const workplace of ['onsite', 'hybrid', 'remote'])
      expect(jobs.filter((job) => job.workplace === workplace).length).toBeGreaterThan(60);
  });

  it('lie where people live', () => {
    const inBigStates = jobs.filter(({ state }) => ['CA', 'TX', 'FL', 'NY'].includes(state)).length;
    expect(inBigStates / jobs.length).toBeGreaterThan(0.25);
    expect(inBigStates / jobs.length).toBeLessThan(0.5);
  });

  it('have texts that are filled in, stay as they are when cleaned, and are all different', () => {
    for (const { descriptionHtml, title, company } of jobs) {
      expect(descriptionHtml).not.toMatch(/\{\w+\}|undefined|NaN|\[object/);
      expect(cleanHtml(descriptionHtml)).toBe(descriptionHtml);
      expect(readHtmlText(descriptionHtml).length).toBeGreaterThan(600);
      expect(title).not.toBe('');
      expect(company).not.toBe('');
    }
    expect(countOf(jobs.map(({ descriptionHtml }) => descriptionHtml))).toBe(jobs.length);
  });

  it('pay at least twelve dollars an hour and never less at the top than at the bottom', () => {
    for (const { pay } of jobs) {
      if (!pay) continue;
      expect(pay.min).toBeGreaterThanOrEqual(pay.unit === 'hour' ? 12 : 20_000);
      expect(pay.max).toBeGreaterThanOrEqual(pay.min);
    }
  });

  it('have employers that fit the title, and texts that hold wherever the job is', () => {
    const hires = (title: RegExp, company: RegExp) =>
      jobs.filter((job) => title.test(job.title)).filter((job) => !company.test(job.company));
    const health = /Health|Medical|Clinics|Care|Physicians|College|University/;
    expect(hires(/\b(nurse|nursing)\b/i, health)).toEqual([]);
    expect(hires(/\b(police|sheriff|firefighter)\b/i, /^City of /)).toEqual([]);
    expect(hires(/\bprincipal\b.*\bschool|\bschool principal\b/i, /School|Academy|Learning/)).toEqual([]);
    for (const { company, city, descriptionHtml } of jobs) {
      const about = readHtmlText(descriptionHtml).split('\n')[0] ?? '';
      if (company.startsWith('City of ')) expect(company).toBe(`City of ${city}`);
      else expect(about).not.toMatch(/ in [A-Z]\w+ and the counties|people in [A-Z]\w+,/);
    }
  });

  it('never say what no American employer would', () => {
    for (const { descriptionHtml, title } of jobs) {
      expect(descriptionHtml).not.toMatch(/Take care of our|a visit of half a day|also if the answer/);
      expect(title).not.toMatch(
        /^(Senior|Lead|Junior) .*(Manager|Director|Supervisor)|\b(II|III) II$|^[A-Z]{2,5}$/,
      );
    }
  });
});
