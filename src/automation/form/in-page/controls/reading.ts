let number = 0;

/** What the rules want to know, as patterns: the page can't send every attribute and every sentence. */
export interface Wanted {
  /** Names of attributes. */
  attributes: string;
  /** Sentences of the page. */
  sentences: string;
  /** Texts of places for files. */
  uploads: string;
}

const compile = ({ attributes, sentences, uploads }: Wanted) => ({
  attributes: new RegExp(attributes, 'i'),
  sentences: new RegExp(sentences, 'i'),
  uploads: new RegExp(uploads, 'i'),
});
/** Matches no text. */
const none = '(?!)';
const nothing = { attributes: none, sentences: none, uploads: none };
let wanted = compile(nothing);

export const isWanted = (kind: keyof Wanted, text: string) => wanted[kind].test(text);

/** Forgets what the last reading found, because the page may have changed since. */
export function beginReading(asked: Wanted = nothing): void {
  wanted = compile(asked);
  number += 1;
}

/** Finds a value once in each reading. */
export function oncePerReading<Value>(find: () => Value): () => Value {
  let last = -1;
  let value: Value;
  return () => {
    if (last !== number) value = find();
    last = number;
    return value;
  };
}

/** Finds the answer for each element once in each reading. */
export function oncePerElement<Value>(find: (element: Element) => Value): (element: Element) => Value {
  const known = oncePerReading(() => new Map<Element, { value: Value }>());
  return (element) => {
    const before = known().get(element);
    if (before) return before.value;
    const value = find(element);
    known().set(element, { value });
    return value;
  };
}
