import { describe, expect, it } from 'vitest';
import { heading, readPages, stack } from '#resume/fixtures/read-plain.ts';

const name = { text: 'Lena Ortiz', x: 50, y: 40, size: 20, bold: true };
const cook = {
  title: 'Cook',
  company: 'Blue Diner',
  location: 'Tulsa, OK',
  start: '2019-03',
  end: 'present',
};
const server = {
  title: 'Server',
  company: 'Red Diner',
  location: 'Enid, OK',
  start: '2015-01',
  end: '2019-02',
};
const at = (x: number, y: number, text: string, bold = false) => ({ text, x, y, bold });

describe('jobs whose parts are beside each other', () => {
  it('are read card by card', async () => {
    const { experience } = await readPages([
      name,
      { ...heading('EXPERIENCE'), y: 80 },
      ...stack(50, 100, [
        at(50, 0, 'Cook', true),
        'Blue Diner',
        'Tulsa, OK',
        'Mar 2019 - Present',
        'Grilled all day',
      ]),
      ...stack(320, 100, [
        at(320, 0, 'Server', true),
        'Red Diner',
        'Enid, OK',
        'Jan 2015 - Feb 2019',
        'Served guests',
      ]),
    ]);
    expect(experience).toEqual([
      { ...cook, bullets: ['Grilled all day'] },
      { ...server, bullets: ['Served guests'] },
    ]);
  });

  it('are read with the employer, place and dates in a narrow column', async () => {
    const { experience } = await readPages([
      name,
      { ...heading('EXPERIENCE'), y: 80 },
      at(50, 100, 'Blue Diner', true),
      at(50, 112, 'Tulsa, OK'),
      at(50, 124, 'Mar 2019 - Present'),
      at(170, 100, 'Cook', true),
      at(180, 116, 'Grilled and prepped for eighty guests'),
      at(180, 130, 'Ordered the stock'),
      at(50, 160, 'Red Diner', true),
      at(50, 172, 'Enid, OK'),
      at(50, 184, 'Jan 2015 - Feb 2019'),
      at(170, 160, 'Server', true),
      at(180, 176, 'Served eighty guests a night'),
    ]);
    expect(experience).toEqual([
      { ...cook, bullets: ['Grilled and prepped for eighty guests', 'Ordered the stock'] },
      { ...server, bullets: ['Served eighty guests a night'] },
    ]);
  });

  it('are read with dates and place in a narrow column at the right', async () => {
    const { experience } = await readPages([
      name,
      { ...heading('EXPERIENCE'), y: 80 },
      at(50, 103, 'Cook', true),
      at(50, 117, 'Blue Diner'),
      at(60, 131, 'Grilled and prepped for eighty guests'),
      at(480, 100, 'Mar 2019 - Present'),
      at(480, 112, 'Tulsa, OK'),
      at(50, 163, 'Server', true),
      at(50, 177, 'Red Diner'),
      at(60, 191, 'Served eighty guests a night'),
      at(480, 160, 'Jan 2015 - Feb 2019'),
      at(480, 172, 'Enid, OK'),
    ]);
    expect(experience).toEqual([
      { ...cook, bullets: ['Grilled and prepped for eighty guests'] },
      { ...server, bullets: ['Served eighty guests a night'] },
    ]);
  });

  it('are read with the newest date above a dash and the oldest', async () => {
    const { experience } = await readPages([
      name,
      { ...heading('EXPERIENCE'), y: 80 },
      at(50, 100, 'Present'),
      at(50, 114, '-'),
      at(50, 128, 'Mar 2019'),
      at(170, 100, 'Blue Diner', true),
      at(170, 114, 'Cook'),
      at(170, 128, 'Tulsa, OK'),
      at(180, 142, 'Grilled and prepped for eighty guests'),
    ]);
    expect(experience).toEqual([{ ...cook, bullets: ['Grilled and prepped for eighty guests'] }]);
  });
});

it('boxes with their own headings are read box by box', async () => {
  const resume = await readPages([
    name,
    { ...heading('SUMMARY'), y: 80 },
    { ...heading('SKILLS', 320), y: 80 },
    at(50, 98, 'Cook for large kitchens.'),
    at(320, 98, 'Grill'),
    at(320, 112, 'Pastry'),
    { ...heading('EXPERIENCE'), y: 160 },
    { ...heading('EDUCATION', 320), y: 160 },
    ...stack(50, 178, ['Cook', 'Blue Diner, Tulsa, OK', 'Mar 2019 - Present']),
    ...stack(320, 178, ['Associate of Arts', 'Tulsa College', '2014']),
    { ...heading('LANGUAGES'), y: 260 },
    { ...heading('AWARDS', 320), y: 260 },
    at(50, 278, 'English'),
    at(320, 278, 'Best Burger'),
  ]);
  expect(resume).toMatchObject({ skills: ['Grill', 'Pastry'], experience: [cook], languages: ['English'] });
  expect(resume.education).toMatchObject([{ school: 'Tulsa College', end: '2014' }]);
});

it('labels lower than the text beside them belong to it', async () => {
  const labels = ['PROFILE', 'EXPERIENCE', 'EDUCATION', 'SKILLS'];
  const texts = [
    ['Cook for large kitchens.', 'Likes early mornings.'],
    ['Cook', 'Blue Diner, Tulsa, OK', 'Mar 2019 - Present'],
    ['Associate of Arts', 'Tulsa College, 2014'],
    ['Grill, Pastry'],
  ];
  const resume = await readPages([
    name,
    ...labels.map((text, index) => ({ ...heading(text), y: 93 + index * 60 })),
    ...texts.flatMap((lines, index) => stack(200, 80 + index * 60, lines)),
  ]);
  expect(resume.summary).toBe('Cook for large kitchens. Likes early mornings.');
  expect(resume).toMatchObject({
    experience: [cook],
    education: [{ school: 'Tulsa College' }],
    skills: ['Grill', 'Pastry'],
  });
});
