import type { QuestionParams } from '#domain/question/form/asked-question.ts';
import { onlyNamed, plainText, type Subjects, splitSubjects } from './split-subjects.ts';

/** How a question begins that a skill or a job can answer with a yes. */
const begin =
  /^(?:(?:do you (?:currently )?(?:have|possess)|have you had)(?= .*\b(?:experience|knowledge|proficiency|skills?|training|background)\b)|(?:do|would) you (?:say you )?know(?: how to| your way around)?|are you (?:currently )?(?:experienced|skilled|proficient|competent|familiar|knowledgeable|fluent|comfortable|trained)(?: working| operating)?|have you (?:ever |previously |personally |independently )*|(?:any |prior |previous )*(?=experience\b))/;
const able = /^(?:can you|are you able to|do you (?:currently )?(?:use|know how to use))\b/;

const making = '(?:built|developed|created|maintained|implemented)';
const made = new RegExp(
  `^have you (?:ever |personally )*${making}(?:(?:,| or|, or| and|/) ?${making})* (?:and maintained )?(?=(?:an? |any |the )?[a-z])`,
  'i',
);

/** Words that leave it the same experience. */
const more =
  /\b(?:any|prior|previous|previously|before|direct|ever|independently|personally|regularly|yourself|on your own|without (?:help|supervision|assistance)|skills?|knowledge|knowledgeable|proficiency|proficient|background|training|trained|strong|solid|basic|demonstrated|proven|considerable|familiarity|cared|care for|caring for|managed|handled|handling|operated|operating|run|ran|newly|mechanically|from|for|to|by|how|your way around|an?|the)\b/g;
/** Asks for an amount, for other people, or for something that a skill doesn't tell. */
const other =
  /\b(?:years?|months?|minimum|type|types|kind|people|children|job|jobs|convicted|applied|employed|been|license|licensed|degree|certified|vaccinated|lived|reside|relocat\w*|authori[sz]ed|sponsor\w*|fired|terminated|served|disciplined|read and|reviewed|received|completed|signed|agree\w*|consent\w*|read the|read this|understood)\b|\d/;

export interface AskedExperience {
  subjects: Subjects;
  /** What a job's description mentions counts, too. */
  isDone: boolean;
  isBuilt: boolean;
}

/** What the whole question asks experience with, all of it; null if it asks for more. */
export function readExperience(asIs: string): AskedExperience | null {
  const isBuilt = made.test(asIs);
  const label = onlyNamed(asIs.replace(made, 'Have you used '));
  if (/[;:]/.test(label)) return null;
  const text = plainText(
    label.replace(/\band\/or\b/gi, 'or').replace(/,? without (?:help|supervision)\b/i, ''),
  );
  const isDone = begin.test(text);
  if ((!isDone && !able.test(text)) || other.test(text)) return null;
  const asked = text
    .replace(isDone ? begin : able, ' ')
    .replace(/(?<one>\w+ing) and (?<other>\w+ing) (?<of>[a-z0-9+ ]+)/, '$<one> $<of> and $<other> $<of>');
  const all = asked.split(' and ').map((one) => splitSubjects(one.replace(more, ' '), label));
  const subjects = all.flatMap((one) => one ?? []);
  return all.includes(null) || all.some((one) => one?.length === 0) ? null : { subjects, isDone, isBuilt };
}

export function nameExperience({ subjects, isDone, isBuilt }: AskedExperience): QuestionParams {
  const subject = subjects.map((names) => names.join(' or ')).join(', ');
  return {
    subject,
    as: subjects,
    ...(isDone && { named: true as const }),
    ...(isBuilt && { isBuilt: true as const }),
  };
}
