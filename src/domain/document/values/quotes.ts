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

/** The resume lines that profile values came from, by value; a value that the person typed has none. */
export function readQuotes(document: UserDocument): Map<string, Quote> {
  const quotes = new Map<string, Quote>();
  for (const { paragraphs } of document.sections)
    for (const { charValue, docDataInfo } of paragraphs.flatMap(({ docDatas }) => docDatas)) {
      const quote = docDataInfo && !quotes.has(charValue) ? parseQuote(docDataInfo) : null;
      if (quote) quotes.set(charValue, quote);
    }
  return quotes;
}

export function parseQuote(stored: string): Quote | null {
  try {
    const { page, text } = JSON.parse(stored) as Partial<Quote>;
    return Number.isInteger(page) && page !== undefined && typeof text === 'string' ? { page, text } : null;
  } catch {
    return null;
  }
}
