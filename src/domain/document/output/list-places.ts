import type { UserDocument } from '#domain/document/model/user-document.ts';
import { findParagraphs } from '#domain/document/sections/section-entries.ts';
import { readSkills } from '#domain/document/sections/skills.ts';
import { readHtmlText } from '#domain/document/values/html-list.ts';
import { parseQuote } from '#domain/document/values/quotes.ts';
import { locateValue, type Spot } from './locate-value.ts';
import type { PrintedPage } from './printed-page.ts';

/** The fields of a profile by the codes they are stored under. */
const fields = {
  NAME: { part: 'contact', names: { FNAM: 'firstName', LNAM: 'lastName' } },
  CNTC: {
    part: 'contact',
    names: {
      EMAI: 'email',
      HPHN: 'phone',
      STRT: 'street',
      CITY: 'city',
      STAT: 'state',
      ZIPC: 'zip',
      SOCL: 'linkedIn',
    },
  },
  EXPR: {
    part: 'experience',
    names: {
      JTIT: 'title',
      COMP: 'company',
      JLOC: 'location',
      JSTD: 'start',
      EDDT: 'end',
      JDES: 'description',
    },
  },
  EDUC: {
    part: 'education',
    names: { SCHO: 'school', SLOC: 'location', DGRE: 'degree', STUY: 'field', GRYR: 'graduationYear' },
  },
} as const;

/** Where on the uploaded pages a value was read, and the line it was read from. */
export type Place = { spots: Spot[]; quote: string };

/** `experience.0.title`: a value's name on the review screen. */
export function placeKey(part: string, entry: number, field: string): string {
  return `${part}.${entry}.${field}`;
}

/** Every profile value that can be shown on the pages it came from. */
export function listPlaces(document: UserDocument, pages: readonly PrintedPage[]): Map<string, Place> {
  const places = new Map<string, Place>();
  const add = (key: string, place: Place) => {
    if (place.spots.length > 0) places.set(key, place);
  };
  for (const [code, { part, names }] of Object.entries(fields)) {
    for (const [entry, paragraph] of findParagraphs(document, code as keyof typeof fields).entries()) {
      for (const { fieldCD, charValue, docDataInfo } of paragraph.docDatas) {
        const field = (names as Record<string, string>)[fieldCD];
        if (field === undefined || charValue === '') continue;
        const isHtml = field === 'description';
        const text = isHtml ? readHtmlText(charValue) : charValue;
        const quote = isHtml ? { text } : parseQuote(docDataInfo ?? '');
        add(placeKey(part, entry, field), {
          spots: locateValue(pages, text, quote),
          quote: quote?.text ?? '',
        });
      }
    }
  }
  const skills = readSkills(document);
  const listed = { text: skills.join(', ') };
  for (const skill of skills) {
    // A skill may also appear in a sentence; its place is where the skills are listed.
    const [inList, ...more] = locateValue(pages, skill, listed);
    const spot = inList && more.length === 0 ? inList : locateValue(pages, skill)[0];
    add(placeKey('skills', 0, skill), { spots: spot ? [spot] : [], quote: '' });
  }
  return places;
}
