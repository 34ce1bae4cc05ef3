import { makeTitleKey } from '#backend/jobs/record/enrich-job.ts';
import {
  findBestLocations,
  type LocationRow,
  type LocationSearch,
} from '#backend/jobs/record/job-locations.store.ts';
import { countByPlace, type PlaceCount } from '#backend/jobs/search/count-by-place.ts';
import type { Context } from '#backend/platform/context.ts';
import { countDaysAgo, dayMs, freshSince } from '#domain/job/freshness.ts';
import { type Coordinates, listCellsAround, measureMiles, remoteCell } from '#domain/job/geo-cell.ts';
import type { ScoredJobFilters } from '#domain/job/job-filters.ts';
import { searchRadiusMiles } from '#domain/job/match-place.ts';
import { addUpPoints, countPoints } from '#domain/job/match-points.ts';
import type { MatchProfile, WantedPlace } from '#domain/job/match-profile.ts';
import { matchWeights } from '#domain/job/match-score.ts';
import { makeSkillId } from '#domain/occupation/skill-key.ts';
import { findNearestTitle } from '#domain/occupation/wanted-title.ts';
import { findNamedSkills } from '#domain/skill/find-skills.ts';

/** The list ends after this many matches. */
const rankedJobs = 200;
/** How many candidates by occupation get an exact score, which also compares titles. */
const candidates = 300;
/** The occupation of a wanted title and its nearest others; all similar ones if these have few jobs. */
const occupationsPerTitle = 3;
const fewJobs = 60;
/** A wanted place without coordinates is near no job. */
const nowhere: WantedPlace = { name: '' };
const milesADegree = 69.1;
/** The index uses flat distances; the exact distance decides later. */
const tolerance = 1.01;

export interface RankedJob {
  id: string;
  companyKey: string;
  postedAt: Date;
  score: number;
}

export interface RankedJobs {
  jobs: RankedJob[];
  /** More jobs match than are ranked. */
  onlyBest: boolean;
  places: PlaceCount[];
}

/** Returns the person's best matches, best score first, then newest. */
export async function rankMatches(
  context: Pick<Context, 'db' | 'now'>,
  input: {
    profile: MatchProfile;
    excludedIds: string[];
    eligible: boolean | null;
    isRuledOut: (company: string) => boolean;
    filters?: Partial<ScoredJobFilters> | undefined;
  },
): Promise<RankedJobs> {
  const { excludedIds, eligible, filters = {} } = input;
  const { profile, miles } = narrowPlaces(input.profile, filters);
  if (profile.titles.length === 0) return { jobs: [], onlyBest: false, places: [] };
  const now = context.now();
  const { pay, days, category, type, fresh } = filters;
  const since = days === undefined ? undefined : new Date(now.getTime() - days * dayMs);
  const narrowed = { pay, since, category, type, fresh: fresh ? freshSince(now) : undefined };
  const search: LocationSearch = { ...readSearch(profile), excludedIds, eligible, now, narrowed };
  const { locations, onlyBest } = await findEverywhere(context, profile, search);
  const reached = locations.filter(
    (location) => isWithinReach(profile, location, miles) && !input.isRuledOut(location.company_key),
  );
  const jobs = new Map(reached.map((location) => [location.job_id, scoreLocation(profile, location, now)]));
  const leastScore = filters.score ?? 0;
  const similar = [...jobs.values()].filter((job) => job !== null).filter(({ score }) => score >= leastScore);
  const sorted = similar.toSorted(
    (a, b) => b.score - a.score || b.postedAt.getTime() - a.postedAt.getTime() || (a.id < b.id ? -1 : 1),
  );
  const best = sorted.slice(0, rankedJobs);
  const listed = new Set(best.map(({ id }) => id));
  const places = countByPlace(
    profile,
    reached.filter(({ job_id }) => listed.has(job_id)),
  );
  return { jobs: best, onlyBest: onlyBest || best.length < sorted.length, places };
}

/** Rows read for the boards that a person watches. */
const mostOfSources = 5000;

/** Returns the matches on these boards in no particular order, each with its board. */
export async function rankOfSources(
  context: Pick<Context, 'db' | 'now'>,
  input: {
    profile: MatchProfile;
    sourceIds: string[];
    excludedIds: string[];
    isRuledOut: (company: string) => boolean;
  },
): Promise<(RankedJob & { sourceId: string })[]> {
  const { profile, sourceIds, excludedIds } = input;
  const now = context.now();
  const search: LocationSearch = {
    ...readSearch(profile),
    occupations: listOccupations(profile, Number.POSITIVE_INFINITY),
    excludedIds,
    eligible: null,
    now,
    narrowed: { sourceIds },
  };
  const locations = await findBestLocations(context.db, search, mostOfSources);
  const jobs = new Map<string, RankedJob & { sourceId: string }>();
  for (const location of locations) {
    if (!isWithinReach(profile, location, searchRadiusMiles) || input.isRuledOut(location.company_key))
      continue;
    const job = scoreLocation(profile, location, now);
    if (job && location.source_id) jobs.set(job.id, { ...job, sourceId: location.source_id });
  }
  return [...jobs.values()];
}

interface Candidates {
  locations: LocationRow[];
  onlyBest: boolean;
}

/** Searches all places together or, if that does not fill the list, each place and remote work separately, so that each can widen on its own. */
async function findEverywhere(
  context: Pick<Context, 'db'>,
  profile: MatchProfile,
  search: LocationSearch,
): Promise<Candidates> {
  const parts = splitByPlace(search);
  if (parts.length > 1) {
    const together = await findBestLocations(context.db, search, candidates);
    if (together.length === candidates) return { locations: together, onlyBest: true };
  }
  const found: Candidates[] = [];
  for (const part of parts) found.push(await findCandidates(context, profile, part));
  return {
    locations: found.flatMap(({ locations }) => locations),
    onlyBest: found.some(({ onlyBest }) => onlyBest),
  };
}

function splitByPlace(search: LocationSearch): LocationSearch[] {
  if (search.circles === null) return [search];
  const near = search.circles.map((circle) => ({
    ...search,
    circles: [circle],
    cells: listCellsAround(circle, searchRadiusMiles),
  }));
  const remote = { ...search, circles: [], cells: [remoteCell] };
  return search.cells.includes(remoteCell) ? [...near, remote] : near;
}

async function findCandidates(
  { db }: Pick<Context, 'db'>,
  profile: MatchProfile,
  search: LocationSearch,
): Promise<Candidates> {
  const near = await findBestLocations(db, search, candidates);
  if (near.length >= fewJobs) return { locations: near, onlyBest: near.length === candidates };
  const occupations = listOccupations(profile, Number.POSITIVE_INFINITY);
  const wider = await findBestLocations(db, { ...search, occupations }, candidates);
  return { locations: wider, onlyBest: wider.length === candidates };
}

/** Narrows the search to remote work or a smaller radius; a filter never widens it. */
function narrowPlaces(profile: MatchProfile, { remote, miles }: Partial<ScoredJobFilters>) {
  const near = { profile, miles: Math.min(miles ?? searchRadiusMiles, searchRadiusMiles) };
  if (remote) return { ...near, profile: { ...profile, places: [nowhere], includeRemote: true } };
  return miles === undefined ? near : { ...near, profile: { ...profile, includeRemote: false } };
}

function isWithinReach({ places }: MatchProfile, { lat, lon }: LocationRow, miles: number): boolean {
  if (places.length === 0 || lat === null || lon === null) return true;
  return locatePlaces(places).some(
    (place) => measureMiles(place, { latitude: lat, longitude: lon }) <= miles,
  );
}

/** Computes the exact score from the numbers in the index; null for a different occupation. */
function scoreLocation(profile: MatchProfile, location: LocationRow, now: Date): RankedJob | null {
  const { likeness } = findNearestTitle(profile.titles, {
    title: location.title,
    occupationId: location.occ_id,
  });
  if (likeness === 0) return null;
  const points = countPoints({
    likeness,
    skillsNamed: location.skill_ids.length,
    skillsMatched: location.skill_ids.filter((id) => profile.proofs.has(id)).length,
    payWish: profile.payWish,
    payMax: location.pay_max,
    heldMonths: profile.experienceMonths,
    wantedMonths: location.experience_months,
    daysAgo: countDaysAgo(location.posted_at, now),
  });
  return {
    id: location.job_id,
    companyKey: location.company_key,
    postedAt: location.posted_at,
    score: addUpPoints(points),
  };
}

function locatePlaces(places: WantedPlace[]): Coordinates[] {
  return places.flatMap(({ latitude, longitude }) =>
    latitude === undefined || longitude === undefined ? [] : [{ latitude, longitude }],
  );
}

function readSearch(
  profile: MatchProfile,
): Omit<LocationSearch, 'excludedIds' | 'eligible' | 'now' | 'narrowed'> {
  const located = locatePlaces(profile.places);
  const cells = new Set(located.flatMap((place) => listCellsAround(place, searchRadiusMiles)));
  if (profile.includeRemote) cells.add(remoteCell);
  const degrees = (searchRadiusMiles / milesADegree) * tolerance;
  return {
    occupations: listOccupations(profile, occupationsPerTitle),
    titleKeys: profile.titles.map(({ title }) => makeTitleKey(title)),
    skillIds: [
      ...new Set([...profile.skills, ...findNamedSkills(profile.lines.join('\n'))].map(makeSkillId)),
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

/** An occupation wanted by several titles counts for the nearest one. An unknown title only finds equal titles. */
function listOccupations({ titles }: MatchProfile, perTitle: number): LocationSearch['occupations'] {
  const points = new Map<number, number>();
  for (const { nearness, leading } of titles) {
    const similar = perTitle < nearness.size ? [...nearness].slice(0, perTitle) : [...nearness, ...leading];
    for (const [id, share] of similar.length > 0 ? similar : [[0, 0] as const])
      points.set(id, Math.max(points.get(id) ?? 0, Math.round(matchWeights.title * 0.85 * share)));
  }
  return [...points].map(([id, value]) => ({ id, points: value }));
}
