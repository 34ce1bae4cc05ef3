import type { DocData, UserDocument } from './user-document.ts';

export const htmlFields: readonly string[] = ['JDES', 'SKC1'];

export function mapHtmlValues(document: UserDocument, change: (html: string) => string): UserDocument {
  return mapValues(document, (data) =>
    htmlFields.includes(data.fieldCD) ? { ...data, charValue: change(data.charValue) } : data,
  );
}

/** Changes values one by one, in the order of the document. */
export function mapValues(document: UserDocument, change: (data: DocData) => DocData): UserDocument {
  return {
    ...document,
    sections: document.sections.map((section) => ({
      ...section,
      paragraphs: section.paragraphs.map((paragraph) => ({
        ...paragraph,
        docDatas: paragraph.docDatas.map(change),
      })),
    })),
  };
}
