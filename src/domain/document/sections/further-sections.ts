import { type FurtherSectionCode, furtherSectionCodes } from '#domain/document/model/document-codes.ts';
import { emptySection } from '#domain/document/model/empty-document.ts';
import type { Section, UserDocument } from '#domain/document/model/user-document.ts';
import { emptyDocData, emptyParagraph, readValues } from './section-entries.ts';

/** A part of a resume that a profile has no fields for, as printed. */
export interface FurtherSection {
  code: FurtherSectionCode;
  heading: string;
  items: string[];
}

export function isFurther(section: Section): boolean {
  return furtherSectionCodes.some((code) => code === section.sectionTypeCD);
}

export function readFurtherItems(section: Section): string[] {
  return section.paragraphs.toSorted((a, b) => a.index - b.index).flatMap((one) => readValues(one, 'FRFM'));
}

/** Replaces all further sections; they come last, in their original order. */
export function writeFurtherSections(
  document: UserDocument,
  further: readonly FurtherSection[],
): UserDocument {
  const others = document.sections.filter((section) => !isFurther(section));
  const written = further
    .filter(({ items }) => items.length > 0)
    .map(({ code, heading, items }, position) => {
      const section = emptySection(code, others.length + position, document.id);
      const paragraph = emptyParagraph(section.id);
      const docDatas = items.map((charValue, index) => ({
        ...emptyDocData(paragraph.id, document.userId, 'FRFM'),
        charValue,
        index,
      }));
      return { ...section, name: heading || section.name, paragraphs: [{ ...paragraph, docDatas }] };
    });
  return { ...document, sections: [...others, ...written] };
}
