import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { ZERO_ID } from '#domain/document/model/user-document.ts';
import { dropUnfilled } from '#domain/occupation/suggest-skills.ts';
import { openTestServer } from '#tests/open-test-server.ts';
import { signUpClient, TestClient } from '#tests/test-client.ts';

let anyone: TestClient;
let ana: TestClient;
let ben: TestClient;
const { server } = await openTestServer();
beforeAll(async () => {
  anyone = new TestClient(server);
  [ana, ben] = [await signUpClient(server), await signUpClient(server)];
});

const findPlaces = (text: string, query = '') =>
  anyone.ask('GET', `/ej/api/v1/location/search/${encodeURIComponent(text)}${query}`);

describe('the location lookup', () => {
  it('answers 10 places unless more are asked for, and never more than 50 [JOB-002] [JOB-005]', async () => {
    expect((await findPlaces('san', '?take=10')).body.data).toHaveLength(10);
    expect((await findPlaces('san')).body.data).toHaveLength(10);
    expect((await findPlaces('san', '?take=50')).body.data).toHaveLength(50);
    expect((await findPlaces('san', '?take=500')).body.data).toHaveLength(50);
    expect((await findPlaces('san', '?take=0')).status).toBe(400);
  });

  it('answers data: name, city, state, country, latitude and longitude [JOB-006]', async () => {
    const { status, body } = await findPlaces('Austin, TX', '?take=1');
    expect(status).toBe(200);
    expect(body).toEqual({
      data: [
        {
          name: 'Austin, TX',
          cityName: 'Austin',
          stateName: 'Texas',
          countryName: 'United States',
          latitude: 30.267,
          longitude: -97.743,
        },
      ],
    });
  });

  it('knows what is no place', async () => {
    expect((await findPlaces('qqqzzz')).body.data).toEqual([]);
    expect((await findPlaces('100%/../')).body.data).toEqual([]);
    expect((await findPlaces('x'.repeat(201))).status).toBe(400);
  });
});

describe('job titles', () => {
  it('are completed for anyone, ten of them [JOB-001]', async () => {
    const complete = (query: string) => anyone.ask('GET', `/ej/api/v1/jobs/titles/autocomplete?${query}`);
    const { status, body } = await complete('search=nurse&size=10');
    expect(status).toBe(200);
    expect(body.data).toHaveLength(10);
    expect(body.data[0]).toBe('Nurse');
    expect((await complete('search=nurse')).body).toEqual(body);
    expect((await complete('search=nurse&size=3')).body.data).toEqual(body.data.slice(0, 3));
  });

  it('from content take typed text and user id and answer data: a list of strings [BLD-009] [BLD-010]', async () => {
    const request = {
      acceptLanguage: 'en-US',
      placement: 'searchoptions',
      portalCD: 'SNR',
      productCD: 'EAP',
    };
    const find = (client: TestClient, userId: string, searchString: string) =>
      client.ask('POST', `/eb/api/v3/content/jobtitles?userId=${userId}`, { ...request, searchString });
    const { status, body } = await find(ana, ana.userId, 'sofware eng');
    expect(status).toBe(200);
    expect(body.data[0]).toBe('Software Engineer');
    expect((await find(ana, ben.userId, 'nurse')).status).toBe(403);
    expect((await find(anyone, ana.userId, 'nurse')).status).toBe(401);
    // Both ways read one list.
    const completed = await anyone.ask('GET', '/ej/api/v1/jobs/titles/autocomplete?search=nurse');
    expect((await find(ana, ana.userId, 'nurse')).body).toEqual(completed.body);
  });
});

describe('skills', () => {
  const find = (client: TestClient, changes: object, { userId = client.userId, documentId = ZERO_ID } = {}) =>
    client.ask('POST', `/eb/api/v1/content/users/${userId}/cskskill/search?document_id=${documentId}`, {
      productCD: 'EAP',
      cultureName: 'en-US',
      sectionTypeCD: 'HILT',
      contentTypeCD: 'CSK',
      contentGroupCD: 'SKILL',
      employer: '',
      portalCD: 'SNR',
      isFuzzySearch: true,
      useFuzzyFallback: true,
      documentID: documentId,
      countryCD: 'US',
      jobTitle: '',
      ...changes,
    });

  it('are suggested for a job title and for a typed text [BLD-005] [BLD-006]', async () => {
    const { status, body } = await find(ana, { jobTitle: 'Truck Driver' });
    expect(status).toBe(200);
    expect(body.result).toContain('CDL Class A');
    expect((await find(ana, { searchString: 'javascrpt' })).body.result).toEqual(['JavaScript']);
    const exact = { isFuzzySearch: false, useFuzzyFallback: false };
    expect((await find(ana, { searchString: 'javascrpt', ...exact })).body.result).toEqual([]);
    expect(dropUnfilled(['Excel', 'Uses {{tool}}', '[City] law', '## years'])).toEqual(['Excel']);
    const all = await Promise.all(['a', 'c', 's'].map((searchString) => find(ana, { searchString })));
    expect(all.flatMap((reply) => reply.body.result).filter((text) => /[[\]]|[{}]{2}|##/.test(text))).toEqual(
      [],
    );
  });

  it('are suggested for one’s own document, in the United States', async () => {
    expect((await find(ana, {}, { userId: ben.userId })).status).toBe(403);
    expect((await find(ana, {}, { documentId: randomUUID() })).status).toBe(404);
    expect((await find(ana, { documentID: randomUUID() })).status).toBe(404);
    expect((await find(ana, { countryCD: 'DE' })).status).toBe(400);
  });
});
