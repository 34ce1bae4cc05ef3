import { answerReasons, answerRules } from '#domain/messages/answers.ts';
import type { Facts, Resolved } from '#domain/question/facts/facts.ts';
import type { Claim } from '#domain/question/form/claim.ts';
import { commonWords, foldCompany, isShortFor } from '#domain/question/words/company-names.ts';
import { employerKinds } from '#domain/question/words/employer-kinds.ts';
import { foldText } from '#domain/question/words/fold-text.ts';
import { type KnownJob, listJobs } from './jobs-in-facts.ts';

/**
 * A no requires the person's statement that the list of employers is complete, and a name unlike all of them.
 */
export function proveWorkedAt(claim: Claim & { kind: 'worked_at' }, facts: Facts): Resolved | null {
  const { others = [], choices, ...first } = claim;
  if (choices) {
    const [now, ever] = (['now', 'ever'] as const).map((when) =>
      proveWorkedAt({ ...first, others, when }, facts),
    );
    if (now?.value === 'Yes') return { ...now, value: choices.now };
    if (!ever) return null;
    return { ...ever, value: ever.value === 'Yes' ? choices.former : choices.never };
  }
  const proven = [first.company, ...others].map((company) => proveOne({ ...first, company }, facts));
  const isYes = proven.find((one) => one?.value === 'Yes');
  if (isYes && claim.isMore) return null;
  return isYes ?? (proven.includes(null) ? null : (proven[0] ?? null));
}

function proveOne(claim: Claim & { kind: 'worked_at' }, facts: Facts): Resolved | null {
  const { company, when, isRecent, isEarlier } = claim;
  if (company === '') return null;
  const jobs = listJobs(facts);
  const same = jobs.filter((job) => foldCompany(job.company) === foldCompany(company));
  const held = same.filter(({ isCurrent }) => isCurrent);
  if (isEarlier) return proveEarlier(same, facts);
  if (when === 'now') return held.length > 0 ? say(true, held) : denyNow(claim, jobs, same, facts);
  if (same.length === 0) return deny(claim, jobs, same, facts);
  const isUnsure = when === 'former' ? held.length > 0 : isRecent && held.length === 0;
  return isUnsure ? null : say(true, same.slice(0, 1));
}

/** A no requires the same statement, and neither a company nor a title that could be of the kind. */
export function proveWorkedForKind(
  { kinds, when, isLimited, within, choices }: Claim & { kind: 'worked_for_kind' },
  facts: Facts,
): Resolved | null {
  if (choices) {
    const asked = { kind: 'worked_for_kind' as const, kinds, when, isLimited };
    const ever = proveWorkedForKind({ ...asked, ...(within !== undefined && { within }) }, facts);
    return ever?.value === 'No' ? { ...ever, value: choices.never } : null;
  }
  // A current job lasts until today; another month makes sure of the edge.
  const today = listJobs(facts).find(({ isCurrent }) => isCurrent)?.to ?? Number.NaN;
  const first = within === undefined ? 0 : today - within * 12 - 1;
  const jobs = listJobs(facts).filter(({ isCurrent, to }) => (when === 'ever' && !(to < first)) || isCurrent);
  const asked = employerKinds.filter(({ name }) => kinds.includes(name));
  const same = jobs.find(({ company }) => asked.some(({ is }) => is?.test(foldText(company))));
  if (same) return isLimited ? null : { ...say(true, [same]), review: answerReasons.readOnceMore };
  const isAnyAlike = jobs.some(({ company, title }) =>
    asked.some(({ may }) => may.test(foldText(`${company} ${title}`))),
  );
  return isAnyAlike || !isComplete(facts) || listJobs(facts).length === 0 ? null : sayNo(listJobs(facts));
}

/** Before the current time at the same employer. */
function proveEarlier(same: readonly KnownJob[], facts: Facts): Resolved | null {
  const [only, ...others] = same;
  if (!only?.isCurrent || others.length > 0 || !isComplete(facts)) return null;
  return { ...say(false, [only]), review: answerReasons.noSuchEmployer };
}

/** Whoever applies to the employer they work for names it on the resume. */
function denyNow(
  claim: Claim & { kind: 'worked_at' },
  jobs: readonly KnownJob[],
  left: readonly KnownJob[],
  facts: Facts,
): Resolved | null {
  const current = jobs.filter(({ isCurrent }) => isCurrent);
  const isAnyAlike = current.some((job) => isAlike(claim.company, job.company)) || isKind(claim, current);
  if (!claim.isOwn || claim.isWide || current.length === 0 || isAnyAlike)
    return deny(claim, jobs, left, facts);
  return { ...say(false, current), review: answerReasons.noSuchEmployer };
}

function deny(
  claim: Claim & { kind: 'worked_at' },
  jobs: readonly KnownJob[],
  left: readonly KnownJob[],
  facts: Facts,
): Resolved | null {
  const others = jobs.filter((job) => !left.includes(job));
  const isAnyAlike = others.some((job) => isAlike(claim.company, job.company));
  if (!isComplete(facts) || jobs.length === 0 || isAnyAlike || isKind(claim, others)) return null;
  return sayNo(jobs);
}

function sayNo(jobs: readonly KnownJob[]): Resolved {
  const inputs = [...jobs.map(({ company }) => company), answerRules.allEmployers];
  const source = { kind: 'rule' as const, rule: answerRules.employers, inputs };
  return { value: 'No', source, review: answerReasons.noSuchEmployer };
}

function isAlike(one: string, other: string): boolean {
  const wordsOf = (name: string) =>
    foldCompany(name)
      .split(' ')
      .filter((word) => !commonWords.includes(word));
  const words = wordsOf(one);
  return (
    isShortFor(one, other) || isShortFor(other, one) || wordsOf(other).some((word) => words.includes(word))
  );
}

/** A kind of employer rather than a single one, or an authority that others may belong to. */
function isKind({ company, isOwn }: Claim & { kind: 'worked_at' }, jobs: readonly KnownJob[]): boolean {
  const asked = foldText(company);
  if (!isOwn && generic.test(asked)) return true;
  return authority.test(asked) && jobs.some((job) => authority.test(foldText(job.company)));
}

const generic =
  /\b(government|federal|state|county|city|public|private|military|agency|agencies|startups?|banks?|unions?|competitors?|nonprofits?|schools?|companies|firms|clients?|fortune|big)\b/;
const authority =
  /\b(government|federal|department|dept|dod|defense (?:department|agency|logistics)|army|navy|air force|marines?|marine corps|coast guard|national guard|veterans|va|bureau|authority|commission|administration|ministry|county|city of|state of|u s|us)\b/;

export function isComplete(facts: Facts): boolean {
  const said = facts.get('experience.complete');
  return said?.source.kind === 'typed' && foldText(said.value) === 'yes';
}

function say(isYes: boolean, jobs: readonly KnownJob[]): Resolved {
  const inputs = jobs.map(({ company }) => company);
  return { value: isYes ? 'Yes' : 'No', source: { kind: 'rule', rule: answerRules.employers, inputs } };
}
