import { expect, it } from 'vitest';
import { readPages, readPlain } from '#resume/fixtures/read-plain.ts';

const read = async (...lines: string[]) =>
  (await readPlain(['Lena Ortiz', 'Tulsa, OK', '', 'EXPERIENCE', ...lines, '', 'SKILLS', 'Grill'].join('\n')))
    .experience;

it('a city without its state is a place where the resume names it elsewhere, or it is a large one', async () => {
  expect(
    await read(
      'Cook, Blue Diner, Tulsa',
      '2019 - 2021',
      'Server, Red Diner, Manila',
      '2015 - 2019',
      'Host, Tin Cup, Nowhere',
      '2014 - 2015',
    ),
  ).toMatchObject([
    { title: 'Cook', company: 'Blue Diner', location: 'Tulsa' },
    { title: 'Server', company: 'Red Diner', location: 'Manila' },
    { title: 'Host', company: 'Tin Cup, Nowhere', location: null },
  ]);
});

it('a place may follow a slash or two dashes', async () => {
  expect(
    await read(
      'Cook',
      'Blue Diner / Tulsa, OK',
      '2019 - 2021',
      'Server',
      'Red Diner -- Dhaka, Bangladesh',
      '2015 - 2019',
    ),
  ).toMatchObject([
    { company: 'Blue Diner', location: 'Tulsa, OK' },
    { company: 'Red Diner', location: 'Dhaka, Bangladesh' },
  ]);
});

it('labels before the title and the employer are not part of them', async () => {
  expect(
    await read('Client/Employer: Blue Diner     2019 - 2021', 'Role: Cook', 'Responsibilities:', '- Grilled'),
  ).toMatchObject([{ title: 'Cook', company: 'Blue Diner', bullets: ['Grilled'] }]);
});

it('a form may label both dates', async () => {
  const form = ['Employer: Blue Diner', 'Position Title: Cook', 'Start Date: 03/2019', 'End Date: Present'];
  expect(await read(...form, 'Duties and Accomplishments:', '- Grilled')).toMatchObject([
    { title: 'Cook', company: 'Blue Diner', start: '2019-03', end: 'present', bullets: ['Grilled'] },
  ]);
});

it('a running head on the second page is not part of a job', async () => {
  const { experience } = await readPages(
    [
      { text: 'Lena Ortiz', x: 50, y: 40, size: 20 },
      { text: '918 555 0144', x: 50, y: 60 },
      { text: 'EXPERIENCE', x: 50, y: 90, size: 13, bold: true },
      { text: 'Cook, Blue Diner, Tulsa, OK', x: 50, y: 110 },
      { text: '2019 - 2021', x: 50, y: 124 },
      { text: 'Grilled for eighty guests', x: 60, y: 138 },
    ],
    [
      { text: 'Lena Ortiz', x: 50, y: 30 },
      { text: '918 555 0144', x: 250, y: 30 },
      { text: 'Page 2', x: 450, y: 30 },
      { text: 'Ordered the stock', x: 60, y: 60 },
    ],
  );
  expect(experience).toMatchObject([{ bullets: ['Grilled for eighty guests', 'Ordered the stock'] }]);
});

it('one season is the whole time of a job', async () => {
  expect(await read('Cook, Blue Diner', 'Summer 2024')).toMatchObject([{ start: '2024', end: '2024' }]);
});

it('two months below each other are a period', async () => {
  const resume = await readPages([
    { text: 'Lena Ortiz', x: 50, y: 40, size: 20 },
    { text: 'EXPERIENCE', x: 50, y: 80, bold: true },
    { text: 'JAN 2016', x: 50, y: 100 },
    { text: 'Blue Diner', x: 150, y: 100, bold: true },
    { text: 'NOW', x: 50, y: 114 },
    { text: 'Cook', x: 150, y: 114 },
  ]);
  expect(resume.experience).toMatchObject([
    { title: 'Cook', company: 'Blue Diner', start: '2016-01', end: 'present' },
  ]);
});

it('bullets may be arrows or the letter o', async () => {
  expect(
    await read(
      'Cook, Blue Diner',
      '2019 - 2021',
      'o Grilled for eighty guests a night and',
      '  ordered the stock',
      '→ Trained two cooks',
    ),
  ).toMatchObject([
    { bullets: ['Grilled for eighty guests a night and ordered the stock', 'Trained two cooks'] },
  ]);
});

it('a place may be beside the first bullet', async () => {
  const resume = await readPages([
    { text: 'Lena Ortiz', x: 50, y: 40, size: 20 },
    { text: 'EXPERIENCE', x: 50, y: 80, bold: true },
    { text: 'Blue Diner', x: 50, y: 100, bold: true },
    { text: 'Cook | Jan 2016 - Present', x: 200, y: 100, bold: true },
    { text: 'Tulsa, OK', x: 50, y: 114 },
    { text: '\x95 Grilled for eighty guests', x: 200, y: 114 },
  ]);
  expect(resume.experience).toMatchObject([
    { title: 'Cook', company: 'Blue Diner', location: 'Tulsa, OK', bullets: ['Grilled for eighty guests'] },
  ]);
});

it('dates in parentheses before the place leave no gap behind', async () => {
  expect(await read('Blue Diner (May 2011 to Jan. 2014), Tulsa, OK', 'Paramedic')).toMatchObject([
    { title: 'Paramedic', company: 'Blue Diner', location: 'Tulsa, OK' },
  ]);
});

it('a shortened “present” does not end a sentence', async () => {
  expect(await read('Cook, Blue Diner', '03/18 – pres.')).toMatchObject([
    { title: 'Cook', start: '2018-03', end: 'present' },
  ]);
});
