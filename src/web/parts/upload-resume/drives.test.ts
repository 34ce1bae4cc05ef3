import { afterEach, expect, it, vi } from 'vitest';
import { downloadFromDropbox } from './dropbox.ts';
import { downloadFromDrive } from './google-drive.ts';

afterEach(() => vi.unstubAllGlobals());

function answerWith(status: number, text = 'Ana Lee') {
  const fetched = vi.fn(async (_address: string, _options: RequestInit) => new Response(text, { status }));
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

it('the download from a cloud drive uses the bearer token and yields the file [RES-003]', async () => {
  const fetched = answerWith(200);
  const file = await downloadFromDrive({ id: 'a b', name: 'Ana.txt', mimeType: 'text/plain' }, 'token-1');
  expect([file.name, await file.text()]).toEqual(['Ana.txt', 'Ana Lee']);
  expect(fetched.mock.calls[0]).toEqual([
    'https://www.googleapis.com/drive/v3/files/a%20b?alt=media',
    { headers: { authorization: 'Bearer token-1' } },
  ]);
});

it('a document written in the drive comes as PDF', async () => {
  const fetched = answerWith(200);
  const mimeType = 'application/vnd.google-apps.document';
  expect((await downloadFromDrive({ id: 'x', name: 'Ana', mimeType }, 't')).name).toBe('Ana.pdf');
  expect(fetched.mock.calls[0]?.[0]).toContain('/export?mimeType=application%2Fpdf');
});

it("a file-sharing service's direct link yields the file, without our cookies [RES-004]", async () => {
  const fetched = answerWith(200);
  const link = 'https://dl.dropboxusercontent.com/1/view/ana.txt';
  expect(await (await downloadFromDropbox({ name: 'Ana.txt', link })).text()).toBe('Ana Lee');
  expect(fetched.mock.calls[0]).toEqual([link, { credentials: 'omit' }]);
});

it('a refused download says what to do instead', async () => {
  answerWith(403);
  const picked = { id: 'x', name: 'Ana.txt', mimeType: 'text/plain' };
  await expect(downloadFromDrive(picked, 't')).rejects.toThrow('choose it from your device');
  await expect(downloadFromDropbox({ name: 'a.txt', link: 'https://x' })).rejects.toThrow('your device');
});
