const plainLetters = 'acdeghijklnorstuwyzACDEGHIJKLNORSTUWYZ';
const accentedLetters = 'áçđéĝĥíĵķłñóŕšťúŵýžÁÇĐÉĜĤÍĴĶŁÑÓŔŠŤÚŴÝŽ';

/** Begins and ends a text of the pseudo-locale: what is cut off or glued together shows. */
export const [OPENING, CLOSING] = ['⟦', '⟧'];

/** The same text as a longer language would have it: accented letters, 40 % more of them, in brackets. */
export function accentText(text: string): string {
  if (!/[A-Za-z]{2}/.test(withoutAccented(text))) return text;
  // Tags of `Trans`, entities, and addresses are not words.
  const accented = text.replace(/<\/?\w+>|&\w+;|https?:\S+|[A-Za-z]/g, accentLetter);
  const longer = Math.ceil(text.replace(/<\/?\w+>/g, '').length * 0.4);
  return `${OPENING}${accented}${' one two three four'.repeat(longer).slice(0, longer).trimEnd()}${CLOSING}`;
}

/** What is left without the parts that are accented already, such as a button's name inside a sentence. */
function withoutAccented(text: string): string {
  const rest = text.replace(/⟦[^⟦⟧]*⟧/g, '');
  return rest === text ? text : withoutAccented(rest);
}

function accentLetter(piece: string): string {
  return (piece.length === 1 && accentedLetters[plainLetters.indexOf(piece)]) || piece;
}

/** A catalog with every text in it accented, and every function answering accented texts. */
export function accentAll<Value>(value: Value): Value {
  return accent(value) as Value;
}

function accent(value: unknown): unknown {
  if (typeof value === 'string') return accentText(value);
  if (typeof value === 'function') {
    return (...given: unknown[]): unknown => accent((value as (...given: unknown[]) => unknown)(...given));
  }
  if (Array.isArray(value)) return value.map(accent);
  const isPlain =
    typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
  return isPlain
    ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, accent(inner)]))
    : value;
}
