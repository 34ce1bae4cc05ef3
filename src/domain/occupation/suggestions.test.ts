import { describe, expect, it, test } from 'vitest';
import { dropUnfilled, suggestSkills, suggestSkillsOfTitle } from './suggest-skills.ts';
import { suggestTitles } from './suggest-titles.ts';
import { suggestedJobTitles } from './suggested-job-titles.ts';

describe('job titles', () => {
  it.each([
    ['regist', 'Registered Nurse'],
    ['nur', 'Nurse Practitioner'],
    ['soft', 'Software Engineer'],
    ['truck', 'Truck Driver'],
    ['account', 'Accountant'],
    ['ELECTR', 'Electrician'],
  ])('offer the common ones for "%s": %s', (text, title) => {
    expect(suggestTitles(text, 5)).toContain(title);
  });

  it.each([
    ['regstered nur', 'Registered Nurse'],
    ['custmer', 'Customer Service'],
    ['sofware eng', 'Software Engineer'],
    ['elcetrician', 'Electrician'],
  ])('tolerate the typo in "%s"', (text, title) => {
    expect(suggestTitles(text, 3)).toContain(title);
  });

  it('appear once each, the exact title first, never more than requested', () => {
    const found = suggestTitles('manager', 50);
    expect(found).toHaveLength(50);
    expect(new Set(found.map((title) => title.toLowerCase())).size).toBe(50);
    for (const title of suggestedJobTitles) expect(suggestTitles(title.toLowerCase(), 10)[0]).toBe(title);
    expect(suggestTitles('   ', 10)).toEqual([]);
    expect(suggestTitles('qzxqzx', 10)).toEqual([]);
  });
});

describe('skills', () => {
  it('are found by name, with typos only when tolerated', () => {
    expect(suggestSkills('sql', 3)[0]).toBe('SQL');
    expect(suggestSkills('javascrpt', 3)).toEqual(['JavaScript']);
    expect(suggestSkills('javascrpt', 3, { tolerant: false })).toEqual([]);
  });

  it('are found for the work that a title means', () => {
    expect(suggestSkillsOfTitle('Senior truck driver', 10)).toContain('CDL Class A');
    expect(suggestSkillsOfTitle('qzxqzx', 10)).toEqual([]);
  });

  it('with a placeholder are dropped', () => {
    const texts = ['Excel', 'Uses {{tool}}', 'end }} only', '[City] law', 'law]', 'C#', '## years'];
    expect(dropUnfilled(texts)).toEqual(['Excel', 'C#']);
  });
});

test('twelve job titles are suggested [SRC-024]', () => {
  expect(suggestedJobTitles).toEqual([
    'Project Manager',
    'Data Analyst',
    'Virtual Assistant',
    'Finance',
    'Customer Service',
    'Business Analyst',
    'Data Entry',
    'Software Engineer',
    'Administrative Assistant',
    'Marketing',
    'Operations Manager',
    'General Manager',
  ]);
});
