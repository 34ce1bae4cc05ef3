import { expect, it } from 'vitest';
import { readPages, readPlain } from '#resume/fixtures/read-plain.ts';
import { readResume } from '#resume/read-resume.ts';

it('a table is read by the names of its columns', async () => {
  const resume = await readPlain(
    [
      'Lena Ortiz',
      '',
      'EMPLOYMENT',
      'Dates               Employer            Position and duties',
      '03/2019 -           Blue Diner          Cook',
      'Present             Tulsa, OK           - Grilled and prepped',
      '01/2015 - 02/2019   Red Diner           Server',
      '                    Enid, OK            - Served eighty guests',
      '',
      'EDUCATION',
      'Year      School                        Degree',
      '2014      Tulsa College                 Associate of Arts in Cooking',
      '          Tulsa, OK',
    ].join('\n'),
  );
  expect(resume.experience).toEqual([
    {
      title: 'Cook',
      company: 'Blue Diner',
      location: 'Tulsa, OK',
      start: '2019-03',
      end: 'present',
      bullets: ['Grilled and prepped'],
    },
    {
      title: 'Server',
      company: 'Red Diner',
      location: 'Enid, OK',
      start: '2015-01',
      end: '2019-02',
      bullets: ['Served eighty guests'],
    },
  ]);
  expect(resume.education).toEqual([
    {
      school: 'Tulsa College',
      degree: 'Associate of Arts',
      field: 'Cooking',
      location: 'Tulsa, OK',
      end: '2014',
    },
  ]);
});

it('how well a skill is known is no skill', async () => {
  const rows = [
    'Skill               Level',
    'Grill               Expert',
    'Pastry              ●●●●○',
    'Sauces ★★★☆☆',
    'Stocks              80%',
  ];
  const resume = await readPlain(['Lena Ortiz', '', 'SKILLS', ...rows].join('\n'));
  expect(resume.skills).toEqual(['Grill', 'Pastry', 'Sauces', 'Stocks']);
});

it('an address that is broken in a narrow column is read whole, behind symbols too', async () => {
  const { location } = await readPages([
    { text: 'Lena Ortiz', x: 50, y: 40, size: 20 },
    { text: '14 Elm Ter, Apt 8B, Tulsa,', x: 50, y: 60 },
    { text: 'OK 74103', x: 50, y: 72 },
  ]);
  expect(location).toEqual({ street: '14 Elm Ter, Apt 8B', city: 'Tulsa', state: 'OK', zip: '74103' });
  const plain = await readPlain('Lena Ortiz\n✆ (918) 555-0144 ✉ lena@example.com ⌂ Tulsa, OK 74103');
  expect(plain).toMatchObject({ location: { city: 'Tulsa', state: 'OK', zip: '74103' } });
});

it('bullets without marks are not taken for the employer', async () => {
  const { experience } = await readPlain(
    'Lena Ortiz\n\nEXPERIENCE\nCook, Blue Diner, Tulsa, OK\nMar 2019 - Present\nGrilled for eighty guests a night\nOrdered the stock',
  );
  expect(experience).toMatchObject([
    {
      title: 'Cook',
      company: 'Blue Diner',
      bullets: ['Grilled for eighty guests a night', 'Ordered the stock'],
    },
  ]);
});

it('titles are told from employers by what they end with', async () => {
  const { experience } = await readPlain(
    'Lena Ortiz\n\nEXPERIENCE\nLucky Duck Films\nVideographer\nMar 2019 - Present\n- Shot\n\nCumberland Sound\nCamera Hand\n2015 - 2019\n- Held',
  );
  expect(experience).toMatchObject([
    { title: 'Videographer', company: 'Lucky Duck Films' },
    { title: 'Camera Hand', company: 'Cumberland Sound' },
  ]);
});

it('a column of years runs upward where its first word is the present', async () => {
  const at = (x: number, y: number, text: string) => ({ text, x, y });
  const { experience } = await readPages([
    { text: 'Lena Ortiz', x: 50, y: 40, size: 20 },
    { text: 'EXPERIENCE', x: 50, y: 80, size: 13, bold: true },
    at(50, 100, 'Present'),
    at(170, 100, 'Blue Diner'),
    at(170, 114, 'Cook'),
    at(50, 128, '2019'),
    at(170, 128, 'Tulsa, OK'),
    at(50, 160, '2019'),
    at(170, 160, 'Red Diner'),
    at(170, 174, 'Server'),
    at(50, 188, '2015'),
    at(170, 188, 'Enid, OK'),
  ]);
  expect(experience.map(({ start, end }) => [start, end])).toEqual([
    ['2019', 'present'],
    ['2015', '2019'],
  ]);
});

it('a title and its employer are parted at "at", whatever letters it has', async () => {
  const page =
    '<h1>Lena Ortiz</h1><h2>Experience</h2><h3>Cook <span style="font-weight:400">at Blue Diner</span></h3><p>Tulsa, OK | Mar 2019 – Present</p>';
  const reading = await readResume(new TextEncoder().encode(page), 'html');
  expect(reading).toMatchObject({ resume: { experience: [{ title: 'Cook', company: 'Blue Diner' }] } });
});

it('contact facts may be at the foot of the page', async () => {
  const resume = await readPlain(
    'Lena Ortiz\n\nEXPERIENCE\nCook, Blue Diner, Enid, OK\nMar 2019 - Present\n\nLANGUAGES\nEnglish\n\nlena@example.com\nTulsa, OK 74103',
  );
  expect(resume.location).toMatchObject({ city: 'Tulsa', state: 'OK', zip: '74103' });
});

it('a table of skills gives their names, not their years and levels', async () => {
  const rows = [
    'Skill       Years       Level',
    'Grill       2           Expert',
    'pasta       3           Advanced',
  ];
  const { skills } = await readPlain(['Lena Ortiz', '', 'SKILLS', ...rows, 'Sauces (4 years)'].join('\n'));
  expect(skills).toEqual(['Grill', 'pasta', 'Sauces']);
});

it('the first column of a table of schools may be named like a section', async () => {
  const row = (y: number, bold: boolean, ...texts: string[]) =>
    texts.map((text, at) => ({ text, x: 50 + at * 130, y, bold }));
  const resume = await readPages([
    { text: 'Lena Ortiz', x: 50, y: 40, size: 20 },
    { text: 'Education', x: 45, y: 80, size: 13, bold: true },
    ...row(100, true, 'School', 'Degree', 'Major', 'Completed'),
    ...row(116, false, 'Tulsa College', 'Associate of Arts', 'Cooking', '2/2016'),
  ]);
  expect(resume.education).toMatchObject([
    { school: 'Tulsa College', degree: 'Associate of Arts', field: 'Cooking', end: '2016-02' },
  ]);
});
