import { findPlace } from '#backend/jobs/places/find-place.ts';
import { findPlaces } from '#backend/jobs/places/find-places.ts';
import { findPlaceState } from '#backend/jobs/places/place-name.ts';
import { type FoundIds, findOpenJobs } from '#backend/jobs/record/find-open-jobs.ts';
import { findJobsById } from '#backend/jobs/record/jobs.store.ts';
import type { Wish } from '#backend/jobs/record/search.store.ts';
import { toJobDetail } from '#backend/jobs/record/to-job-detail.ts';
import type { Context } from '#backend/platform/context.ts';
import type { FoundJobs, JobSearch } from '#contract/jobs/jobs.ts';
import { readHtmlPreview } from '#domain/document/values/html-list.ts';
import { usStates } from '#domain/document/values/us-states.ts';
import { dayMs, freshSince } from '#domain/job/freshness.ts';
import { listCellsAround } from '#domain/job/geo-cell.ts';

const previewLength = 280;
const mostWords = 8;
const searchRadiusMiles = 30;

/** Searches open jobs for anyone; the answer contains nothing personal. */
export async function searchJobs(context: Context, input: JobSearch): Promise<FoundJobs> {
  const now = context.now();
  const { ids, total, exact, location } = await findJobIds(context, input);
  const jobs = new Map((await findJobsById(context.db, ids)).map((job) => [job.id, job]));
  const results = ids.flatMap((id) => {
    const job = jobs.get(id);
    if (!job) return [];
    const opening = shorten(readHtmlPreview(job.description));
    return [{ ...toJobDetail(job, { match: null, feedback: undefined, now }), description: opening }];
  });
  return { jobs: { totalCount: total, totalCountExact: exact, location, results } };
}

/** Returns a page of job ids for a search, and the place that its location was understood as. */
export async function findJobIds(
  context: Pick<Context, 'db' | 'now'>,
  input: JobSearch,
): Promise<FoundIds & { location: string | null }> {
  const where = readLocation(input.location, input.miles ?? searchRadiusMiles);
  if (!where) return { ids: [], total: 0, exact: true, location: null };
  const now = context.now();
  const wish: Wish = {
    keywords: input.keywords.split(/\s+/).slice(0, mostWords).join(' '),
    marks: [
      ...where.marks,
      ...(input.category ? [`#${input.category}`] : []),
      ...(input.remote ? ['#remote'] : []),
      ...(input.type ? [`#${input.type.toLowerCase()}`] : []),
    ],
    circle: where.circle,
    pay: input.pay ?? null,
    ...narrowByAge(input, now),
  };
  const page = { skip: (input.page - 1) * input.size, take: input.size };
  return { ...(await findOpenJobs(context, wish, page)), location: where.name };
}

function narrowByAge({ days, fresh }: Pick<JobSearch, 'days' | 'fresh'>, now: Date) {
  const since = days === undefined ? null : new Date(now.getTime() - days * dayMs);
  if (!fresh) return { since, confirmed: null };
  const { posted, confirmed } = freshSince(now);
  return { since: since && since > posted ? since : posted, confirmed };
}

/** Reads the location as a whole state or a radius around a town; null if no place matches, even with typos. */
function readLocation(
  text: string,
  miles: number,
): (Pick<Wish, 'marks' | 'circle'> & { name: string | null }) | null {
  if (text.trim() === '') return { marks: [], circle: null, name: null };
  // "LA" and "DC" mean the cities of Los Angeles and Washington, not Louisiana and the District.
  const state = /^\W*(la|l\.a\.?|dc|d\.c\.?)\W*$/i.test(text) ? null : findPlaceState(text);
  if (state) return { marks: [`#${state.toLowerCase()}`], circle: null, name: usStates[state] };
  const place = findPlace(text) ?? findPlaces(text, 1)[0];
  if (!place) return null;
  const { latitude, longitude, name } = place;
  const cells = listCellsAround(place, miles);
  return { marks: [], circle: { cells, latitude, longitude, miles }, name };
}

function shorten(text: string): string {
  if (text.length <= previewLength) return text;
  return `${text.slice(0, text.lastIndexOf(' ', previewLength))}…`;
}
