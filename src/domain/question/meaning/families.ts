import { aboutTheEmployer } from '#domain/question/families/about-the-employer.ts';
import { actsOfThePerson } from '#domain/question/families/acts-of-the-person.ts';
import { availability } from '#domain/question/families/availability.ts';
import { background } from '#domain/question/families/background.ts';
import { currentUnit } from '#domain/question/families/current-unit.ts';
import { demographic } from '#domain/question/families/demographic.ts';
import { documents, otherFile } from '#domain/question/families/documents.ts';
import type { Family } from '#domain/question/families/family.ts';
import { identity } from '#domain/question/families/identity.ts';
import { lasting } from '#domain/question/families/lasting.ts';
import { legal } from '#domain/question/families/legal.ts';
import { neverFilled } from '#domain/question/families/never-filled.ts';
import { instructions, notTheApplicants, rows } from '#domain/question/families/not-the-applicants.ts';
import { followUps, ownWords } from '#domain/question/families/own-words.ts';
import { pay } from '#domain/question/families/pay.ts';
import { place } from '#domain/question/families/place.ts';

/**
 * Nothing in the list fits: only the person's own earlier answer to the exact same question may be offered.
 */
export const unknownFamily: Family = { name: 'unknown', may: 'typed', ask: /(?!)/ };

/** A legal, personal, or pay question that asks for more than is known. */
export const detailFamily: Family = { name: 'personal_detail', may: 'typed', sensitive: true, ask: /(?!)/ };

/** Two questions in one ("located in Austin or willing to relocate?"). */
export const compoundFamily: Family = { name: 'compound', may: 'typed', ask: /(?!)/ };

/** In order of precedence: the first matching family wins. */
export const families: readonly Family[] = [
  ...followUps,
  ...neverFilled,
  ...actsOfThePerson,
  ...instructions,
  ...documents,
  ...lasting,
  ...currentUnit,
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
  [...families, ...notTheApplicants, ...rows, unknownFamily, compoundFamily, detailFamily].map((family) => [
    family.name,
    family,
  ]),
);

export function findFamily(name: string): Family {
  return byName.get(name) ?? unknownFamily;
}

/** A claim, or a kind of question that a fact or its details answer; requests for an act stay as they are. */
export function isUnderstood({ family, params }: { family: string; params: object }): boolean {
  const { may, fact } = findFamily(family);
  const details = Object.keys(params).filter((name) => name !== 'negated' && name !== 'inverse');
  return (
    may === 'act' || may === 'never' || fact !== undefined || plainFamilies.has(family) || details.length > 0
  );
}

/** Answered without any details of the question. */
const plainFamilies = new Set([
  'own_timezone',
  'travel_share',
  'other_shifts',
  'pay_period_hours',
  'other_languages',
  'resume',
  'cover_letter',
]);
