import { expect, it } from 'vitest';
import { readContact } from '#domain/document/sections/contact.ts';
import { toUserDocument } from '#resume/build-document.ts';
import { readPlain } from '#resume/fixtures/read-plain.ts';

async function readPlace(line: string) {
  const resume = await readPlain(`Robin Hale
${line}
(202) 555-0134 | robin.hale@example.com

Experience
Associate, Riverbend Supply, Norfolk, VA
March 2021 - Present
- Built weekly reports

Skills
Excel, SQL
`);
  const contact = readContact(toUserDocument(resume, { userId: 'u', name: 'n' }));
  return [contact.city, contact.state, contact.zip];
}

it.each([
  ['1600 K Street NW, Washington, DC 20006', ['Washington', 'DC', '20006']],
  ['Washington DC 20006', ['Washington', 'DC', '20006']],
  ['Washington, D.C.', ['Washington', 'DC', '']],
  ['Seattle, Washington 98101', ['Seattle', 'WA', '98101']],
  ['350 Fifth Avenue, New York, NY 10118', ['New York', 'NY', '10118']],
  ['Austin TX 78701', ['Austin', 'TX', '78701']],
  ['12 Luna Street, San Juan, PR 00901', ['San Juan', 'PR', '00901']],
  ['Charlotte Amalie, U.S. Virgin Islands', ['Charlotte Amalie', 'VI', '']],
  ['Tamuning, GU 96913', ['Tamuning', 'GU', '96913']],
  ['PSC 3 Box 4120, APO, AE 09021', ['APO', 'AE', '09021']],
])('"%s" is read as its city and state [DRV-007]', async (line, expected) => {
  expect(await readPlace(line)).toEqual(expected);
});

it.each(['Marketing, PR', 'Liberal Arts, AS', 'Sales, AE'])('"%s" is not a place', async (line) => {
  expect(await readPlace(line)).toEqual(['', '', '']);
});
