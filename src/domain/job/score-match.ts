import { readFreshness } from './freshness.ts';
import type { Job } from './job.ts';
import { matchPlace } from './match-place.ts';
import { hoursAYear, type MatchProfile } from './match-profile.ts';
import { type MatchReason, type MatchScore, matchWeights } from './match-score.ts';
import { formatDaysAgo } from './posted-text.ts';
import { compareTitles, foldTitle } from './title-similarity.ts';

type ScoredPart = keyof typeof matchWeights;

/** The score of a job for a person with the reason for every point; null when place and remote rule it out. */
export function scoreMatch(profile: MatchProfile, job: Job, now: Date): MatchScore | null {
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

function scoreTitle(profile: MatchProfile, job: Job): MatchReason {
  const best = profile.titles
    .map((title) => ({ title, likeness: compareTitles(title, job.title) }))
    .toSorted((a, b) => b.likeness - a.likeness)[0];
  if (!best) return part('title', 0, 'Your profile names no job title yet.');
  if (best.likeness === 1) return part('title', 1, `The same title as yours, ${best.title}.`);
  if (best.likeness === 0) return part('title', 0, `Different work from ${best.title}.`);
  return part(
    'title',
    best.likeness,
    `${best.likeness >= 0.5 ? 'Close to' : 'Some way from'} ${best.title}.`,
  );
}

function scoreSkills(profile: MatchProfile, job: Job): MatchReason {
  if (job.skills.length === 0) return part('skills', 0, 'The posting names no skills.');
  const known = new Set(profile.skills.map(foldTitle));
  const text = ` ${foldTitle(profile.text)} `;
  const has = (skill: string) => known.has(foldTitle(skill)) || text.includes(` ${foldTitle(skill)} `);
  const matched = job.skills.filter(has);
  const missing = job.skills.filter((skill) => !has(skill));
  const share = Math.min(1, matched.length / Math.min(5, job.skills.length));
  const sentence = `You have ${matched.length} of the ${job.skills.length} skills it names.`;
  return { ...part('skills', share, sentence), matched, missing };
}

function scorePay(profile: MatchProfile, job: Job): MatchReason {
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

function scoreExperience(profile: MatchProfile, job: Job): MatchReason {
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

function scoreFreshness(job: Job, now: Date): MatchReason {
  const { postedAgoDays: days } = readFreshness(job, now);
  return part('freshness', Math.min(1, Math.max(0, (30 - days) / 27)), `Posted ${formatDaysAgo(days)}.`);
}

function part(name: ScoredPart, share: number, sentence: string): MatchReason {
  const of = matchWeights[name];
  return { part: name, points: Math.round(of * share), of, sentence };
}

function writeYears(months: number): string {
  return months === 12 ? '1 year' : `${months / 12} years`;
}
