import { randomUUID } from 'node:crypto';
import { documentLimits, maxCharacters } from '#domain/document/model/document-limits.ts';
import type { DocData, Paragraph, UserDocument } from '#domain/document/model/user-document.ts';

/** Bytes that a request leaves for a document's values. */
const bodyBytes = 950_000;
/** What a value costs besides its text. */
const rowBytes = 320;

/** Documents as large as a request may contain: many entries, many tags, or long texts. */
export function listLargestDocuments(document: UserDocument): { what: string; document: UserDocument }[] {
  const jobs = ['JTIT', 'COMP', 'JLOC', 'JSTD', 'EDDT', 'JDES'];
  const write = (paragraphs: Paragraph[], sectionTypeCD: string) => ({
    ...document,
    sections: document.sections.map((section) =>
      section.sectionTypeCD === sectionTypeCD
        ? {
            ...section,
            paragraphs: paragraphs.map((one, index) => ({ ...one, index, sectionID: section.id })),
          }
        : section,
    ),
  });
  const rows = documentLimits.rows - 20;
  const most = Math.floor(rows / (jobs.length + 1));
  const share = Math.floor(bodyBytes / rows) - rowBytes;
  const long = documentLimits.characters;
  const longest = Math.floor(bodyBytes / (long + rowBytes * jobs.length));
  const tagged = '<b>'.repeat(documentLimits.tags);
  return [
    {
      what: `${most} jobs`,
      document: write(
        repeat(most, () =>
          paragraphOf(jobs, (field) => (/DT$|STD$/.test(field) ? '01/2020' : 'Excel and SQL ')),
        ),
        'EXPR',
      ),
    },
    {
      what: `${rows / 2} skills`,
      document: write(
        repeat(rows / 2, (n) => paragraphOf(['SKIL'], () => `Skill ${n} `.repeat(100).slice(0, share))),
        'HILT',
      ),
    },
    {
      what: `${longest} jobs of ${long} characters`,
      document: write(
        repeat(longest, () =>
          paragraphOf(jobs, (field) =>
            'Kept the books. '.repeat(2000).slice(0, field === 'JDES' ? long : 100),
          ),
        ),
        'EXPR',
      ),
    },
    {
      what: `${longest} jobs of ${documentLimits.tags} tags`,
      document: write(
        repeat(longest, () => paragraphOf(jobs, (field) => (field === 'JDES' ? tagged : 'Acme'))),
        'EXPR',
      ),
    },
  ];
}

function paragraphOf(fields: readonly string[], valueOf: (field: string) => string): Paragraph {
  const id = randomUUID();
  const docDatas = fields.map(
    (fieldCD, index): DocData => ({
      id: randomUUID(),
      paragraphID: id,
      fieldCD,
      charValue: valueOf(fieldCD).slice(0, maxCharacters(fieldCD)),
      charValue0: null,
      dateTimeValue: null,
      index,
      isValid: true,
      category: null,
      docDataInfo: null,
      errorMessage: null,
      userId: '',
    }),
  );
  return { id, sectionID: id, index: 0, paragraphTemplateCD: null, docDatas, topPadding: 0 };
}

function repeat<T>(length: number, make: (n: number) => T): T[] {
  return Array.from({ length }, (_, n) => make(n));
}
