import { mapValues } from '#domain/document/model/html-values.ts';
import type { UserDocument } from '#domain/document/model/user-document.ts';

/** Where in the uploaded resume a value was read; stored in the value's docDataInfo. */
export interface Quote {
  page: number;
  text: string;
}

export function attachQuotes(
  document: UserDocument,
  quotes: { value: string; quote: Quote }[],
): UserDocument {
  const waiting = [...quotes];
  const take = (value: string) => {
    const position = waiting.findIndex((one) => one.value === value);
    return position < 0 ? undefined : waiting.splice(position, 1)[0]?.quote;
  };
  return mapValues(document, (data) => {
    const quote = take(data.charValue);
    return quote ? { ...data, docDataInfo: JSON.stringify(quote) } : data;
  });
}

/** The resume line that a profile value came from, or null when the person typed it. */
export function findQuote(document: UserDocument, value: string): Quote | null {
  const datas = document.sections
    .flatMap((section) => section.paragraphs)
    .flatMap((paragraph) => paragraph.docDatas);
  const source = datas.find((data) => data.charValue === value && data.docDataInfo);
  return parseQuote(source?.docDataInfo ?? '');
}

export function parseQuote(stored: string): Quote | null {
  try {
    const { page, text } = JSON.parse(stored) as Partial<Quote>;
    return Number.isInteger(page) && page !== undefined && typeof text === 'string' ? { page, text } : null;
  } catch {
    return null;
  }
}
