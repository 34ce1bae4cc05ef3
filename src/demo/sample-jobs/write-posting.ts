import { writeHtmlList } from '#domain/document/values/html-list.ts';
import { formatPay } from '#domain/job/pay-text.ts';
import type { Pay } from '#domain/job/posting/pay.ts';
import { escapeHtml } from '#domain/text/escape-html.ts';
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
  "We're looking for {a title} to join our {department} team.",
  'As {a title}, you will join a team of {team} and report to the {department} manager.',
  'Our {department} team is growing, and we are hiring {a title}.',
  'We are hiring {a title} to replace a colleague who is retiring. You will have four weeks of overlap.',
  '{A title} is the kind of person our customers remember. Join our {department} team of {team}.',
];
const processes = [
  'Apply online, then expect two interviews, one of them with the people you would work with. We reply to every applicant within a week.',
  'We start with a short phone call, followed by an on-site interview. We cover your travel.',
  'A recruiter reads every application. There are no take-home tests and no unpaid trial shifts.',
  'After a 30-minute phone screen, you will meet the hiring manager and the team.',
];
const skillNeeds = [
  'Hands-on experience: {first}, {second}',
  'Strong background in {first} and {second}',
  'Skills: {first}, {second}',
];
const noSponsorship = 'We are unable to sponsor visas for this position now or in the future.';

/** Writes the text of a posting as HTML with the few tags that storing keeps. */
export function writePosting(opening: Opening, random: Random): string {
  const { employer, field, skills } = opening;
  const titled = withArticle(opening.title);
  const fill = (text: string) =>
    text
      .replace('{a title}', titled)
      .replace('{A title}', titled.charAt(0).toUpperCase() + titled.slice(1))
      .replace('{team}', String(4 + random.below(14)))
      .replace('{department}', field.department.toLowerCase());
  const duties = random.draw(field.duties, 4 + random.below(3));
  const [first, second, ...others] = skills;
  const needs = [
    ...writeYears(opening, random),
    ...(first && second
      ? [random.pick(skillNeeds).replace('{first}', first).replace('{second}', second)]
      : []),
    ...others,
    ...random.draw(field.needs, 2),
  ];
  const offers = [...(opening.pay ? [`Pay: ${formatPay(opening.pay)}`] : []), ...employer.benefits];
  return [
    `<p>${escapeHtml(employer.about)}</p>`,
    `<h3>About the role</h3><p>${escapeHtml(fill(random.pick(openers)))} ${describePlace(opening)}</p>`,
    `<h3>What you’ll do</h3>${writeHtmlList(duties)}`,
    `<h3>What you bring</h3>${writeHtmlList(needs)}`,
    `<h3>What we offer</h3>${writeHtmlList(offers)}`,
    `<h3>How we hire</h3><p>${random.pick(processes)}${random.chance(0.08) ? ` ${noSponsorship}` : ''}</p>`,
    `<p>${escapeHtml(employer.company)} is an equal opportunity employer.</p>`,
  ].join('\n');
}

function writeYears({ years, title }: Opening, random: Random): string[] {
  if (years === 0) return random.chance(0.5) ? ['No experience required. We train you on the job'] : [];
  const plural = years === 1 ? 'year' : 'years';
  return [
    random.pick([
      `${years}+ ${plural} of experience as ${withArticle(title)} or in a similar role`,
      `At least ${years} ${plural} of related experience`,
      `${years}-${years + 2} years of experience in the field`,
    ]),
  ];
}

function describePlace({ workplace, city, employmentType }: Opening): string {
  const type = employmentType.toLowerCase();
  if (workplace === 'remote')
    return `This is a ${type}, remote position open to candidates anywhere in the United States.`;
  const where =
    workplace === 'hybrid'
      ? `hybrid position with two or three days a week in ${city}`
      : `on-site position in ${city}`;
  return `This is a ${type}, ${escapeHtml(where)}.`;
}

/** Chooses the article by the sound of the first letter: an HR manager, a UX designer. */
function withArticle(words: string): string {
  const spelled = /^[A-Z]{2,}\b/.test(words);
  return `${(spelled ? /^[AEFHILMNORSX]/ : /^(?!uni|use|u[sx]\b|one\b)[aeiou]/i).test(words) ? 'an' : 'a'} ${words}`;
}
