import { expect, it } from 'vitest';
import { readPages, readPlain } from '#resume/fixtures/read-plain.ts';
import { matchHeading } from './section-headings.ts';

it('headings may be phrases, and may have lost the gap between their words', () => {
  const kinds = ['Where I’ve Worked', 'What I Do Well', 'Who I Am', 'Get in Touch', 'PROFESSIONALEXPERIENCE'];
  expect(kinds.map((text) => matchHeading(text)?.kind)).toEqual([
    'experience',
    'skills',
    'summary',
    'contact',
    'experience',
  ]);
  expect(matchHeading('Worked in Education')).toBeNull();
});

it.each([
  ['Where I have served', 'experience'],
  ['Work and Research', 'experience'],
  ['Clinical Practice', 'experience'],
  ['Good at', 'skills'],
  ['What I Am Good At', 'skills'],
  ['Tongues', 'languages'],
  ['How to Find Me', 'contact'],
  ['In short', 'summary'],
  ['Cards', 'certifications'],
])('%s introduces the section “%s”', (text, kind) => {
  expect(matchHeading(text)?.kind).toBe(kind);
});

it('headings may begin with a lowercase letter in large type', async () => {
  const at = (y: number, text: string, size = 10) => ({ text, x: 50, y, size });
  const resume = await readPages([
    at(40, 'Lena Ortiz', 22),
    at(80, 'experience', 16),
    at(100, 'Cook, Blue Diner, Tulsa, OK'),
    at(114, 'Mar 2019 - Present'),
    at(128, 'Grilled for eighty guests a night'),
    at(142, 'Ordered the stock'),
    at(180, 'skills', 16),
    at(200, 'Grill'),
    at(214, 'Pastry'),
  ]);
  expect(resume).toMatchObject({
    experience: [{ title: 'Cook', company: 'Blue Diner' }],
    skills: ['Grill', 'Pastry'],
  });
});

it('a heading may list several names, in small letters only names of sections', () => {
  expect(matchHeading('KNOWLEDGE, SKILLS, AND ABILITIES')?.kind).toBe('skills');
  expect(matchHeading('Skills, Tools, and Languages')?.kind).toBe('skills');
  expect(matchHeading('Skills, Tools, and Welding')).toBeNull();
  expect(matchHeading('2. Experience')?.kind).toBe('experience');
});

const job = ['Cook, Blue Diner, Tulsa, OK', 'Mar 2019 - Present', '- Grilled for eighty guests a night'];
const school = ['Certificate in Baking, Tulsa College, 2018'];

it.each([
  ['lowercase letters', ['about me', 'work', 'school', 'skills']],
  ['signs before them', ['> About', '> Jobs', '> Studies', '> Strengths']],
  ['wide letters', ['A B O U T   M E', 'W O R K   H I S T O R Y', 'S C H O O L I N G', 'S K I L L S']],
])('headings may all have %s', async (_, [about = '', work = '', studies = '', skills = '']) => {
  const text = [
    'Lena Ortiz',
    'lena@example.com',
    '',
    about,
    'A cook.',
    '',
    work,
    ...job,
    '',
    studies,
    ...school,
  ];
  const resume = await readPlain([...text, '', skills, 'Grill, Pastry'].join('\n'));
  expect(resume).toMatchObject({
    summary: 'A cook.',
    experience: [{ title: 'Cook', company: 'Blue Diner' }],
    education: [{ school: 'Tulsa College', degree: 'Certificate' }],
    skills: ['Grill', 'Pastry'],
  });
});

it('what a section contains decides when its heading is unclear', async () => {
  const text = ['Lena Ortiz', '', 'CAREER SUMMARY', ...job, '', 'QUALIFICATIONS', ...school];
  const resume = await readPlain([...text, '', 'SKILLS', 'Grill'].join('\n'));
  expect(resume.experience).toMatchObject([{ title: 'Cook' }]);
  expect(resume.education).toMatchObject([{ school: 'Tulsa College' }]);
});
