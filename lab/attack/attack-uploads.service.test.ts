import { afterAll, beforeAll, expect, it } from 'vitest';
import { pagePainters } from '#resume/print/render-page-image.ts';
import { resumeReaders } from '#resume/read-resume-in-child.ts';
import { createTestPlatform, type TestPlatform } from '#tests/test-platform.ts';
import { attackUploads } from './attack-uploads.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(async () => {
  resumeReaders.stop();
  pagePainters.stop();
  await platform.drop();
});

it('damaged uploads of every format get one of our own answers, never a server error', async () => {
  const { broken, files, answers } = await attackUploads(platform, { count: 40 });
  expect(Object.keys(answers).filter((answer) => !/^(201|4\d\d) ?/.test(answer))).toEqual([]);
  expect({ broken, files }).toEqual({ broken: 0, files: 40 });
});
