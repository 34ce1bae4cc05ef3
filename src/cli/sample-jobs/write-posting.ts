import { escapeHtml, writeHtmlList } from '#domain/document/html-list.ts';
import type { Pay } from '#domain/job/job.ts';
import { formatPay } from '#domain/job/pay-text.ts';
import type { FieldOfWork } from './fields-of-work.ts';
import type { SampleEmployer } from './make-employer.ts';
import type { Random } from './random.ts';

export interface Opening {
  title: string;
  employer: SampleEmployer;
  field: FieldOfWork;
  city: string;
  workplace: 'onsite' | 'hybrid' | 'remote';
  employmentType: string;
  years: number;
  pay: Pay | undefined;
  skills: string[];
}

const openers = [
  'We are looking for {a title} who likes to do the job properly and go home on time.',
  'As our next {title} you join a team of {team} and report to the head of {department}.',
  'This is a new position: our {department} team has grown, and we need another {title}.',
  'You take over from {a title} who is retiring after many good years, with a handover of four weeks.',
  'We need {a title} who can start within six weeks and learn the rest with us.',
];
const skillDuties = [
  'Take care of our {skill}',
  'Be the person others ask about {skill}',
  'Share the responsibility for {skill} with two colleagues',
  'Show new colleagues how we handle {skill}',
];
const skillNeeds = [
  'Working knowledge of {skill} and {other}',
  'Hands-on practice in {skill}; {other} helps',
  'Sound command of {skill} as well as {other}',
];
const processes = [
  'Two conversations, one of them with the people you would work with. You hear from us within a week, also if the answer is no.',
  'A short call, then a visit of half a day. We pay for your travel.',
  'We read every application ourselves. No tests at home, no unpaid trial work.',
];
const noSponsorship = 'We are unable to sponsor visas for this position now or in the future.';

/** The text of a posting, as HTML of the few tags that are kept when it is stored. */
export function writePosting(opening: Opening, random: Random): string {
  const { employer, field, skills } = opening;
  const [first = '', second = '', third = '', fourth = ''] = skills;
  const fill = (text: string, skill = first, other = second) =>
    text
      .replace('{title}', opening.title)
      .replace('{a title}', withArticle(opening.title))
      .replace('{team}', String(3 + random.below(14)))
      .replace('{department}', field.department.toLowerCase())
      .replace('{skill}', lower(skill))
      .replace('{other}', lower(other));
  const duties = [
    ...random.draw(field.duties, 3 + random.below(3)),
    fill(random.pick(skillDuties), third),
    ...(fourth ? [fill(random.pick(skillDuties), fourth)] : []),
  ];
  const needs = [
    ...writeYears(opening, random),
    fill(random.pick(skillNeeds)),
    ...skills.slice(2).map((skill) => (random.chance(0.5) ? skill : `Experience with ${lower(skill)}`)),
    ...random.draw(field.needs, 2),
  ];
  const offers = [...(opening.pay ? [`Pay: ${formatPay(opening.pay)}`] : []), ...employer.benefits];
  return [
    `<p>${escapeHtml(employer.about)}</p>`,
    `<h3>The role</h3><p>${escapeHtml(fill(random.pick(openers)))} ${describePlace(opening)}</p>`,
    `<h3>What you will do</h3>${writeHtmlList(duties)}`,
    `<h3>What you bring</h3>${writeHtmlList(needs)}`,
    `<h3>What we offer</h3>${writeHtmlList(offers)}`,
    `<h3>How we hire</h3><p>${random.pick(processes)}${random.chance(0.08) ? ` ${noSponsorship}` : ''}</p>`,
    `<p>${escapeHtml(employer.company)} is an equal opportunity employer.</p>`,
  ].join('\n');
}

function writeYears({ years, title }: Opening, random: Random): string[] {
  if (years === 0) return random.chance(0.5) ? ['No experience needed: we train you'] : [];
  const plural = years === 1 ? 'year' : 'years';
  return [
    random.pick([
      `${years}+ ${plural} of experience as ${withArticle(title)} or in similar work`,
      `At least ${years} ${plural} of related experience`,
      `${years}-${years + 2} years of experience in the field`,
    ]),
  ];
}

function describePlace({ workplace, city, employmentType }: Opening): string {
  if (workplace === 'remote') return 'You can work from anywhere in the United States.';
  const where = workplace === 'hybrid' ? `in ${city} on two or three days a week` : `on site in ${city}`;
  return `The position is ${employmentType.toLowerCase()}, ${escapeHtml(where)}.`;
}

/** Names and abbreviations keep their capitals. */
function lower(skill: string): string {
  return /^[A-Z][a-z]+( [a-z]|$)/.test(skill) ? skill[0]?.toLowerCase() + skill.slice(1) : skill;
}

/** By the sound of the first letter; abbreviations are spelled out: an HR manager, a UX designer. */
function withArticle(words: string): string {
  const spelled = /^[A-Z]{2,}\b/.test(words);
  return `${(spelled ? /^[AEFHILMNORSX]/ : /^(?!uni|use|u[sx]\b|one\b)[aeiou]/i).test(words) ? 'an' : 'a'} ${words}`;
}
