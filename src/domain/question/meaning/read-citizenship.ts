import type { QuestionParams } from '#domain/question/form/asked-question.ts';
import { foldText } from '#domain/question/words/fold-text.ts';

type Asked = NonNullable<QuestionParams['citizen']>;

const us = '(?:u s|us|united states|american)(?: of america)?';
const start = '^(?:are you|i am) (?:currently )?(?:either )?(?:an? )?';
const citizen = `${us} (?:citizen|citizen or national|citizen or us national)|citizen of the ${us}`;
const permanent =
  '(?:u s |us |lawful |legal |united states )*(?:permanent resident|green card holder|permanent resident green card(?: holder)?)';
const other = 'refugees? (?:or )?(?:an )?asylees?';

const questions: [Asked, RegExp][] = [
  ['citizen', new RegExp(`${start}(?:${citizen})$|^do you (?:currently )?(?:have|hold) ${us} citizenship$`)],
  ['resident', new RegExp(`${start}${us} citizen or (?:an? )?${permanent}(?: of the ${us})?$`)],
  [
    'permanent',
    new RegExp(
      // Without the country it may be another country's.
      `${start}(?=.*\\b(?:us|u s|united states|lawful|green card)\\b)${permanent}(?: of the ${us})?$|^do you (?:currently )?(?:have|hold|possess) (?:an? )?(?:valid |current |${us} )*(?:green card|permanent residency)$`,
    ),
  ],
  [
    'protected',
    new RegExp(
      `${start}${us} citizen(?: or national)? (?:an? )?${permanent}(?: (?:an? )?|(?: or) (?:an? )?)${other}$`,
    ),
  ],
];

/** What a yes to the question says about the status; null for any other question. */
export function readCitizenship(label: string): Asked | null {
  const text = foldText(label);
  return questions.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

/** Whether someone with this status is that; null when the status doesn't say. */
export function isStatus(status: string, asked: Asked): boolean | null {
  const text = foldText(status);
  // A citizen is not a permanent resident, but the question may mean either.
  if (/^(u s|us|united states|american) citizen\b/.test(text)) return asked === 'permanent' ? null : true;
  if (/\bpermanent resident\b|\bgreen card\b/.test(text)) return asked !== 'citizen';
  if (/\b(refugee|asylee)\b/.test(text)) return asked === 'protected';
  // Refugees and asylees may have the document, too.
  if (/\b(ead|employment authorization document)\b/.test(text)) return asked === 'protected' ? null : false;
  return /\b(h ?1 ?b|f ?1|opt|other visa|tn|l ?1|o ?1)\b/.test(text) ? false : null;
}
