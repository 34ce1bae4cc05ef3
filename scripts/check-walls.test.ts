import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findTinyFiles } from './walls/find-tiny-files.ts';
import { findViolations } from './walls/find-violations.ts';
import { readSources } from './walls/read-sources.ts';
import { walls } from './walls/walls.ts';

const root = join(import.meta.dirname, '..');

type Plant = [path: string, ...lines: string[]];

const range = (length: number) => [...Array(length).keys()];

/** The last line of each plant's first file breaks the wall. */
const plants: Record<string, Plant[][]> = {
  rooms: [
    [['src/domain/plant.ts', "import type { X } from '#contract/x.ts';"]],
    [['src/contract/plant.ts', "import { x } from '#backend/x.ts';"]],
    [['src/systems/plant.ts', "import { x } from '#automation/x.ts';"]],
    [['src/resume/plant.ts', "import { x } from '#automation/x.ts';"]],
    [['src/limited/plant.ts', "import { x } from '#domain/x.ts';"]],
    [['src/automation/plant.ts', "import { x } from '#backend/platform/settings/config.ts';"]],
    [['src/web/data/plant.ts', "import type { X } from '#backend/platform/settings/config.ts';"]],
    [['src/web/parts/plant.ts', "const x = await import('#resume/x.ts');"]],
    [['src/backend/jobs/plant.ts', "export { x } from '#web/data/x.ts';"]],
    [['src/backend/jobs/plant2.ts', "import { x } from '#practice/x.ts';"]],
    [['src/practice/plant.ts', "type X = import('#domain/x.ts').X;"]],
    [['src/backend/plant.ts', "import { x } from '#cli/x.ts';"]],
  ],
  'domain is pure': [
    [['src/domain/plant.ts', "import { z } from 'zod';", "import { readFileSync } from 'node:fs';"]],
    [['src/domain/job/plant.ts', "import { sql } from 'kysely';"]],
  ],
  'systems are pure': [
    [['src/systems/plant.ts', "import { z } from 'zod';", "import type { Frame } from 'playwright-core';"]],
    [['src/systems/lever/plant.ts', "import { readFileSync } from 'node:fs';"]],
  ],
  'web layers': [
    [['src/web/screens/plant/plant.tsx', "import { x } from '#web/shell/x.ts';"]],
    [['src/web/parts/plant.tsx', "import { x } from '#web/screens/plant/x.ts';"]],
    [['src/web/data/plant.ts', "import { x } from '#web/parts/x.ts';"]],
    [['src/web/data/plant2.ts', "import { x } from '#web/widgets/x.ts';"]],
    [['src/web/widgets/plant.tsx', "import type { X } from '#web/data/x.ts';"]],
  ],
  'schemas stay on the server': [
    [
      ['src/web/data/plant.ts', "import { x } from '#contract/plants/x.ts';"],
      ['src/contract/plants/x.ts', "import { z } from 'zod';"],
    ],
    [
      [
        'src/web/data/plant2.ts',
        "import type { X } from '#contract/plants/x.ts';",
        "await import('#contract/plants/routes.ts');",
      ],
      ['src/contract/plants/routes.ts', "import { x } from './x.ts';"],
      ['src/contract/plants/x.ts', "import { z } from 'zod';"],
    ],
  ],
  'screens are separate': [
    [['src/web/screens/plant/plant.tsx', "import { x } from '#web/screens/other/x.ts';"]],
  ],
  'widgets know nothing of the product': [
    [['src/web/widgets/plant.tsx', "import { x } from '#domain/x.ts';"]],
    [['src/web/widgets/plant.tsx', "import { x } from '#web/texts/public/x.ts';"]],
  ],
  'platform is below the services': [
    [['src/backend/platform/plant.ts', "import type { X } from '#backend/jobs/x.ts';"]],
    [['src/backend/platform/http/plant.ts', "import { x } from '#backend/identity/x.ts';"]],
  ],
  'entries are above the services': [[['src/backend/jobs/plant.ts', "import { x } from '#backend/api.ts';"]]],
  'services are separate': [
    [['src/backend/builder/plant.ts', "import { x } from '#backend/jobs/x.ts';"]],
    [['src/backend/jobs/plant.ts', "import type { X } from '#backend/expert-apply/x.ts';"]],
  ],
  'services are called by their verbs': [
    [['src/backend/expert-apply/plant.ts', "import { x } from '#backend/documents/routes.ts';"]],
    [['src/backend/operations/plant.ts', "import { x } from '#backend/documents/tasks.ts';"]],
  ],
  'a store is private': [
    [
      [
        'src/backend/expert-apply/plant.ts',
        "import { x } from '#backend/documents/record/documents.store.ts';",
      ],
    ],
    [['src/backend/api.ts', "import { x } from '#backend/documents/record/documents.store.ts';"]],
  ],
  'a table has one owner': [
    [['src/backend/jobs/plant.ts', "await db.updateTable('sessions').set({ token: '' }).execute();"]],
    [['src/backend/visits/plant.ts', "await db.with('a', (e) => e.insertInto('jobs as j')).execute();"]],
    [['src/backend/visits/plant.ts', 'await sql`DELETE FROM applications WHERE id = ${id}`.execute(db);']],
    [
      [
        'src/backend/jobs/plant.ts',
        'await sql<Row>`with a as (update charges set x = 1) select`.execute(db);',
      ],
    ],
    [['src/backend/jobs/plant.ts', 'await sql`delete from ${sql.table(name)}`.execute(db);']],
    [['src/cli/plant.ts', "await db.deleteFrom('users').execute();"]],
  ],
  'a status changes in one place': [
    [
      [
        'src/backend/expert-apply/send/plant.ts',
        "await db.updateTable('applications').set({ status: 'Fail' }).execute();",
      ],
    ],
    [
      [
        'src/backend/expert-apply/plant.ts',
        "await db.updateTable('applications').where('id', '=', id).set('status', 'Fail').execute();",
      ],
    ],
    [
      [
        'src/backend/expert-apply/plant.ts',
        "await db.insertInto('applications').values({ ...(x && { id, status }) }).execute();",
      ],
    ],
    [['src/backend/expert-apply/plant.ts', "await db.updateTable('applications').set(row).execute();"]],
    [
      [
        'src/backend/expert-apply/plant.ts',
        "await sql`update applications set status = 'Fail' where id = ${id}`.execute(db);",
      ],
    ],
    [
      [
        'src/backend/jobs/plant.ts',
        "await context.publish(userId, { type: 'application-changed', data: {} });",
      ],
    ],
    [
      [
        'src/backend/expert-apply/send/plant.ts',
        "import { updateStatus } from '#backend/expert-apply/record/status.store.ts';",
      ],
    ],
  ],
  'api never reaches automation': [
    [
      ['src/backend/jobs/plant-far.ts', "import type { X } from '#automation/run/submit.ts';"],
      ['src/backend/jobs/plant-near.ts', "import './plant-far.ts';"],
      ['src/backend/api.ts', "import '#backend/jobs/plant-near.ts';"],
    ],
  ],
  'worker never reaches a route': [
    [
      ['src/backend/jobs/plant-near.ts', "import './routes.ts';"],
      ['src/backend/worker.ts', "import '#backend/jobs/plant-near.ts';"],
    ],
  ],
  'no import cycles': [
    [
      ['src/resume/plant-b.ts', "import type { A } from './plant-a.ts';"],
      ['src/resume/plant-a.ts', "import { b } from './plant-b.ts';"],
    ],
    [['src/resume/plant-self.ts', "import { self } from './plant-self.ts';"]],
  ],
  'no import cycles between folders': [
    [
      ['src/resume/plant-b/x.ts', "import type { Y } from '#resume/plant-a/y.ts';"],
      ['src/resume/plant-a/x.ts', "import { x } from '#resume/plant-b/x.ts';"],
      ['src/resume/plant-a/y.ts', 'export const y = 1;'],
    ],
  ],
  'folders are small': [
    range(31).map((number): Plant => [`src/resume/plant/${130 - number}.ts`, 'export const x = 1;']),
  ],
  'files are short': [
    [['src/resume/plant.ts', ...range(401).map((number) => `export const x${number} = 1;`)]],
    [['tests/plant.ts', ...range(401).map((number) => `export const x${number} = 1;`)]],
  ],
  // In path order the first of these is the last file of src, and the wall reports it there.
  'few tiny files': [
    range(60).map((number): Plant => [`src/web/widgets/zone/${99 - number}-plant.ts`, 'export const x = 1;']),
  ],
  'no parent imports': [
    [['src/resume/plant/plant.ts', "import { x } from '../x.ts';"]],
    [['src/resume/plant.test.ts', "import { x } from './a/../x.ts';"]],
    [['tests/plant.ts', "import { x } from '../src/x.ts';"]],
  ],
  'no default exports': [[['src/resume/plant.ts', '', 'export default 1;']]],
  'no index files': [
    [['src/resume/index.ts', 'export const x = 1;']],
    [['tests/index.ts', 'export const x = 1;']],
  ],
  'no catch-all files': [
    [['src/resume/utils.ts', 'export const x = 1;']],
    [['src/web/helpers/x.ts', 'export const x = 1;']],
  ],
  'process.env is read in one place': [
    [['src/backend/platform/plant.ts', 'const x = process.env.X;']],
    [['src/automation/plant.ts', "const x = process['env'];"]],
  ],
  'a local address decides nothing': [
    [['src/backend/expert-apply/plant.ts', 'const isPractice = /^(127\\.0\\.0\\.1|localhost)(:\\d+)?$/;']],
    [['src/systems/lever/plant.ts', "const isLocal = url.hostname === 'localhost';"]],
    [['src/systems/plant.ts', 'const isLocal = /^(127|10|192\\.168)\\./.test(hostname);']],
    [['src/automation/plant.ts', 'const home = `http://127.0.0.1:${port}`;']],
  ],
  'pg stays in platform/db': [
    [['src/backend/jobs/plant.ts', "import { Pool } from 'pg';"]],
    [['src/cli/plant.ts', "import type { Pool } from 'pg';"]],
  ],
  'the browser stays in automation': [
    [['src/backend/jobs/plant.ts', "import { chromium } from 'playwright-core';"]],
    [['src/cli/plant.ts', "import { test } from '@playwright/test';"]],
  ],
  'HTML is cleaned in a child process': [
    [['src/backend/platform/html/plant.ts', "import { cleanHtml } from './clean-html.ts';"]],
    [['src/backend/documents/plant.ts', "import { cleanHtml } from '#backend/platform/html/clean-html.ts';"]],
  ],
  'sources never import tests': [
    [['src/backend/jobs/plant.ts', "import { x } from '#tests/test-database.ts';"]],
    [['src/domain/plant.ts', "import { x } from './x.test.ts';"]],
  ],
  'the product never imports the lab': [[['src/cli/plant.ts', "import { x } from '#lab/x.ts';"]]],
  'sources never import scripts': [[['src/cli/plant.ts', "import { x } from '../../scripts/build-web.ts';"]]],
  'no console': [[['src/backend/jobs/plant.ts', "console.log('x');"]]],
};

const harmless: Plant[] = [
  ['src/cli/plant.ts', "import { cleanHtml } from '#backend/platform/html/clean-html.ts';"],
  ['src/backend/expert-apply/plant.ts', "import { x } from '#backend/ecommerce/credits/reserve-credit.ts';"],
  ['src/web/shell/plant.tsx', "import { x } from '#web/screens/plant/x.tsx';"],
  ['src/web/widgets/plant.tsx', "import { widgetTexts } from '#web/texts/widgets.ts';"],
  ['src/web/screens/plant/y.tsx', "import { x } from './x.tsx';", "import { d } from '#domain/x.ts';"],
  ['src/cli/plant.ts', "console.log(process.env, '#backend/api.ts', 'http://localhost');"],
  ['lab/plant.ts', "import { x } from '#cli/x.ts';", "import { y } from '#backend/jobs/y.ts';"],
  ['src/domain/plant.ts', '// import { x } from "#backend/x.ts"', "const text = 'process.env 4127.5';"],
  ['src/domain/plant.ts', '// as in flx.localhost', 'const area = 127;'],
  [
    'src/backend/expert-apply/record/plant.ts',
    "await db.updateTable('applications').set({ answers, ...(x && { drift }) }).execute();",
    "await db.selectFrom('applications').where('status', '=', 'Fail').execute();",
  ],
  [
    'src/backend/visits/plant.ts',
    'await sql`select from jobs for update skip locked`.execute(db);',
    'await sql`insert into surveys_plant values (1) on conflict do update set x = 1`.execute(db);',
  ],
  ...range(30).map((number): Plant => [`src/resume/small/${number}-plant.ts`, 'export const x = 1;']),
  ['src/resume/small/plant.test.ts', 'export const x = 1;'],
  ['src/resume/plant-400.ts', ...range(400).map((number) => `export const x${number} = 1;`)],
  ['src/resume/plant-401.test.ts', ...range(401).map((number) => `export const x${number} = 1;`)],
  ['src/automation/plant.test.ts', "import { x } from '#practice/x.ts';", "import { y } from '#tests/y.ts';"],
];

const cases = Object.entries(plants).flatMap(([name, list]) => list.map((files) => ({ name, files })));

/**
 * Adds the lines to the file and returns the position of the last one. `plant` gets a number to make it
 * unique.
 */
function plantInto(folder: string, [path, ...lines]: Plant, number: number): string {
  const name = path.replaceAll('plant', `plant-${number}`);
  const file = join(folder, name);
  mkdirSync(dirname(file), { recursive: true });
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const text = before + lines.join('\n').replaceAll('plant', `plant-${number}`);
  writeFileSync(file, `${text}\n`);
  return `${name}:${text.split('\n').length}`;
}

function findIn(folder: string): string[] {
  return findViolations(readSources(folder), walls).map(
    ({ wall, path, line }) => `${path}:${line} ${wall.name}`,
  );
}

function checkWalls(folder: string) {
  return spawnSync(process.execPath, ['scripts/check-walls.ts', folder], { cwd: root, encoding: 'utf8' });
}

describe('the walls', () => {
  let copy: string;
  let expected: string[];
  let found: string[];

  beforeAll(() => {
    copy = mkdtempSync(join(tmpdir(), 'applywright-walls-'));
    for (const folder of ['src', 'lab', 'tests', 'scripts']) {
      cpSync(join(root, folder), join(copy, folder), { recursive: true });
    }
    for (const [index, plant] of harmless.entries()) plantInto(copy, plant, 1000 + index);
    expected = cases.map(({ name, files }, index) => {
      const [place] = files.map((plant) => plantInto(copy, plant, index));
      return `${place} ${name}`;
    });
    found = findIn(copy);
  });

  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  test('hold in this project', () => {
    expect(findIn(root)).toEqual([]);
  });

  test('each have a planted violation', () => {
    expect(Object.keys(plants).toSorted()).toEqual(walls.map(({ name }) => name).toSorted());
  });

  test.each(cases.map(({ name, files }, index) => ({ index, name, path: files[0]?.[0] })))(
    'catch a violation of "$name" planted as $path',
    ({ index }) => {
      expect(found).toContain(expected[index]);
    },
  );

  test('let through what is allowed', () => {
    expect(found.filter((line) => /plant-1\d{3}/.test(line))).toEqual([]);
  });

  test('fail the command with file, line, wall, and advice', () => {
    const run = checkWalls(copy);
    expect(run.status).toBe(1);
    expect(run.stderr).toContain(
      'src/domain/plant-0.ts:1  rooms: imports #contract/x.ts\n    move the code to the room that owns it',
    );
  });

  test('let 59 tiny files pass and name each of 60', () => {
    const tiny = (length: number) =>
      range(length).map((number) => ({ path: `src/domain/tiny-${number}.ts`, lines: 15 }));
    const uncounted = [
      { path: 'src/domain/larger.ts', lines: 16 },
      { path: 'src/automation/reader/rules/name/rule.ts', lines: 5 },
      { path: 'scripts/tiny.ts', lines: 5 },
    ];
    expect(findTinyFiles([...tiny(59), ...uncounted])).toEqual([]);
    const text = { path: 'src/web/texts/tiny-text.ts', lines: 15 };
    const readerFile = { path: 'src/automation/reader/tiny-step.ts', lines: 15 };
    expect(findTinyFiles([...tiny(58), text, readerFile, ...uncounted])).toHaveLength(1);
    const [finding, ...others] = findTinyFiles([...tiny(60), ...uncounted]);
    expect(others).toEqual([]);
    expect(finding?.detail.match(/src\/domain\/tiny-\d+\.ts/g)).toHaveLength(60);
  });

  test('fail when there is nothing to check', () => {
    const empty = mkdtempSync(join(tmpdir(), 'applywright-walls-'));
    const run = checkWalls(empty);
    rmSync(empty, { recursive: true });
    expect([run.status, run.stderr]).toEqual([1, expect.stringContaining('nothing was checked')]);
  });
});
