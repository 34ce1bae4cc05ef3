import { beforeAll, expect, it } from 'vitest';
import { addJob } from '#tests/factories.ts';
import { openTestServer } from '#tests/open-test-server.ts';
import { signUpClient, type TestClient } from '#tests/test-client.ts';

const url = '/ej/api/v2/jobs/applied';
const query = 'duration=0&saveJobsSnapshots=false&TotalCountRequired=false';

let ana: TestClient;
const jobIds: string[] = [];

const { platform: home, server } = await openTestServer();
beforeAll(async () => {
  ana = await signUpClient(server);
  for (let count = 0; count < 12; count += 1) {
    const jobId = await addJob(home.database.kysely as never);
    jobIds.push(jobId);
    await ana.ask('POST', url, { jobId });
    await ana.ask('POST', url, { jobId });
  }
});

it('jobs applied to by hand come newest first, page after page, each once [JOB-004]', async () => {
  const first = (await ana.ask('GET', `${url}?continuationToken=&size=10&${query}`)).body;
  expect(first.results).toHaveLength(10);
  const next = (await ana.ask('GET', `${url}?continuationToken=${first.continuationToken}&size=10&${query}`))
    .body;
  expect(next.continuationToken).toBeNull();
  expect([...first.results, ...next.results].map((job: { jobId: string }) => job.jobId)).toEqual(
    jobIds.toReversed(),
  );
  const counted = await ana.ask('GET', `${url}?size=1&TotalCountRequired=true`);
  expect([counted.body.totalRecords, first.totalRecords]).toEqual([12, null]);
});

it('a page has results, totalPages, totalRecords, and a continuation token [API-010]', async () => {
  const { body } = await ana.ask('GET', `${url}?size=5&TotalCountRequired=true`);
  expect(body).toMatchObject({ totalPages: 3, totalRecords: 12, continuationToken: expect.any(String) });
  expect(body.results).toHaveLength(5);
});

it('each has title, company with name and logo, places as texts and remote options [JOB-009]', async () => {
  const { body } = await ana.ask('GET', `${url}?size=1&${query}`);
  expect(body.results[0]).toMatchObject({
    title: 'Operations Analyst',
    company: { name: 'Acme', logo: null },
    jobLocations: ['Austin, TX, US'],
    remoteOptions: ['On-site'],
  });
});

it('an unknown job and a token of somebody else are refused and change nothing', async () => {
  const replies = [
    await ana.ask('POST', url, { jobId: '5d1c2f1e-1111-4c43-9a9b-000000000001' }),
    await ana.ask('GET', `${url}?continuationToken=x'y`),
  ];
  expect(replies.map(({ status }) => status)).toEqual([404, 400]);
  const ben = await signUpClient(server);
  expect((await ben.ask('GET', url)).body.results).toEqual([]);
});
