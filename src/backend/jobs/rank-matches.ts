import type { Context } from '#backend/platform/context.ts';
import { listCellsAround, remoteCell } from '#domain/job/geo-cell.ts';
import { searchRadiusMiles } from '#domain/job/match-place.ts';
import type { MatchProfile } from '#domain/job/match-profile.ts';
import { type MatchScore, matchWeights } from '#domain/job/match-score.ts';
import { type ScoredJob, scoreMatch } from '#domain/job/score-match.ts';
import { findSkills } from '#domain/occupation/find-skills.ts';
import { makeSkillId, makeTitleKey } from './enrich-job.ts';
import { findBestSpots, type SpotSearch } from './job-spots.store.ts';
import { findScoredJobs } from './jobs.store.ts';

/** How many of the best are scored exactly; nobody pages further. */
const rankedJobs = 200;
/** The occupation a wanted title means and the nearest others; more of them when these have few jobs to offer. */
const occupationsPerTitle = 3;
const widerOccupationsPerTitle = 12;
const fewJobs = 60;
/** With fewer than these, other work in the wanted places follows, and says that it is other work. */
const tooFewJobs = 20;
const milesADegree = 69.1;
/** The index works with a flat map; the exact distance decides later. */
const tolerance = 1.01;

export interface RankedJob {
  job: ScoredJob & { id: string; companyKey: string };
  match: MatchScore;
}

/** The best matches of a person, best score first, then newest. */
export async function rankMatches(
  context: Pick<Context, 'db' | 'now'>,
  input: { profile: MatchProfile; excludedIds: string[]; eligible: boolean | null },
): Promise<RankedJob[]> {
  const { profile, excludedIds, eligible } = input;
  const now = context.now();
  const search: SpotSearch = { ...readSearch(profile), excludedIds, eligible, now };
  const ids = await findCandidates(context, profile, search);
  const jobs = await findScoredJobs(context.db, ids);
  return jobs
    .flatMap((job) => {
      const match = scoreMatch(profile, job, now);
      return match ? [{ job, match }] : [];
    })
    .toSorted(
      (a, b) => b.match.score - a.match.score || compareDates(b, a) || (a.job.id < b.job.id ? -1 : 1),
    );
}

async function findCandidates(
  { db }: Pick<Context, 'db'>,
  profile: MatchProfile,
  search: SpotSearch,
): Promise<string[]> {
  const near = await findBestSpots(db, search, rankedJobs);
  if (near.length >= fewJobs) return near;
  const occupations = listOccupations(profile, widerOccupationsPerTitle);
  const wider = await findBestSpots(db, { ...search, occupations }, rankedJobs);
  if (wider.length >= tooFewJobs) return wider;
  const cells = search.cells.filter((cell) => cell !== remoteCell);
  return [
    ...new Set([...wider, ...(await findBestSpots(db, { ...search, occupations: [], cells }, rankedJobs))]),
  ].slice(0, rankedJobs);
}

function compareDates(a: RankedJob, b: RankedJob): number {
  return a.job.postedDate < b.job.postedDate ? -1 : a.job.postedDate > b.job.postedDate ? 1 : 0;
}

function readSearch(profile: MatchProfile): Omit<SpotSearch, 'excludedIds' | 'eligible' | 'now'> {
  const located = profile.places.flatMap(({ latitude, longitude }) =>
    latitude === undefined || longitude === undefined ? [] : [{ latitude, longitude }],
  );
  const cells = new Set(located.flatMap((place) => listCellsAround(place, searchRadiusMiles)));
  if (profile.includeRemote) cells.add(remoteCell);
  const degrees = (searchRadiusMiles / milesADegree) * tolerance;
  return {
    occupations: listOccupations(profile, occupationsPerTitle),
    titleKeys: profile.titles.map(({ title }) => makeTitleKey(title)),
    skillIds: [
      ...new Set([...profile.skills, ...findSkills(profile.lines.join('\n'))].map(makeSkillId)),
    ].toSorted((a, b) => a - b),
    circles:
      profile.places.length === 0
        ? null
        : located.map((place) => ({
            ...place,
            degrees,
            narrowing: Math.cos((place.latitude * Math.PI) / 180),
          })),
    cells: [...cells],
    payWish: profile.payWish,
    experienceMonths: profile.experienceMonths,
  };
}

/** An occupation wanted by several titles counts for the nearest. A title that means nothing to us finds its equals. */
function listOccupations({ titles }: MatchProfile, perTitle: number): SpotSearch['occupations'] {
  const points = new Map<number, number>();
  for (const { nearness } of titles) {
    const near: [number, number][] = nearness.size > 0 ? [...nearness].slice(0, perTitle) : [[0, 0]];
    for (const [id, share] of near)
      points.set(id, Math.max(points.get(id) ?? 0, Math.round(matchWeights.title * 0.85 * share)));
  }
  return [...points].map(([id, value]) => ({ id, points: value }));
}
