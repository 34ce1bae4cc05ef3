import { describeRole, findResults } from '#domain/document/letters/draft-letter.ts';
import type { UserDocument } from '#domain/document/model/user-document.ts';
import { readSummary } from '#domain/document/sections/about.ts';
import { readContact } from '#domain/document/sections/contact.ts';
import { deriveValues } from '#domain/document/sections/derived-values.ts';
import { readEducation } from '#domain/document/sections/education.ts';
import { readExperience } from '#domain/document/sections/experience.ts';
import { readSkills } from '#domain/document/sections/skills.ts';
import { readHtmlList, readHtmlText } from '#domain/document/values/html-list.ts';
import { findStateCode } from '#domain/document/values/us-states.ts';
import type { Job } from '#domain/job/job.ts';
import { findSkillProofs } from '#domain/job/skill-proofs.ts';
import { answerReasons } from '#domain/messages/answers.ts';
import { draftGaps, draftFacts as facts, draftSentences as sentences } from '#domain/messages/drafts.ts';
import { makeSkillId } from '#domain/occupation/skill-key.ts';
import type { DraftClaim } from '#domain/question/facts/facts.ts';
import { findHighestDegree } from '#domain/question/words/education-level.ts';
import { foldCase } from '#domain/question/words/fold-text.ts';
import { writeGap } from '#domain/validation/validate-answer.ts';
import type { PreparedAnswer } from './prepared-answer.ts';
import { isDraftable, longestDraft } from './write-draft.ts';

export interface TemplateBasis {
  document: UserDocument;
  job: Pick<Job, 'title' | 'company' | 'skills' | 'jobLocations'>;
  /** Of the form; the templates are in English. */
  language: string;
  today: Date;
}

/**
 * Offers a draft for the most common open questions, made only of facts in the profile and the posting. It
 * stays open until the person has changed or confirmed it.
 */
export function withTemplateDrafts(
  answers: readonly PreparedAnswer[],
  basis: TemplateBasis,
): PreparedAnswer[] {
  if (!/^en\b/i.test(basis.language)) return [...answers];
  return answers.map((one): PreparedAnswer => {
    const draft = isDraftable(one) ? writeTemplateDraft(one.field, basis) : null;
    if (!draft) return one;
    return {
      ...one,
      answer: [draft.text],
      source: { kind: 'draft', basis: facts.basis, claims: draft.claims },
      reviewRequired: true,
      reason: answerReasons.draft,
    };
  });
}

type Kind = 'company' | 'role' | 'introduction' | 'more';

/** A label that asks for anything beyond one of these is left to the person. */
const askedMore =
  /\?.*\?|\b(leav|left|hire|gap|products?|values|mission|culture|industry|career|manag|diversity|and (what|how|who|which|your)|example|conviction|accommodat)/i;
const kinds: [Kind, RegExp][] = [
  [
    'introduction',
    /^(please )?(briefly )?((tell (us|me)|share)( a (bit|little))?( more)? about yourself|introduce yourself|about (you|yourself))\W*$/i,
  ],
  [
    'more',
    /\banything else\b.*\b(like|share|add|know|tell)\b|^additional (information|info|comments|notes)\W*$/i,
  ],
  [
    'role',
    /^(why|what (interests|excites|attracts|draws) you)\b.*\b(this|the|our) (\w+ ){0,3}(role|position|job|opportunity)\b/i,
  ],
  [
    'company',
    /^why\b.*\b(work(ing)? (at|for|with|here)|join(ing)?|this company|our company)\b|^what (interests|excites|attracts|draws) you (about|to|in) (us|our|this company)\b/i,
  ],
];

function findKind(label: string): Kind | null {
  if (label.length > 150 || askedMore.test(label)) return null;
  return kinds.find(([, pattern]) => pattern.test(label.trim()))?.[0] ?? null;
}

/** The draft with what each of its sentences is based on; null when the facts don't make an answer. */
export function writeTemplateDraft(
  { label, maxLength }: { label: string; maxLength?: number | undefined },
  basis: TemplateBasis,
): { text: string; claims: DraftClaim[] } | null {
  const kind = findKind(label);
  if (!kind) return null;
  const limit = Math.min(maxLength ?? longestDraft, longestDraft);
  const known = listClaims(basis);
  const claims = order[kind].flatMap((part) => known[part] ?? []);
  const gaps: Partial<Record<Kind, string>> = {
    company: draftGaps.whyCompany(basis.job.company.name.replace(/\s+/g, ' ')),
    role: draftGaps.whyRole,
  };
  const gap = gaps[kind] && writeGap(gaps[kind]);
  // The job alone is no reason to apply, and a single fact introduces nobody unless it is their summary.
  const least = kind === 'more' || (kind === 'introduction' && known.summary) ? 1 : 2;
  if (gap && !known.applying) return null;
  for (let count = claims.length; count >= least; count -= 1) {
    const used = claims.slice(0, count);
    const [first, ...rest] = used.map(({ sentence }) => sentence);
    const text = gap ? `${first} ${gap}\n\n${rest.join(' ')}` : [first, ...rest].join(' ');
    if (text.length <= limit) return { text, claims: used };
  }
  return null;
}

type Part = 'applying' | 'summary' | 'role' | 'years' | 'degree' | 'skills' | 'result' | 'lives';

const order: Record<Kind, readonly Part[]> = {
  company: ['applying', 'role', 'skills', 'result', 'lives'],
  role: ['applying', 'role', 'skills', 'result'],
  introduction: ['summary', 'role', 'years', 'degree'],
  more: ['skills', 'result', 'lives'],
};

const list = new Intl.ListFormat('en-US');

/** One sentence per fact; a fact that the profile doesn't contain makes none. */
function listClaims({ document, job, today }: TemplateBasis): Partial<Record<Part, DraftClaim>> {
  const jobs = readExperience(document);
  const lines = jobs.flatMap(({ description }) => readHtmlList(description));
  const proofs = findSkillProofs(readSkills(document), lines);
  const proven = [...new Set(job.skills)].filter((skill) => proofs.has(makeSkillId(skill))).slice(0, 4);
  const [result] = findResults(document, proven);
  const summary = readHtmlText(readSummary(document));
  const latest = jobs.find(({ current }) => current) ?? jobs[0];
  const role = describeRole(document);
  const years = Math.floor(deriveValues(document, today).totalExperienceMonths / 12);
  const degree = findHighestDegree(readEducation(document), today)?.entry;
  const { city, state } = readContact(document);
  const isHere = job.jobLocations.some(
    (place) => foldCase(place.city) === foldCase(city) && findStateCode(place.state) === findStateCode(state),
  );
  return {
    ...(job.title && job.company.name
      ? { applying: claim(sentences.applying(job.title, job.company.name), facts.posting) }
      : {}),
    ...(summary && { summary: claim(summary, facts.summary) }),
    ...(role && latest
      ? { role: claim(role, facts.role([latest.title, latest.company].filter(Boolean).join(', '))) }
      : {}),
    ...(years > 0 && { years: claim(sentences.years(years), facts.years) }),
    ...(degree?.school
      ? {
          degree: claim(
            degree.field
              ? sentences.degreeIn(degree.degree, degree.field, degree.school)
              : sentences.degree(degree.degree, degree.school),
            facts.degree,
          ),
        }
      : {}),
    ...(proven.length > 0 && {
      skills: claim(
        sentences.skills(list.format(proven)),
        proven.map((skill) => facts.skill(skill, proofs.get(makeSkillId(skill)) ?? skill)).join(' · '),
      ),
    }),
    ...(result ? { result: claim(endSentence(sentences.result(result)), facts.result) } : {}),
    ...(city && findStateCode(state) && isHere
      ? { lives: claim(sentences.lives(`${city}, ${state}`), facts.lives) }
      : {}),
  };
}

function claim(sentence: string, fact: string): DraftClaim {
  return { sentence, fact };
}

function endSentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
