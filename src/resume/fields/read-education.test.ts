import { expect, it } from 'vitest';
import { readPages, readPlain } from '#resume/fixtures/read-plain.ts';

const read = async (...lines: string[]) =>
  (await readPlain(['Lena Ortiz', '', 'EDUCATION', ...lines, '', 'SKILLS', 'Grill'].join('\n'))).education;

it('a school needs no word for schools where its place or the order shows it', async () => {
  expect(
    await read('Central Tech, Drumright, OK', 'Certificate, Welding, 2009', 'Tulsa High School', 'GED, 2005'),
  ).toMatchObject([
    {
      school: 'Central Tech',
      degree: 'Certificate',
      field: 'Welding',
      location: 'Drumright, OK',
      end: '2009',
    },
    { school: 'Tulsa High School', degree: 'GED', end: '2005' },
  ]);
  expect(
    await read('General Workshop', 'Certificate in Design, 2021', 'Tulsa University', 'B.A. in Art, 2014'),
  ).toMatchObject([
    { school: 'General Workshop', degree: 'Certificate', field: 'Design' },
    { school: 'Tulsa University', degree: 'B.A.', field: 'Art' },
  ]);
});

it('degree and school may be joined by a word, or by none', async () => {
  expect(await read('B.S. in Physics from Tulsa University, Tulsa, OK, 2015')).toMatchObject([
    { school: 'Tulsa University', degree: 'B.S.', field: 'Physics', location: 'Tulsa, OK' },
  ]);
  expect(await read('Tulsa University Bachelor of Science Physics, 2015')).toMatchObject([
    { school: 'Tulsa University', degree: 'Bachelor of Science', field: 'Physics' },
  ]);
  expect(
    await read('High School Diploma, Tulsa High School, 2011', 'Juris Doctor, Tulsa Law School, 2016'),
  ).toMatchObject([
    { school: 'Tulsa High School', degree: 'High School Diploma' },
    { school: 'Tulsa Law School', degree: 'Juris Doctor' },
  ]);
});

it('a font change separates an unknown school from a degree', async () => {
  const { education } = await readPages([
    { text: 'Lena Ortiz', x: 50, y: 40, size: 20 },
    { text: 'EDUCATION', x: 50, y: 80, size: 13, bold: true },
    { text: 'General Workshop', x: 50, y: 100, bold: true },
    { text: 'Certificate in Design', x: 144, y: 100 },
    { text: 'SKILLS', x: 50, y: 140, size: 13, bold: true },
    { text: 'Grill, Pastry', x: 50, y: 160 },
  ]);
  expect(education).toMatchObject([{ school: 'General Workshop', degree: 'Certificate', field: 'Design' }]);
});

it('slashes may separate everything, and a place may be between school and degree', async () => {
  expect(await read('Diploma in Baking / Tulsa College / Tulsa, OK / 2004')).toMatchObject([
    { school: 'Tulsa College', degree: 'Diploma', field: 'Baking', location: 'Tulsa, OK', end: '2004' },
  ]);
  expect(await read('Tulsa High School, Tulsa, OK, High School Diploma, 1998')).toMatchObject([
    { school: 'Tulsa High School', degree: 'High School Diploma', location: 'Tulsa, OK', end: '1998' },
  ]);
});

it('an apprenticeship may be what a certificate is about', async () => {
  expect(await read('2017', 'Certificate - Electrical Apprenticeship', 'Tulsa College')).toMatchObject([
    { school: 'Tulsa College', degree: 'Certificate', field: 'Electrical Apprenticeship', end: '2017' },
  ]);
});

it('an expected date leaves no word behind', async () => {
  expect(await read('Tulsa College', 'B.A. in Art (expected December 2025)')).toMatchObject([
    { field: 'Art', end: '2025-12' },
  ]);
});
