import { aboutTheEmployer } from './families/about-the-employer.ts';
import { actsOfThePerson } from './families/acts-of-the-person.ts';
import { availability } from './families/availability.ts';
import { background } from './families/background.ts';
import { demographic } from './families/demographic.ts';
import { documents, otherFile } from './families/documents.ts';
import type { Family } from './families/family.ts';
import { identity } from './families/identity.ts';
import { instructions } from './families/instructions.ts';
import { legal } from './families/legal.ts';
import { neverFilled } from './families/never-filled.ts';
import { notTheApplicants } from './families/not-the-applicants.ts';
import { followUps, ownWords } from './families/own-words.ts';
import { pay } from './families/pay.ts';
import { place } from './families/place.ts';

/** Nothing in the list fits: only the person's own earlier answer to the very same question may be offered. */
export const unknownFamily: Family = { name: 'unknown', may: 'typed', ask: /(?!)/ };

/** A legal, personal, or pay question that asks for more than what is known. */
export const detailFamily: Family = { name: 'personal_detail', may: 'typed', sensitive: true, ask: /(?!)/ };

/** Two questions in one ("located in Austin or willing to relocate?"). */
export const compoundFamily: Family = { name: 'compound', may: 'typed', ask: /(?!)/ };

/** In order of precedence: the first family that fits is the answer. */
export const families: readonly Family[] = [
  ...followUps,
  ...neverFilled,
  ...actsOfThePerson,
  ...instructions,
  ...documents,
  ...demographic,
  ...legal,
  ...aboutTheEmployer,
  ...pay,
  ...availability,
  ...identity,
  ...place,
  ...background,
  ...ownWords,
  otherFile,
];

const byName = new Map(
  [...families, ...notTheApplicants, unknownFamily, compoundFamily, detailFamily].map((family) => [
    family.name,
    family,
  ]),
);

export function findFamily(name: string): Family {
  return byName.get(name) ?? unknownFamily;
}
