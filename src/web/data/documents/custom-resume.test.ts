import { afterEach, expect, it, vi } from 'vitest';
import { revertResume } from './custom-resume.ts';

afterEach(() => vi.unstubAllGlobals());

it('a customized resume is deleted while the application is updated, neither waiting for the other [RES-028]', async () => {
  vi.stubGlobal('location', { origin: 'https://jobs.example.com' });
  const asked: string[] = [];
  const both = Promise.withResolvers<void>();
  vi.stubGlobal('fetch', async (address: URL, { method, body }: RequestInit) => {
    asked.push(`${method} ${address.pathname}`);
    if (method === 'POST') expect(JSON.parse(body as string).eaplDocument).toEqual({ preferences: [] });
    if (method === 'DELETE') expect(address.searchParams.get('documentId')).toBe('resume');
    if (asked.length === 2) both.resolve();
    await both.promise;
    return new Response('{}');
  });
  await revertResume({ userId: 'ana', profileId: 'profile', applicationId: 'application' }, 'resume');
  expect(asked.toSorted()).toEqual([
    'DELETE /eb/api/v1/documents/delete',
    'POST /ea/api/v1/expert-apply/profiles/profile/jobs/applications/update/application',
  ]);
});
