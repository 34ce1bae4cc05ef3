import type { Classified } from '#domain/question/form/asked-question.ts';
import { asking, coreWords } from '#domain/question/words/core-words.ts';
import { foldText } from '#domain/question/words/fold-text.ts';
import { languageNames } from '#domain/question/words/language-names.ts';

const question = new RegExp(
  `^(?:are you|do you|can you) (?:currently )?(?:fluent in|fluently speak|able to speak|speak|speak fluent|speak and understand|proficient in|conversational in)(?: the)? (?<language>${languageNames})(?: language)?(?<tail> fluently)?$`,
);

/** The one language that a yes-or-no question asks about. */
export function readLanguage(label: string): string | null {
  return question.exec(foldText(label))?.groups?.['language'] ?? null;
}

const people =
  'patients customers clients families residents guests students callers others people members visitors families patient customer client crew crews staff coworkers tenants parents';
const speaking = new Set(
  `do you can are able to speak speaking fluent fluently hold a an the carry on have conversation conversations converse communicate communicating talk read write with in and both without interpreter translator well proficient proficiently proficiency conversational conversationally bilingual language languages spoken also currently fully verbally orally comfortably comfortable effectively at work daily basis of speaker native level ${people}`.split(
    ' ',
  ),
);
const enough = / (?:well |fluently )?enough (?:to|for) [a-z0-9 ]+$/;

/** The languages that a question asks for all of, and whether fluently; null if another word may change it. */
export function readSpoken(label: string): { languages: string[]; isFluent: boolean } | null {
  const text = foldText(label);
  const plain = text.replace(enough, (tail) => (tail.startsWith(' fluently') ? ' fluently' : ''));
  const named = [...plain.matchAll(new RegExp(`\\b(?:${languageNames})\\b`, 'g'))].map(([name]) => name);
  const rest = plain
    .replace(new RegExp(`\\b(?:${languageNames})\\b`, 'g'), ' ')
    .split(' ')
    .filter(Boolean);
  const isAsked =
    /^(?:do you|can you|are you)\b/.test(plain) &&
    /\b(?:speak\w*|fluent\w*|convers\w+|communicat\w+|talk|proficien\w+|bilingual)\b/.test(plain);
  if (!isAsked || named.length === 0 || !rest.every((word) => speaking.has(word))) return null;
  // Reading and writing alone are other questions.
  if (/\b(?:read|write)\b/.test(plain) && !/\bspeak\b/.test(plain)) return null;
  // The key question asks for these; somebody may speak a little of a language that they didn't list there.
  const isFluent = /\bfluent(?:ly)?\b|\bbilingual\b/.test(plain) && !/\bconversational/.test(plain);
  return { languages: named, isFluent };
}

/** "Your French:", "Spanish" beside choices that are levels. */
const bare = new RegExp(`^(?:your )?(?:spoken )?(?<language>${languageNames})(?: language)?$`);
const levels =
  /\b(?:fluent\w*|native|conversational|beginner|basic|intermediate|advanced|none|get by|few words|a little|medium|proficient|professional|elementary|some)\b/;

/** The language of a bare label, if every choice is a level. */
export function readBareLanguage(label: string, options: readonly string[]): string | null {
  const isListed = options.length > 1 && options.every((one) => levels.test(foldText(one)));
  return isListed ? (bare.exec(foldText(label))?.groups?.['language'] ?? null) : null;
}

const level = coreWords(
  [
    languageNames,
    'level|proficiency|fluency|rate|describe|well|fluent|fluently|proficient|good|skills|ability|command|knowledge',
  ],
  `${asking} spoken speaking speak oral verbal language at with would know communicate current self veuillez indiquer votre niveau`,
);

/** The one language whose level is asked for. Reading and writing are other questions. */
export function readLanguageLevel(label: string): string | null {
  const text = foldText(
    label
      .replace(/\s\/\s(?:Veuillez|Por favor|Bitte)\b.*$/i, '')
      .replace(/^[^:?]{3,60}: (?=.*\b(?:your|level|rate)\b)/i, ''),
  );
  const named = [...text.matchAll(new RegExp(`\\b(?:${languageNames})\\b`, 'g'))].map(([name]) => name);
  return level.test(text) && new Set(named).size === 1 ? (named[0] ?? null) : null;
}

const whichOnes =
  /^(?:if (?:yes|so)(?: please)? )?(?:(?:which|what|list|specify|indicate|name)(?: the)?(?: languages?| ones?)(?: s)?(?: do you speak| fluently| are you fluent in)*|(?:please )?(?:list|specify))$/;

/** "If yes, which?" right below a question about languages besides English. */
export function readLanguageFollowUps(
  fields: readonly { label: string; section?: string | undefined }[],
  read: readonly Classified[],
): Classified[] {
  return read.map((one, at) => {
    const claim = read[at - 1]?.params.claim;
    const isBelow = claim?.kind === 'languages' && claim.besides?.join() === 'english';
    const isSame = fields[at]?.section === fields[at - 1]?.section;
    return isBelow && isSame && whichOnes.test(foldText(fields[at]?.label ?? ''))
      ? { family: 'other_languages', params: {}, confidence: 1 }
      : one;
  });
}
