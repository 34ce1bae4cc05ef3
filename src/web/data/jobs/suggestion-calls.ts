import {
  autocompleteTitles,
  searchLocations,
  suggestJobTitles,
  suggestSkills,
} from '#contract/jobs/routes.ts';
import { builderLocationLimit, readFoundLocations } from '#domain/preferences/found-locations.ts';
import { logged } from '#web/data/request/log-fault.ts';
import { request } from '#web/data/request/request.ts';

/** For the public search; signed-in people use `findJobTitles`. */
export async function completeJobTitle(search: string) {
  return (await request(autocompleteTitles, { query: { search, size: 10 } })).data;
}

export async function findJobTitles(searchString: string, { userId, portalCD }: Asker) {
  const body = { acceptLanguage: 'en-US', placement: '', portalCD, productCD: 'EAP', searchString };
  return (await request(suggestJobTitles, { query: { userId }, body })).data;
}

const skillSearch = {
  productCD: 'EAP',
  cultureName: 'en-US',
  sectionTypeCD: 'HILT',
  contentTypeCD: 'SKILL',
  contentGroupCD: 'JOBTITLE',
  isFuzzySearch: true,
  useFuzzyFallback: true,
  countryCD: 'US',
} as const;

/** Skills that go with a job title, or that match what is being typed. */
export async function findSkills(
  wanted: { jobTitle: string; employer: string } | { searchString: string },
  { userId, portalCD, documentId }: Asker & { documentId: string },
) {
  const answer = await request(suggestSkills, {
    params: { userId },
    query: { document_id: documentId },
    body: { ...skillSearch, employer: '', documentID: documentId, portalCD, ...wanted },
  });
  return answer.result;
}

export async function findLocations(text: string, take = builderLocationLimit) {
  if (text.trim() === '') return [];
  const found = await logged('Error fetching locations:', () =>
    request(searchLocations, { params: { text }, query: { take } }),
  );
  return readFoundLocations(found.data);
}

interface Asker {
  userId: string;
  portalCD: string;
}
