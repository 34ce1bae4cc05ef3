import { findStateCode } from '#domain/document/values/us-states.ts';

/** Lowercase, without accents and punctuation. */
export function simplify(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim();
}

export function isSameText(a: string, b: string): boolean {
  return measureLikeness(simplify(a), simplify(b)) >= 0.9;
}

/** 1 for equal texts, 0 for texts that share nothing: one minus the edits needed per character. */
export function measureLikeness(a: string, b: string): number {
  if (a === b) return 1;
  const longest = Math.max(a.length, b.length);
  if (longest === 0 || a.length === 0 || b.length === 0) return 0;
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const edit = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(edit, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return 1 - (row[b.length] ?? longest) / longest;
}

/** The share of words two longer texts have in common. */
export function measureOverlap(a: string, b: string): number {
  const left = simplify(a).split(' ');
  const counts = new Map<string, number>();
  for (const word of left) counts.set(word, (counts.get(word) ?? 0) + 1);
  const right = simplify(b).split(' ');
  let common = 0;
  for (const word of right) {
    const count = counts.get(word) ?? 0;
    if (count > 0) common++;
    counts.set(word, count - 1);
  }
  return (2 * common) / (left.length + right.length);
}

export function isSamePassage(a: string, b: string): boolean {
  return measureOverlap(a, b) >= 0.8;
}

export function isSamePhone(a: string, b: string): boolean {
  const digits = (text: string) => text.replace(/\D/g, '').slice(-10);
  return digits(a) === digits(b);
}

export function isSameMail(a: string, b: string): boolean {
  return a.trim().toLowerCase() === b.trim().toLowerCase();
}

export function isSameLinkedIn(a: string, b: string): boolean {
  const handle = (url: string) =>
    /(?:in|pub)\/([^/?#\s]+)/i.exec(url)?.[1]?.toLowerCase() ?? url.toLowerCase();
  return handle(a) === handle(b);
}

export function isSameState(a: string, b: string): boolean {
  return (findStateCode(a) ?? simplify(a)) === (findStateCode(b) ?? simplify(b));
}

/** A printed month must be right; where only a year is printed, the year is compared. */
export function isSameDate(truth: string, read: string): boolean {
  return truth.length === 4 ? read.slice(0, 4) === truth : read === truth;
}

const degrees: [RegExp, string][] = [
  [/^b\s?s( c)?$/, 'bachelor of science'],
  [/^b\s?a$/, 'bachelor of arts'],
  [/^b\s?b\s?a$/, 'bachelor of business administration'],
  [/^b\s?s\s?n$/, 'bachelor of science in nursing'],
  [/^b\s?f\s?a$/, 'bachelor of fine arts'],
  [/^m\s?s( c)?$/, 'master of science'],
  [/^m\s?a$/, 'master of arts'],
  [/^m\s?b\s?a$/, 'master of business administration'],
  [/^m\s?s\s?n$/, 'master of science in nursing'],
  [/^m\s?ed$/, 'master of education'],
  [/^a\s?a$/, 'associate of arts'],
  [/^a\s?s$/, 'associate of science'],
  [/^a\s?a\s?s$/, 'associate of applied science'],
  [/^ph\s?d$/, 'doctor of philosophy'],
];

export function isSameDegree(a: string, b: string): boolean {
  const expand = (text: string) => {
    const plain = simplify(text.replaceAll('.', '')).replace(/\b(bachelor|master|associate) s\b/, '$1');
    return degrees.find(([short]) => short.test(plain))?.[1] ?? plain;
  };
  return measureLikeness(expand(a), expand(b)) >= 0.9;
}
