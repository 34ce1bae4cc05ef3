import { afterEach, expect, it, vi } from 'vitest';
import { makeThumbnail } from './make-thumbnail.ts';

const origin = 'https://jobs.example.com';
const userId = crypto.randomUUID();
const id = crypto.randomUUID();
const preference = (docPreferenceTypeCD: 'RURL' | 'RPNG', value: string) => ({
  docPreferenceTypeCD,
  value,
  docId: id,
  docPrefId: id,
  documentID: id,
  id,
});

afterEach(() => vi.unstubAllGlobals());

function stubService() {
  const asked: { address: string; method: string; body: unknown }[] = [];
  vi.stubGlobal('location', { origin });
  vi.stubGlobal('fetch', async (address: URL | string, options: RequestInit = {}) => {
    const method = options.method ?? 'GET';
    asked.push({
      address: String(address),
      method,
      body: options.body && JSON.parse(options.body as string),
    });
    return method === 'GET'
      ? new Response('%PDF', { headers: { 'content-type': 'application/pdf' } })
      : new Response(JSON.stringify(['/eb/api/v1/files/picture']));
  });
  return asked;
}

it('without RPNG the stored resume is fetched plainly and becomes a thumbnail, whose path is answered [RES-017]', async () => {
  const asked = stubService();
  const preferences = [preference('RURL', '/eb/api/v1/files/resume')];
  expect(await makeThumbnail(userId, { id, preferences })).toBe('/eb/api/v1/files/picture');
  expect(asked[0]).toMatchObject({ method: 'GET', address: `${origin}/eb/api/v1/files/resume` });
  expect(asked[1]).toMatchObject({ method: 'POST', body: { fileBytes: btoa('%PDF') } });
  expect(asked[1]?.address).toContain(
    `/users/${userId}/documents/${id}/convertAndUploadToBlob?uploadFileType=PDF`,
  );
});

it('a document with a picture needs none, one without a resume gets none', async () => {
  const asked = stubService();
  const preferences = [
    preference('RURL', '/eb/api/v1/files/resume'),
    preference('RPNG', '/eb/api/v1/files/p'),
  ];
  expect(await makeThumbnail(userId, { id, preferences })).toBe('/eb/api/v1/files/p');
  expect(await makeThumbnail(userId, { id, preferences: [] })).toBeNull();
  expect(asked).toEqual([]);
});
