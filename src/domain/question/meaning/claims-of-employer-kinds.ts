import { usStates } from '#domain/document/values/us-states.ts';
import type { AskedQuestion } from '#domain/question/form/asked-question.ts';
import type { Claim, EmployeeChoices } from '#domain/question/form/claim.ts';
import type { FormOption } from '#domain/question/form/employer-form.ts';
import { employerKinds } from '#domain/question/words/employer-kinds.ts';
import { foldText } from '#domain/question/words/fold-text.ts';
import { readWorkedAt } from './claims-of-employers.ts';

type OfKind = Claim & { kind: 'worked_for_kind' };

const now = '(?:currently|presently|now)';
const before = '(?:ever |previously |in the past )*';
const employed = '(?:employed (?:by|with|at|for|in)|(?:working|worked) (?:for|at|in|with))';
const name = '(?:an?|any|another|the) (?<name>[a-z ]+?)';
const past = '(?:(?:with)?in|during) the (?:last|past) [a-z0-9]+ years?';
const span = new RegExp(`^${past} | ${past}$|(?<=^have you )${past} `);
/** Says of what counts as such an employer what its name says already. */
const including =
  / (?:at any level(?: of government)?|as an? civilian (?:employee )?or (?:in uniform|in the military|military|as an? (?:service ?)?member)|(?:whether )?(?:as an? )?civilian or (?:military|in uniform|uniformed)|including (?:the )?(?:us |u s )?(?:armed (?:forces|services)|military)|(?:either |whether )?as (?:an? )?(?:[a-z]+ )?(?:employee|contractor|direct hire) or (?:as |through |via |with )?(?:an? )?(?:[a-z]+ )?(?:contractor|employee|contract|agency)|directly or (?:through|via|as) an? [a-z ]+)(?= |$)/;
const wordings: readonly [OfKind['when'], RegExp][] = [
  ['now', new RegExp(`^are you (?:${now} )?(?:${employed}|under contract (?:with|to)) ${name}(?: ${now})?$`)],
  ['now', new RegExp(`^do you (?:${now} )?work (?:for|at|in) ${name}$`)],
  ['now', new RegExp(`^are you (?:${now} )?${name} employee$`)],
  ['ever', new RegExp(`^have you ${before}(?:been )?${employed} ${name}$`)],
  ['ever', new RegExp(`^were you (?:ever |previously )+employed (?:by|with|at|for) ${name}$`)],
  ['ever', new RegExp(`^are you (?:${now} )?or have you ${before}been ${employed} ${name}$`)],
  ['ever', new RegExp(`^have you ${before}been ${name} employee$`)],
  ['now', new RegExp(`^are you (?:${now} )?an? (?:current )?(?:civilian )?employee of ${name}$`)],
  ['ever', new RegExp(`^have you ${before}been an? (?:civilian )?employee of ${name}$`)],
  [
    'ever',
    new RegExp(`^are you (?:${now} )?or were you (?:(?:ever|previously|formerly) )?${name} employee$`),
  ],
  ['ever', new RegExp(`^are you (?:${now} )?or were you (?:${past} )?(?:an? )employee of ${name}$`)],
  ['ever', new RegExp(`^are you (?:${now} )?or have you ${before}been ${name} employee$`)],
  ['ever', new RegExp(`^are you an? current or (?:former|previous|past) (?<name>[a-z ]+?) employee$`)],
];
const states = new RegExp(`^(?:${Object.values(usStates).map(foldText).join('|')}) `);

/** Whether the person works or worked for a kind of employer, such as a school district. */
export function readEmployerKind(label: string): { family: string; claim: OfKind } | null {
  const text = foldText(label);
  const within = readSpan(text);
  const plain = text
    .replace(including, '')
    .replace(span, '')
    .replace(/ before$/, '');
  for (const [when, pattern] of wordings) {
    const asked = pattern.exec(plain)?.groups?.['name'];
    if (asked === undefined) continue;
    const rest = asked
      .replace(states, '')
      .replace(
        /^(?:u s|us|united states) (?=(?:federal|state|local|or|city|county)\b.*\b(?:state|local)\b)/,
        '',
      );
    const names = findKind(rest) ? [rest] : rest.split(/ or (?:an? |any |the )?/);
    const kinds = names.map(findKind).filter((one) => one !== undefined);
    if (kinds.length !== names.length) continue;
    const isLimited = new RegExp(past).test(text) || rest !== asked;
    const claim: OfKind = { kind: 'worked_for_kind', kinds, when, isLimited };
    return { family: 'worked_at', claim: { ...claim, ...(within !== null && { within }) } };
  }
  return null;
}

/** The number of years in "in the last five years". */
function readSpan(text: string): number | null {
  const said = /\bthe (?:last|past) (?<count>[a-z0-9]+) years?\b/.exec(text)?.groups?.['count'] ?? '';
  const count = /^\d{1,2}$/.test(said) ? Number(said) : counts.indexOf(said);
  return count > 0 ? count : null;
}

const counts = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

const noun =
  '(?:employee|colleague|team member|associate|teammate|staff member|crew member|worker|partner|staff)';
const there = '(?: (?:here|(?:of|at|for|with|by) [a-z0-9 ]{2,40}))?';
const being = `(?: (?:employed|working|work)| (?:[a-z0-9 ]{2,30} )?${noun})?${there}`;
const statuses: readonly [keyof EmployeeChoices, RegExp][] = [
  [
    'now',
    new RegExp(
      `^(?:yes )?(?:i am |im )?(?:an? )?(?:current|currently|now|present|presently)(?: an?)?${being}$|^(?:yes )?i (?:currently |now |presently )?work${there}(?: now| today)?$`,
    ),
  ],
  [
    'former',
    new RegExp(
      `^(?:yes |no )?(?:but )?(?:i (?:am|was) )?(?:an? )?(?:former|formerly|previous|previously|past|in the past)(?: an?)?(?: worked)?${being}$|^(?:yes |no )?(?:but )?i (?:have )?(?:previously |formerly |used to )?work(?:ed)?${there}(?: before| previously| in the past)$|^(?:yes |no )?(?:but )?i (?:have )?(?:previously|formerly|used to) work(?:ed)?${there}$`,
    ),
  ],
  [
    'never',
    new RegExp(
      `^(?:no|neither|never|none|no never|no neither|not applicable|n a|none of (?:these|the above)|(?:no )?(?:i have |i ve )?never (?:worked|employed|been (?:employed|an? ${noun}))${there}|(?:no )?i have not(?: (?:worked|been employed)${there})?|not an employee|neither (?:current|currently) (?:nor|or) (?:former|formerly)(?: employee)?|(?:no )?i have never)$`,
    ),
  ],
];
/** Beside them, a list may offer another way of having worked there. */
const otherWay =
  /\b(?:contingent|contractor|contract|intern|temp|temporary|consultant|agency|vendor|volunteer|student|retired|retiree)\b/i;

/** "Current", "Former", and "Neither" in place of yes and no; null if anything else is offered. */
export function readEmployee({
  label,
  options: all,
}: AskedQuestion): { family: string; claim: Claim } | null {
  const options = all.filter((option) => !otherWay.test(option.label));
  const found = statuses.map(([name, pattern]) => [
    name,
    options.filter((option) => pattern.test(foldText(option.label))),
  ]) as [keyof EmployeeChoices, FormOption[]][];
  if (options.length !== found.length || found.some(([, named]) => named.length !== 1)) return null;
  const choices = Object.fromEntries(
    found.map(([name, [one]]) => [name, one?.label ?? '']),
  ) as unknown as EmployeeChoices;
  const read = readWorkedAt(label) ?? readEmployerKind(label) ?? readFromChoices(label, choices);
  // Beside "no, but I worked there before", the question isn't only about today.
  return read && read.claim.when !== 'former'
    ? { ...read, claim: { ...read.claim, when: 'ever', choices } }
    : null;
}

const choosing =
  /^(?:please )?(?:which|select|choose|check|indicate|mark)(?: (?:of (?:the following|these)|the|one))*(?: (?:statement|option|answer|status|one|box))?(?: (?:that|which))?(?: best)? (?:applies|describes|fits|apply)(?: to)?(?: you| your (?:situation|history|status))?(?: with (?:us|our company))?$|^(?:your )?(?:employment )?(?:history|relationship|status) with (?:us|our company|this company|our organi[sz]ation)$/;

/** "Which applies to you?" above "I have never worked at Seabright". */
function readFromChoices(label: string, { never, former }: EmployeeChoices): ReturnType<typeof readWorkedAt> {
  const nameIn = (text: string) =>
    /\b(?:for|at|by|with) (?<name>[A-Z][^,;:()]*?|us|here)(?: before| now| in the past)?[.]?$/.exec(
      text.trim(),
    )?.groups?.['name'];
  const [one, other] = [nameIn(never), nameIn(former)];
  if (one === undefined || one !== other || !choosing.test(foldText(label))) return null;
  return readWorkedAt(`Have you ever worked for ${one}?`);
}

function findKind(text: string): string | undefined {
  return employerKinds.find(({ asked }) => asked.test(text))?.name;
}
