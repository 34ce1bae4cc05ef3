import { compareWithWanted, prepareOfferedTitle } from '#domain/occupation/wanted-title.ts';
import { countDaysAgo } from './freshness.ts';
import type { Job } from './job.ts';
import { matchPlace } from './match-place.ts';
import { hoursAYear, type MatchProfile } from './match-profile.ts';
import { type MatchReason, type MatchScore, matchWeights } from './match-score.ts';
import { formatDaysAgo } from './posted-text.ts';

type ScoredPart = keyof typeof matchWeights;

/** What of a job decides its score: its text is not needed. */
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
>;

/** The score of a job for a person with the reason for every point; null when place and remote rule it out. */
export function scoreMatch(profile: MatchProfile, job: ScoredJob, now: Date): MatchScore | null {
  const place = matchPlace(profile, job);
  if (!place) return null;
  const parts = [
    scoreTitle(profile, job),
    scoreSkills(profile, job),
    scorePay(profile, job),
    scoreExperience(profile, job),
    scoreFreshness(job, now),
  ];
  return { score: parts.reduce((sum, part) => sum + part.points, 0), reasons: [...parts, place] };
}

function scoreTitle(profile: MatchProfile, job: ScoredJob): MatchReason {
  const offered = prepareOfferedTitle(job.title, job.occupationId);
  let best = { title: '', likeness: -1 };
  for (const wanted of profile.titles) {
    const likeness = compareWithWanted(wanted, offered);
    if (likeness > best.likeness) best = { title: wanted.title, likeness };
  }
  const { title, likeness } = best;
  if (likeness < 0) return part('title', 0, 'Your profile names no job title yet.');
  if (likeness === 1) return part('title', 1, `The same title as yours, ${title}.`);
  const near = likeness >= 0.75 ? 'The same kind of work as' : likeness >= 0.4 ? 'Close to' : 'Some way from';
  return part('title', likeness, likeness < 0.05 ? `Different work from ${title}.` : `${near} ${title}.`);
}

function scoreSkills(profile: MatchProfile, job: ScoredJob): MatchReason {
  if (job.skills.length === 0) return part('skills', 0, 'The posting names no skills.');
  const proofs = job.skills.flatMap((skill) => {
    const line = profile.proveSkill(skill);
    return line === null ? [] : [{ skill, line }];
  });
  const matched = proofs.map(({ skill }) => skill);
  const missing = job.skills.filter((skill) => !matched.includes(skill));
  const share = Math.min(1, matched.length / Math.min(5, job.skills.length));
  const sentence = `You have ${matched.length} of the ${job.skills.length} skills it names.`;
  return { ...part('skills', share, sentence), matched, missing, proofs };
}

function scorePay(profile: MatchProfile, job: ScoredJob): MatchReason {
  if (profile.payWish === null) return part('pay', 1, 'You named no pay, so any pay fits.');
  if (!job.pay) return part('pay', 0.5, 'The posting does not say what it pays.');
  const yearly = job.pay.max * (job.pay.unit === 'hour' ? hoursAYear : 1);
  if (yearly >= profile.payWish) return part('pay', 1, 'Pays what you ask for.');
  const short = (profile.payWish - yearly) / profile.payWish;
  return part(
    'pay',
    Math.max(0, 1 - 2 * short),
    `Pays up to ${Math.max(1, Math.round(short * 100))}% less than you ask for.`,
  );
}

function scoreExperience(profile: MatchProfile, job: ScoredJob): MatchReason {
  const wanted = job.experienceMonths;
  const held = profile.experienceMonths;
  if (wanted === 0) return part('experience', 1, 'Asks for no minimum experience.');
  if (held >= wanted)
    return part('experience', 1, `You have the ${writeYears(wanted)} of experience it asks for.`);
  const months = wanted - held;
  const gap = months === 1 ? '1 month' : `${months} months`;
  return part(
    'experience',
    held / wanted,
    `Asks for ${writeYears(wanted)} of experience; you are ${gap} short.`,
  );
}

function scoreFreshness(job: ScoredJob, now: Date): MatchReason {
  const days = countDaysAgo(new Date(job.postedDate), now);
  return part('freshness', Math.min(1, Math.max(0, (30 - days) / 27)), `Posted ${formatDaysAgo(days)}.`);
}

function part(name: ScoredPart, share: number, sentence: string): MatchReason {
  const of = matchWeights[name];
  return { part: name, points: Math.round(of * share), of, sentence };
}

function writeYears(months: number): string {
  return months === 12 ? '1 year' : `${months / 12} years`;
}
