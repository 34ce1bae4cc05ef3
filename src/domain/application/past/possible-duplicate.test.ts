import { expect, test } from 'vitest';
import { companyKey } from '#domain/job/company-key.ts';
import { type ComparedPosting, findLikeness as compare, traitsOf } from './possible-duplicate.ts';

const findLikeness = (one: ComparedPosting, other: ComparedPosting) =>
  compare(traitsOf(one), traitsOf(other));

const posting = {
  company: 'Acme, Inc.',
  title: 'Senior Operations Analyst',
  applyUrl: 'https://jobs.lever.co/acme/1',
  ats: 'lever',
  postingId: '1',
};

test('a company is the same however its name is written', () => {
  expect(companyKey('The ACME Company')).toBe(companyKey('Acme, Inc.'));
  expect(companyKey('Société Générale S.A.')).toBe(companyKey('Societe Generale s a'));
  expect(companyKey('Acme Robotics')).not.toBe(companyKey('Acme'));
  expect(companyKey('The Limited')).toBe('the limited');
});

test('the same employer with a similar title may be the same job', () => {
  const other = { ...posting, applyUrl: 'https://acme.example/9', ats: 'generic', postingId: '9' };
  expect(findLikeness(posting, { ...other, company: 'Acme', title: 'Operations Analyst II' })).toBe('title');
  const noisy = 'R-1029 Operations Analyst - Tampa, FL - $5,000 Sign-On Bonus';
  expect(findLikeness(posting, { ...other, title: noisy })).toBe('title');
  expect(findLikeness(posting, { ...other, title: 'Warehouse Associate' })).toBeNull();
  expect(findLikeness(posting, { ...other, company: 'Bluestem' })).toBeNull();
});

test('the same posting under another address is the same job, whatever it is called', () => {
  const renamed = { ...posting, title: 'Analyst', company: 'Acme Careers', postingId: 'x', ats: 'generic' };
  expect(findLikeness(posting, { ...renamed, applyUrl: 'http://www.jobs.lever.co/acme/1/apply?utm=x' })).toBe(
    'posting',
  );
  expect(
    findLikeness(posting, { ...renamed, applyUrl: 'https://x.example', ats: 'lever', postingId: '1' }),
  ).toBe('posting');
  expect(findLikeness(posting, { ...renamed, applyUrl: 'https://jobs.lever.co/acme/12' })).toBeNull();
});
