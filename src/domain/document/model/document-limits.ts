import { z } from 'zod';
import { documentLimitTexts as texts } from '#domain/messages/profile.ts';
import { countTags } from '#domain/text/escape-html.ts';
import { htmlFields } from './html-values.ts';
import { type Paragraph, UserDocument } from './user-document.ts';

/** How much one document may hold. A resume of forty years of work needs a tenth of it. */
export const documentLimits = {
  sections: 40,
  /** Values across all sections: job titles, dates, answers. */
  rows: 1500,
  /** Files, styles, and other preferences. */
  preferences: 100,
  characters: 20_000,
  tags: 500,
} as const;

const short = 100;
const line = 1000;

/** The most characters a field may hold; fields not listed here may have `documentLimits.characters`. */
const fieldCharacters: Record<string, number> = {
  FNAM: short,
  LNAM: short,
  EMAI: 320,
  ZIPC: short,
  STAT: short,
  CITY: short,
  HPHN: short,
  CPHN: short,
  JSTD: short,
  EDDT: short,
  GRYR: short,
  GRST: short,
  PAYV: short,
  PAYT: short,
  STRT: line,
  SOCL: line,
  JTIT: line,
  COMP: line,
  JLOC: line,
  SCHO: line,
  SLOC: line,
  STUY: line,
  DGRE: line,
  SKIL: line,
  KEYW: line,
};

export function maxCharacters(fieldCD: string): number {
  return fieldCharacters[fieldCD] ?? documentLimits.characters;
}

/**
 * A document in a request, within the limits. The counts are checked first, because listing every mistake of
 * a hundred thousand bad rows would take seconds. Stored documents load without limits.
 */
export const GivenDocument = z
  .preprocess((given: z.input<typeof UserDocument>, context) => {
    const message = findExcess(given);
    if (message) context.addIssue({ code: 'custom', message, params: { tooLarge: true } });
    return given;
  }, UserDocument)
  .superRefine((document, context) => {
    for (const { path, message } of listLongValues(document))
      context.addIssue({ code: 'custom', path, message, params: { tooLarge: true } });
  });

function findExcess(given: unknown): string | null {
  const sections = listOf(given, 'sections');
  if (sections.length > documentLimits.sections) return texts.sections(documentLimits.sections);
  let rows = 0;
  let preferences = listOf(given, 'preferences').length + listOf(given, 'docStyles').length;
  for (const section of sections) {
    preferences += listOf(section, 'preferences').length;
    const paragraphs = listOf(section, 'paragraphs');
    rows += paragraphs.length;
    // Stop before looking into the paragraphs: there may be a hundred thousand.
    if (rows > documentLimits.rows) break;
    for (const paragraph of paragraphs) rows += listOf(paragraph, 'docDatas').length;
  }
  if (rows > documentLimits.rows) return texts.entries(documentLimits.rows);
  if (preferences > documentLimits.preferences) return texts.settings(documentLimits.preferences);
  return null;
}

function listOf(holder: unknown, name: string): unknown[] {
  const value =
    typeof holder === 'object' && holder !== null ? (holder as Record<string, unknown>)[name] : [];
  return Array.isArray(value) ? value : [];
}

/** A quote from the resume holds the value and its position, so it may be longer than the value. */
const otherTexts = [
  'fieldCD',
  'charValue0',
  'dateTimeValue',
  'category',
  'docDataInfo',
  'errorMessage',
] as const;

interface LongValue {
  path: (string | number)[];
  message: string;
}

function* listLongValues(document: UserDocument): Generator<LongValue> {
  if (document.name.length > line) yield { path: ['name'], message: texts.characters(line) };
  for (const [s, section] of document.sections.entries()) {
    if (section.name.length > line) yield { path: ['sections', s, 'name'], message: texts.characters(line) };
    for (const [p, paragraph] of section.paragraphs.entries())
      for (const [d, data] of paragraph.docDatas.entries()) {
        const path = ['sections', s, 'paragraphs', p, 'docDatas', d];
        const most = maxCharacters(data.fieldCD);
        if (data.charValue.length > most)
          yield { path: [...path, 'charValue'], message: texts.characters(most) };
        else if (htmlFields.includes(data.fieldCD) && countTags(data.charValue) > documentLimits.tags)
          yield {
            path: [...path, 'charValue'],
            message: texts.tags(documentLimits.tags),
          };
        for (const name of otherTexts)
          if ((data[name]?.length ?? 0) > 2 * documentLimits.characters)
            yield { path: [...path, name], message: texts.characters(2 * documentLimits.characters) };
      }
  }
}

/** Cuts a document read from a file to the limits. */
export function cutToLimits(document: UserDocument): UserDocument {
  let rows = 0;
  const fits = ({ docDatas }: Paragraph) => {
    rows += 1 + docDatas.length;
    return rows <= documentLimits.rows;
  };
  return {
    ...document,
    sections: document.sections.slice(0, documentLimits.sections).map((section) => ({
      ...section,
      name: section.name.slice(0, line),
      paragraphs: section.paragraphs.filter(fits).map((paragraph) => ({
        ...paragraph,
        docDatas: paragraph.docDatas.map((data) => ({
          ...data,
          charValue: data.charValue.slice(0, maxCharacters(data.fieldCD)),
        })),
      })),
    })),
  };
}
