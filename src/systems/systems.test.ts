import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { JobSystem } from '#domain/job-system.ts';
import { detectByUrl } from './detect-employer.ts';
import { asksForAccountFirst, findSystem, nameSystem, systemIds, systems, withSystem } from './systems.ts';

const folders = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'reading')
  .map(({ name }) => name);

test('every folder is registered, and every registered form or board has a folder', () => {
  const known = systems.filter(({ form, board }) => form ?? board).map(({ id }) => id);
  expect(known.toSorted()).toEqual(folders.toSorted());
});

test('these boards can be read', () => {
  const readable = systems.filter(({ board }) => board).map(({ id }) => id);
  expect(readable).toHaveLength(25);
  expect(systems.filter(({ board }) => !board).map(({ id }) => id)).toEqual([
    'jobvite',
    'taleo',
    'successfactors',
  ]);
});

test('every id is registered once, under a unique name', () => {
  expect(new Set(systemIds).size).toBe(systemIds.length);
  expect(systemIds.every((id) => JobSystem.safeParse(id).success)).toBe(true);
  expect(new Set(systems.map(({ name }) => name)).size).toBe(systems.length);
  expect(['icims', 'generic', 'unheardof'].map(nameSystem)).toEqual(['iCIMS', '', '']);
});

test.each(systems)(
  '$id calls itself the same everywhere',
  ({ id, form, board, page, needsAccount = false }) => {
    for (const own of [form?.ats, board?.system, page?.ats]) expect([id, undefined]).toContain(own);
    expect(form?.needsAccount ?? needsAccount).toBe(needsAccount);
  },
);

test.each(folders)('%s has files for what it registers, and a test', (name) => {
  const system = systems.find(({ id }) => id === name);
  const has = (file: string) => existsSync(join(import.meta.dirname, name, file));
  expect([has('board.ts'), has('definition.ts'), has(`${name}.ts`), has(`${name}.test.ts`)]).toEqual([
    system?.board !== undefined,
    system?.definition !== undefined,
    system?.form !== undefined,
    true,
  ]);
});

test.each([
  ['boards.greenhouse.io', 'greenhouse'],
  ['jobs.eu.lever.co', 'lever'],
  ['acme.wd5.myworkdayjobs.com', 'workday'],
  ['acme.taleo.net', 'taleo'],
  ['performancemanager.successfactors.eu', 'successfactors'],
  ['acme.fa.us2.oraclecloud.com', 'oracle'],
  ['recruiting2.ultipro.com', 'ukg'],
  ['recruiting.ultipro.ca', 'ukg'],
  ['acme.rec.pro.ukg.net', 'ukg'],
  ['recruiting.paylocity.com', 'paylocity'],
  ['paylocity.com.example.com', 'generic'],
  ['acme.zohorecruit.com', 'zoho'],
  ['acme.eightfold.ai', 'eightfold'],
  ['acme.pinpointhq.com', 'pinpoint'],
  ['jobs.crelate.com', 'crelate'],
  ['careers.jobscore.com', 'jobscore'],
  ['www.comeet.com', 'comeet'],
  ['acme.hire.trakstar.com', 'recruiterbox'],
  ['acme.jibeapply.com', 'icims'],
  ['greenhouse.io.example.com', 'generic'],
  ['careers.example.com', 'generic'],
])('a page on %s belongs to %s', (host, id) => {
  expect(findSystem(new URL(`https://${host}/`))).toBe(id);
});

test('these systems require an account first', () => {
  const gated = systems.filter(({ id }) => asksForAccountFirst(id)).map(({ id }) => id);
  expect(gated).toEqual(['workday', 'icims', 'taleo', 'successfactors', 'oracle', 'ukg']);
});

test('an address that a form recognizes is on one of the hosts of its system', () => {
  const url = new URL('https://acme.jobs.personio.es/job/123456');
  const found = detectByUrl(url);
  expect(found && findSystem(url)).toBe('personio');
});

test('a posting from a feed gets the system of its address', () => {
  const posting = { system: 'generic', jobUrl: 'https://acme.icims.com/jobs/1' } as Parameters<
    typeof withSystem
  >[0];
  expect(withSystem(posting).system).toBe('icims');
});
