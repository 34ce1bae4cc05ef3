import { usStates } from '#domain/document/values/us-states.ts';
import type { Claim } from '#domain/question/form/claim.ts';
import { employerKinds } from '#domain/question/words/employer-kinds.ts';
import { foldText } from '#domain/question/words/fold-text.ts';

type OfKind = Claim & { kind: 'worked_for_kind' };

const now = '(?:currently|presently|now)';
const before = '(?:ever |previously |in the past )*';
const employed = '(?:employed (?:by|with|at|for|in)|(?:working|worked) (?:for|at|in|with))';
const name = '(?:an?|any|another|the) (?<name>[a-z ]+?)';
const past = '(?:(?:with)?in|during) the (?:last|past) [a-z0-9]+ years?';
const span = new RegExp(`^${past} | ${past}$`);
const wordings: readonly [OfKind['when'], RegExp][] = [
  ['now', new RegExp(`^are you (?:${now} )?(?:${employed}|under contract (?:with|to)) ${name}(?: ${now})?$`)],
  ['now', new RegExp(`^do you (?:${now} )?work (?:for|at|in) ${name}$`)],
  ['now', new RegExp(`^are you (?:${now} )?${name} employee$`)],
  ['ever', new RegExp(`^have you ${before}(?:been )?${employed} ${name}$`)],
  ['ever', new RegExp(`^were you (?:ever |previously )+employed (?:by|with|at|for) ${name}$`)],
  ['ever', new RegExp(`^are you (?:${now} )?or have you ${before}been ${employed} ${name}$`)],
  ['ever', new RegExp(`^have you ${before}been ${name} employee$`)],
  ['ever', new RegExp(`^are you (?:${now} )?or have you ${before}been ${name} employee$`)],
  ['ever', new RegExp(`^are you an? current or (?:former|previous|past) (?<name>[a-z ]+?) employee$`)],
];
const states = new RegExp(`^(?:${Object.values(usStates).map(foldText).join('|')}) `);

/** Whether the person works or worked for a kind of employer, such as a school district. */
export function readEmployerKind(label: string): { family: string; claim: OfKind } | null {
  const text = foldText(label);
  const plain = text.replace(span, '').replace(/ before$/, '');
  for (const [when, pattern] of wordings) {
    const asked = pattern.exec(plain)?.groups?.['name'];
    if (asked === undefined) continue;
    const rest = asked.replace(states, '');
    const names = findKind(rest) ? [rest] : rest.split(/ or (?:an? |any |the )?/);
    const kinds = names.map(findKind).filter((one) => one !== undefined);
    if (kinds.length !== names.length) continue;
    const isLimited = span.test(text) || rest !== asked;
    return { family: 'worked_at', claim: { kind: 'worked_for_kind', kinds, when, isLimited } };
  }
  return null;
}

function findKind(text: string): string | undefined {
  return employerKinds.find(({ asked }) => asked.test(text))?.name;
}
