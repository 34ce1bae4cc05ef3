import type { SectionCode } from '#domain/document/model/document-codes.ts';
import { emptySection } from '#domain/document/model/empty-document.ts';
import {
  type DocData,
  type Paragraph,
  type Section,
  type UserDocument,
  ZERO_ID,
} from '#domain/document/model/user-document.ts';

/** One paragraph to write: every field code it owns, with one or more values. */
export type Entry = { paraId?: string | undefined; fields: Record<string, string | string[]> };

export function findParagraphs(document: UserDocument, code: SectionCode): Paragraph[] {
  const section = document.sections.find((one) => one.sectionTypeCD === code);
  return section ? section.paragraphs.toSorted((a, b) => a.index - b.index) : [];
}

export function readValues(paragraph: Paragraph | undefined, fieldCD: string): string[] {
  const datas = paragraph?.docDatas.filter((data) => data.fieldCD === fieldCD) ?? [];
  return datas
    .toSorted((a, b) => a.index - b.index)
    .map((data) => data.charValue)
    .filter((value) => value !== '');
}

export function readValue(paragraph: Paragraph | undefined, fieldCD: string): string {
  return readValues(paragraph, fieldCD)[0] ?? '';
}

/** Replaces the section's paragraphs; ids, unchanged values, and fields the entry doesn't own stay. */
export function writeEntries(document: UserDocument, code: SectionCode, entries: Entry[]): UserDocument {
  return updateSection(document, code, (section) => ({
    ...section,
    paragraphs: entries.map((entry, index) => {
      const old = section.paragraphs.find((one) => one.id === entry.paraId && one.id !== ZERO_ID);
      return writeParagraph(old ?? emptyParagraph(section.id), entry, index, document.userId);
    }),
  }));
}

/** For sections with a single paragraph. */
export function writeSingleEntry(
  document: UserDocument,
  code: SectionCode,
  fields: Entry['fields'],
): UserDocument {
  return updateSection(document, code, (section) => ({
    ...section,
    paragraphs: [
      writeParagraph(section.paragraphs[0] ?? emptyParagraph(section.id), { fields }, 0, document.userId),
    ],
  }));
}

export function removeParagraph(document: UserDocument, code: SectionCode, paraId: string): UserDocument {
  return updateSection(document, code, (section) => ({
    ...section,
    paragraphs: section.paragraphs.filter((paragraph) => paragraph.id !== paraId),
  }));
}

export function updateSection(
  document: UserDocument,
  code: SectionCode,
  update: (section: Section) => Section,
): UserDocument {
  const exists = document.sections.some((section) => section.sectionTypeCD === code);
  const sections = exists
    ? document.sections
    : [...document.sections, emptySection(code, document.sections.length, document.id)];
  return {
    ...document,
    sections: sections.map((section) => (section.sectionTypeCD === code ? update(section) : section)),
  };
}

export function emptyParagraph(sectionID: string): Paragraph {
  return { id: ZERO_ID, sectionID, index: 0, paragraphTemplateCD: null, docDatas: [], topPadding: 0 };
}

export function emptyDocData(paragraphID: string, userId: string, fieldCD: string): DocData {
  return {
    id: ZERO_ID,
    paragraphID,
    fieldCD,
    charValue: '',
    charValue0: null,
    dateTimeValue: null,
    index: 0,
    isValid: true,
    category: null,
    docDataInfo: null,
    errorMessage: null,
    userId,
  };
}

function writeParagraph(paragraph: Paragraph, entry: Entry, index: number, userId: string): Paragraph {
  const notOwned = paragraph.docDatas.filter((data) => !(data.fieldCD in entry.fields));
  const owned = Object.entries(entry.fields).flatMap(([fieldCD, value]) => {
    const old = paragraph.docDatas.filter((data) => data.fieldCD === fieldCD);
    return [value]
      .flat()
      .filter((one) => one !== '')
      .map((charValue, position) => {
        const same = old.find((data) => data.charValue === charValue);
        return { ...(same ?? emptyDocData(paragraph.id, userId, fieldCD)), charValue, index: position };
      });
  });
  return { ...paragraph, index, docDatas: [...notOwned, ...owned] };
}
