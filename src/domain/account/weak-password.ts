import { commonPasswordWords } from './common-password-words.ts';

/** A password with this few steps is quickly guessed, no matter how long it is. */
const fewestSteps = 5;
const longestPiece = 40;

/** Keyboard rows and columns, the alphabet, and the digits; each can be walked in both directions. */
const walks = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'azertyuiop',
  'qwertzuiop',
  '!@#$%^&*()',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  'qazwsxedcrfvtgbyhnujm',
  'qweasdzxc',
  'a1b2c3d4e5f6g7h8i9',
  '1a2b3c4d5e6f7g8h9i',
  '147258369',
  '789456123',
  '159357',
  '246810',
  '13579',
].flatMap((walk) => [walk, Array.from(walk).toReversed().join('')]);

/** Every part of a walk that is three or more characters long. */
const walked = walks.flatMap((walk) =>
  Array.from({ length: walk.length }, (_, start) =>
    Array.from({ length: walk.length - start }, (_one, more) => walk.slice(start, start + more + 1)),
  )
    .flat()
    .filter((part) => part.length >= 3),
);

const known = new Set([
  ...walked,
  ...commonPasswordWords.split(/\s+/).filter(Boolean),
  'expertapply',
  'applywright',
  'apply',
  'resume',
  'jobs',
]);

const leet: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/**
 * True for passwords that are quickly guessed: a few common words, names, years, dates, keyboard walks, or
 * repetitions in a row, in any case or in leet, and the person's own address and name.
 */
export function isWeakPassword(password: string, own: { email: string; names: readonly string[] }): boolean {
  const address = own.email.toLowerCase();
  const names = own.names.flatMap((name) => [name.toLowerCase(), ...name.toLowerCase().split(/[^\p{L}]+/u)]);
  const parts = [
    ...[address, ...address.split('@'), ...address.split(/[^a-z0-9]+/)].filter((part) => part.length >= 4),
    ...names.filter((name) => name.length >= 3),
  ];
  return countSteps(password.toLowerCase(), new Set(parts)) < fewestSteps;
}

/** The fewest guesses (common words, keyboard walks, repetitions, single characters) that build this text. */
export function countSteps(text: string, own: ReadonlySet<string> = new Set()): number {
  const plain = Array.from(text, (sign) => leet[sign] ?? sign).join('');
  const leeted = plain !== text;
  const steps = [0];
  for (let end = 1; end <= text.length; end += 1) {
    let fewest = (steps[end - 1] ?? 0) + (/[\s._-]/.test(text[end - 1] ?? '') ? 0 : 1);
    for (let start = Math.max(0, end - longestPiece); start < end - 1; start += 1) {
      const before = steps[start] ?? 0;
      if (before + 1 >= fewest) continue;
      const piece = text.slice(start, end);
      const isKnown =
        known.has(piece) ||
        own.has(piece) ||
        (leeted && known.has(plain.slice(start, end))) ||
        (isDigit(text, start) && date.test(piece));
      if (isKnown || repeats(text, start, end)) fewest = before + 1;
    }
    steps.push(fewest);
  }
  return steps.at(-1) ?? 0;
}

function isDigit(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code >= 48 && code <= 57;
}

const day = '(0[1-9]|[12]\\d|3[01])';
const year = '(19|20)\\d\\d';
/** Two digits, a year, or a date in any order. */
const date = new RegExp(
  `^(\\d\\d|${year}|${day}{2}(${year}|\\d\\d)?|${year}${day}{2}|\\d?\\d[-./]\\d?\\d([-./](${year}|\\d\\d))?|${year}[-./]\\d?\\d[-./]\\d?\\d)$`,
);

/**
 * `abcabc` is no stronger than `abc`, and `aaaa` no stronger than `a`: the piece repeats what comes right
 * before it.
 */
function repeats(text: string, start: number, end: number): boolean {
  if (end - start < 3) return false;
  for (let period = 1; period <= start; period += 1) {
    let at = start;
    while (at < end && text[at] === text[at - period]) at += 1;
    if (at === end) return true;
  }
  return false;
}
