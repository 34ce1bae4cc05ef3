import { expect, it } from 'vitest';
import { readPages, readPlain } from '#resume/fixtures/read-plain.ts';

it.each([
  'Cook. Tulsa, OK. 918-555-0144. lena@example.com',
  'P 918-555-0144 E lena@example.com A Tulsa, OK',
  'Cook in Tulsa, OK',
  'lena@example.com / 918-555-0144 / Tulsa, OK / linkedin.com/in/lena',
])('a place is found in “%s”', async (line) => {
  const { location } = await readPlain(`Lena Ortiz\n${line}\n\nSKILLS\nGrill`);
  expect(location).toMatchObject({ city: 'Tulsa', state: 'OK' });
});

it('a ZIP code before a phone number keeps all its digits', async () => {
  const { location } = await readPlain(
    'Lena Ortiz\n12 Elm St, Tulsa, OK 74101 (918) 555-0144\n\nSKILLS\nGrill',
  );
  expect(location).toEqual({ street: '12 Elm St', city: 'Tulsa', state: 'OK', zip: '74101' });
});

it('a profile URL may be cut where its column ends', async () => {
  const { linkedin } = await readPages([
    { text: 'Lena Ortiz', x: 50, y: 40, size: 20 },
    { text: 'CONTACT', x: 50, y: 80, size: 13, bold: true },
    { text: 'linkedin.com/in/lena-ortiz-fi', x: 50, y: 100 },
    { text: 'nch', x: 50, y: 114 },
    { text: 'SKILLS', x: 50, y: 150, size: 13, bold: true },
    { text: 'Grill', x: 50, y: 170 },
  ]);
  expect(linkedin).toBe('linkedin.com/in/lena-ortiz-finch');
});
