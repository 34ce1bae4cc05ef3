/** A sentence as written, and in the plain form that the rules read. */
export interface MailSentence {
  text: string;
  plain: string;
}

const longestRead = 20_000;
const longestSentence = 600;

/** Where the older messages of a conversation, or the signature, begin. */
const endings = [
  /^\s*>/,
  /^\s*On .{5,120} wrote:\s*$/i,
  /^\s*-{2,}\s*Original Message\s*-{2,}/i,
  /^\s*_{10,}\s*$/,
  /^\s*From: .+$/i,
  /^--\s*$/,
];

/** Emails are recognized in the browser, where the full list of HTML entities would be too heavy. */
const entities: Record<string, string> = {
  nbsp: ' ',
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  rsquo: "'",
  lsquo: "'",
  apos: "'",
  ldquo: '"',
  rdquo: '"',
  ndash: '-',
  mdash: '-',
};

const contractions: [RegExp, string][] = [
  [/\bwon't\b/g, 'will not'],
  [/\bcan't\b|\bcan not\b/g, 'cannot'],
  [/n't\b/g, ' not'],
  [/'ve\b/g, ' have'],
  [/'re\b/g, ' are'],
  [/'ll\b/g, ' will'],
  [/'d\b/g, ' would'],
  [/\bi'm\b/g, 'i am'],
  [/\b(it|that|there|here|what|who|let)'s\b/g, '$1 is'],
];

/** The sentences written to the person: the subject first, without quoted messages and the signature. */
export function readSentences({ subject, text }: { subject: string; text: string }): MailSentence[] {
  const title = clean(subject.slice(0, 300)).replace(/^((re|fwd?|aw):\s*)+/i, '');
  const lines = clean(text.slice(0, longestRead)).split('\n');
  const end = lines.findIndex((line, index) => index > 0 && endings.some((ending) => ending.test(line)));
  const body = (end > 0 ? lines.slice(0, end) : lines).join('\n');
  return [title, ...body.split(/\n\s*\n|\n(?=\s*[-*•]\s)/)].flatMap(splitSentences);
}

function splitSentences(paragraph: string): MailSentence[] {
  return paragraph
    .replace(/\s+/g, ' ')
    .split(/(?<=[.!?]["')]?) +(?=["'(]?[A-Z])/)
    .map((sentence) => sentence.trim().slice(0, longestSentence))
    .filter(Boolean)
    .map((sentence) => ({ text: sentence, plain: simplify(sentence) }));
}

/** HTML converted to text leaves entities and tags behind; typographic characters become plain ones. */
function clean(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/<(br|\/p|\/div|\/tr|\/li)[^<>]{0,100}>/gi, '\n')
    .replace(/<\/?[a-z][^<>]{0,300}>/gi, ' ')
    .replace(/&#(?:39|8217|x27);/g, "'")
    .replace(/&([a-z]{2,5});/gi, (all, name: string) => entities[name.toLowerCase()] ?? all)
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/[“”«»]/g, '"')
    .replace(/[‐-―]/g, '-')
    .replace(/[\u00a0\u2007\u202f]/g, ' ')
    .replace(/\u034f|[\u200b-\u200f\u00ad\ufeff]/g, '');
}

/** Lowercase, contractions written out, and without longer quotations, which are somebody else's words. */
function simplify(sentence: string): string {
  let plain = sentence.toLowerCase().replace(/"(?:\S+ ){3,40}?\S+"/g, ' ');
  for (const [pattern, full] of contractions) plain = plain.replace(pattern, full);
  return plain.replace(/\s+/g, ' ').trim();
}
