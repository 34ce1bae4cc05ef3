// `npm run forms` reads all pages in tests/forms again from their stored snapshots, writes the scoreboard,
// and shows what changed: `-` is a fault that is gone, `+` a new one. With a new fault it fails and writes nothing
// unless it is run with `--accept`. A page without a snapshot is rendered in a browser first;
// `npm run forms -- --draw [PAGE…]` renders these pages or all of them again.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { openBrowser } from '#automation/browser/browser.ts';
import { findChromium } from '#backend/platform/processes/find-chromium.mjs';
import { type CorpusPage, readCorpus, scoreboardFile, snapshotFileOf } from '#tests/forms/corpus.ts';
import { type Scoreboard, type SetScore, scoreCorpus } from '#tests/forms/score.ts';
import { writeSnapshotFile } from '#tests/forms/snapshot-file.ts';
import { takeSnapshots } from '#tests/forms/take-snapshots.ts';

const pages = readCorpus();

const given = process.argv.slice(2);
const isAccepted = given.includes('--accept');

function choosePages(): CorpusPage[] {
  const [flag, ...ids] = given.filter((one) => one !== '--accept');
  if (flag !== undefined && flag !== '--draw')
    throw new Error('usage: npm run forms [-- [--accept] [--draw [SET/PAGE…]]]');
  const unknown = ids.find((id) => !pages.some((page) => page.id === id));
  if (unknown) throw new Error(`tests/forms has no page ${unknown}`);
  return pages.filter(
    (page) => !existsSync(snapshotFileOf(page)) || (flag && (ids.length === 0 || ids.includes(page.id))),
  );
}

async function draw(chosen: readonly CorpusPage[]): Promise<void> {
  const browser = await openBrowser({
    chromiumPath: findChromium(process.env) ?? '',
    allowedPrivateHosts: [],
  });
  const taken = await takeSnapshots(browser, chosen);
  await browser.close();
  for (const page of chosen) {
    const snapshot = taken.get(page.id);
    if (snapshot === undefined || snapshot instanceof Error)
      throw new Error(`${page.id} could not be rendered`, { cause: snapshot });
    writeFileSync(snapshotFileOf(page), writeSnapshotFile(snapshot));
  }
}

const columns: (keyof SetScore)[] = [
  'pages',
  'questions',
  'recall',
  'precision',
  'required',
  'type',
  'options',
  'kind',
];

function printTable({ sets, total }: Scoreboard, before: Scoreboard | null): void {
  const rows = [...Object.entries(sets), ['total', total] as const];
  const old = { ...before?.sets, total: before?.total };
  const cell = (name: string, score: SetScore, column: keyof SetScore) => {
    const was = (old as Record<string, SetScore | undefined>)[name]?.[column];
    return was === undefined || was === score[column] ? `${score[column]}` : `${score[column]} (was ${was})`;
  };
  console.table(
    Object.fromEntries(
      rows.map(([name, score]) => [
        name,
        Object.fromEntries(columns.map((column) => [column, cell(name, score, column)])),
      ]),
    ),
  );
}

/** Returns how many faults are gone, and how many are new. */
function printChanges(
  now: Scoreboard['wrong'],
  before: Scoreboard['wrong'],
): { gone: number; added: number } {
  let [gone, added] = [0, 0];
  for (const id of new Set([...Object.keys(before), ...Object.keys(now)]).values()) {
    const [old, fresh] = [before[id] ?? [], now[id] ?? []];
    const fixed = old.filter((line) => !fresh.includes(line)).map((line) => `  - ${line}`);
    const broken = fresh.filter((line) => !old.includes(line)).map((line) => `  + ${line}`);
    if (fixed.length + broken.length > 0) console.log([id, ...fixed, ...broken].join('\n'));
    gone += fixed.length;
    added += broken.length;
  }
  return { gone, added };
}

const chosen = choosePages();
if (chosen.length > 0) await draw(chosen);
const before = existsSync(scoreboardFile)
  ? (JSON.parse(readFileSync(scoreboardFile, 'utf8')) as Scoreboard)
  : null;
const now = await scoreCorpus(pages);
printTable(now, before);
const { gone, added } = printChanges(now.wrong, before?.wrong ?? {});
console.log(
  gone + added === 0
    ? 'No page is read better or worse.'
    : `${gone} faults are gone (-), ${added} are new (+).`,
);
if (before && added > 0 && !isAccepted) {
  console.log(
    'The scoreboard was not written. Fix the new faults, or accept them with npm run forms -- --accept.',
  );
  process.exitCode = 1;
} else writeFileSync(scoreboardFile, `${JSON.stringify(now, null, 2)}\n`);
