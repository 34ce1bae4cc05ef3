import type { PrintedLine, PrintedPage } from './printed-page.ts';

/** A stretch of a printed line, from one character to another. */
export type Spot = { page: number; line: number; start: number; end: number };

type Quoted = { page?: number; text: string };

/** Shorter lines appear in many quotes by chance. */
const tellingLength = 4;

/**
 * Where a value is printed: inside its quoted lines if it appears there literally, otherwise those whole
 * lines (a date or a state is often written in another form). Empty when the page doesn't contain it.
 */
export function locateValue(pages: readonly PrintedPage[], value: string, quote?: Quoted | null): Spot[] {
  const wanted = foldInPlace(value);
  const quoted = quote ? listLines(pages, quote) : listLines(pages);
  const holding = quoted.find(({ text }) => wanted !== '' && findWords(text, wanted) >= 0);
  if (holding) {
    const start = findWords(holding.text, wanted);
    return [{ ...holding.at, start, end: start + wanted.length }];
  }
  const telling = quoted.filter(({ text }) => text.length >= tellingLength);
  return quote ? telling.map(({ at, text }) => ({ ...at, start: 0, end: text.length })) : [];
}

function listLines(pages: readonly PrintedPage[], quote?: Quoted) {
  const within = quote && foldInPlace(quote.text);
  return pages
    .filter(({ page }) => quote?.page === undefined || page === quote.page)
    .flatMap(({ page, lines }) =>
      lines.map(({ text }, line) => ({ at: { page, line }, text: foldInPlace(text) })),
    )
    .filter(({ text }) => within === undefined || within.includes(text) || text.includes(within))
    .toSorted((a, b) => Number(b.text === within) - Number(a.text === within));
}

/** Keeps the position of every character. */
function foldInPlace(text: string): string {
  return text.trim().replace(/\s/g, ' ').toLowerCase();
}

/** Whole words only: `R` must not match inside `React`. */
function findWords(text: string, wanted: string): number {
  const isLetter = (letter: string | undefined) => letter !== undefined && /[\p{L}\p{N}]/u.test(letter);
  let at = text.indexOf(wanted);
  while (at >= 0) {
    const cutsBefore = isLetter(text[at - 1]) && isLetter(wanted[0]);
    const cutsAfter = isLetter(text[at + wanted.length]) && isLetter(wanted.at(-1));
    if (!cutsBefore && !cutsAfter) return at;
    at = text.indexOf(wanted, at + 1);
  }
  return -1;
}

/** The left and right edge of a stretch, with letters about as wide as in any proportional font. */
export function measureSpot(line: PrintedLine, { start, end }: Spot): { x: number; right: number } {
  const whole = line.text.trim();
  const unit = (line.right - line.x) / (weigh(whole) || 1);
  return {
    x: line.x + weigh(whole.slice(0, start)) * unit,
    right: line.x + weigh(whole.slice(0, end)) * unit,
  };
}

function weigh(text: string): number {
  let sum = 0;
  for (const letter of text)
    sum += /[ijlItf.,:;'|!()[\]\s]/.test(letter) ? 0.5 : /[mwMW@%]/.test(letter) ? 1.5 : 1;
  return sum;
}
