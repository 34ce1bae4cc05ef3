import { expect, it } from 'vitest';
import { readPages } from '#resume/fixtures/read-plain.ts';
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
