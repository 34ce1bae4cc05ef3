import { readHtmlText } from '#domain/document/values/html-list.ts';
import { matchReasonTexts as texts } from '#domain/messages/jobs.ts';
import { makeSkillId } from '#domain/occupation/skill-key.ts';
import { findNearestTitle } from '#domain/occupation/wanted-title.ts';
import { findUnlistedSkills } from '#domain/skill/find-skills.ts';
import { countDaysAgo } from './freshness.ts';
import type { Job } from './job.ts';
import { matchPlace } from './match-place.ts';
import { addUpPoints, countPoints, type ScoredPart } from './match-points.ts';
import { hoursAYear, type MatchProfile } from './match-profile.ts';
import { type MatchReason, type MatchScore, matchWeights } from './match-score.ts';
import { formatDaysAgo } from './posted-text.ts';
import { isDegreeMissing, readDegree } from './posting/read-degree.ts';
import { readStatements, type Statement } from './posting/statements.ts';
import { readDemands } from './skill-demands.ts';

/** The parts of a job that its score and reasons come from. */
export type ScoredJob = Pick<
  Job,
  | 'title'
  | 'occupationId'
  | 'skills'
  | 'pay'
  | 'jobLocations'
  | 'remoteOption'
  | 'postedDate'
  | 'experienceMonths'
  | 'description'
> &
  Partial<Pick<Job, 'skillDemands'>>;

/**
 * The score of a job for a person with the reason for every point; null for other work, or when place and
 * remote rule it out.
 */
export function scoreMatch(profile: MatchProfile, job: ScoredJob, now: Date): MatchScore | null {
  const place = matchPlace(profile, job);
  if (!place) return null;
  const { title, likeness } = findNearestTitle(profile.titles, job);
  if (title === null || likeness === 0) return null;
  const statements = readStatements(job.description);
  const skills = proveSkills(profile, job, statements);
  const payMax = job.pay && Math.round(job.pay.max * (job.pay.unit === 'hour' ? hoursAYear : 1));
  const daysAgo = countDaysAgo(new Date(job.postedDate), now);
  const points = countPoints({
    likeness,
    skillsNamed: job.skills.length,
    skillsMatched: skills.matched.length,
    payWish: profile.payWish,
    payMax,
    heldMonths: profile.experienceMonths,
    wantedMonths: job.experienceMonths,
    daysAgo,
  });
  const part = (name: ScoredPart, sentence: string): MatchReason => ({
    part: name,
    points: points[name],
    of: matchWeights[name],
    sentence,
  });
  return {
    score: addUpPoints(points),
    reasons: [
      part('title', describeTitle(title, likeness)),
      job.skills.length === 0
        ? part('skills', describeUnlisted(findUnlistedSkills(readHtmlText(job.description))))
        : { ...part('skills', describeSkills(skills)), ...skills },
      { ...part('pay', describePay(profile.payWish, payMax)), ...quotePay(job) },
      part('experience', describeExperience(profile.experienceMonths, job.experienceMonths)),
      part('freshness', texts.posted(formatDaysAgo(daysAgo))),
      ...describeDegree(profile, statements),
      place,
    ],
  };
}

function describeTitle(title: string, likeness: number): string {
  if (likeness === 1) return texts.sameTitle(title);
  if (likeness >= 0.65) return texts.sameWork(title);
  return likeness >= 0.4 ? texts.close(title) : texts.similar(title);
}

function proveSkills(profile: MatchProfile, job: ScoredJob, statements: readonly Statement[]) {
  const proofs = job.skills.flatMap((skill) => {
    const line = profile.proofs.get(makeSkillId(skill));
    return line === undefined ? [] : [{ skill, line }];
  });
  const matched = proofs.map(({ skill }) => skill);
  const missing = job.skills.filter((skill) => !matched.includes(skill));
  return { matched, missing, proofs, demands: job.skillDemands ?? readDemands(job.skills, statements) };
}

function describeSkills({ matched, missing, demands }: ReturnType<typeof proveSkills>): string {
  const wishes = demands.filter(({ skill, need }) => need === 'preferred' && missing.includes(skill));
  return texts.skills(matched.length, matched.length + missing.length, wishes.length);
}

/** We can't compare these, so the posting's own words for its skills are shown. */
function describeUnlisted(unlisted: string[]): string {
  return unlisted.length === 0 ? texts.noSkills : texts.unlistedSkills(unlisted.slice(0, 3).join(', '));
}

function describePay(wish: number | null, max: number | null): string {
  if (wish === null) return texts.noPayWish;
  if (max === null) return texts.noPay;
  if (max >= wish) return texts.payFits;
  return texts.payBelow(Math.max(1, Math.round(((wish - max) / wish) * 100)));
}

function quotePay({ pay }: ScoredJob): Pick<MatchReason, 'quote'> {
  return pay?.quote === undefined ? {} : { quote: pay.quote };
}

/** Degrees are compared by level and never change the score. */
function describeDegree(profile: MatchProfile, statements: readonly Statement[]): MatchReason[] {
  const demand = readDegree(statements);
  if (!demand) return [];
  const { level, need, quote } = demand;
  const says = need === 'required' && isDegreeMissing(demand, profile.degree) ? 'missing' : need;
  return [{ part: 'degree', points: 0, of: 0, sentence: texts.degree[says](level), quote }];
}

function describeExperience(held: number, wanted: number): string {
  if (wanted === 0) return texts.noExperience;
  return held >= wanted ? texts.enoughExperience(wanted) : texts.tooLittleExperience(wanted, wanted - held);
}
