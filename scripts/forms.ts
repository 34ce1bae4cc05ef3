// `npm run forms` reads all pages in tests/forms again from their stored snapshots, writes the scoreboard,
// and shows what changed: `-` is a fault that is gone, `+` a new one. A page without a snapshot is rendered in a
// browser first; `npm run forms -- --draw [PAGE…]` renders these pages or all of them again.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { openBrowser } from '#automation/browser/browser.ts';
import { findChromium } from '#backend/platform/processes/find-chromium.mjs';
import { type CorpusPage, readCorpus, scoreboardFile, snapshotFileOf } from '#tests/forms/corpus.ts';
import { type Scoreboard, type SetScore, scoreCorpus } from '#tests/forms/score.ts';
import { writeSnapshotFile } from '#tests/forms/snapshot-file.ts';
import { takeSnapshots } from '#tests/forms/take-snapshots.ts';

const pages = readCorpus();

function choosePages(): CorpusPage[] {
  const [flag, ...ids] = process.argv.slice(2);
  if (flag !== undefined && flag !== '--draw')
    throw new Error('usage: npm run forms [-- --draw [SET/PAGE…]]');
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

/** Returns how many lines differ. */
function printChanges(now: Scoreboard['wrong'], before: Scoreboard['wrong']): number {
  let changes = 0;
  for (const id of new Set([...Object.keys(before), ...Object.keys(now)]).values()) {
    const [old, fresh] = [before[id] ?? [], now[id] ?? []];
    const lines = [
      ...old.filter((line) => !fresh.includes(line)).map((line) => `  - ${line}`),
      ...fresh.filter((line) => !old.includes(line)).map((line) => `  + ${line}`),
    ];
    if (lines.length > 0) console.log(`${id}\n${lines.join('\n')}`);
    changes += lines.length;
  }
  return changes;
}

const chosen = choosePages();
if (chosen.length > 0) await draw(chosen);
const before = existsSync(scoreboardFile)
  ? (JSON.parse(readFileSync(scoreboardFile, 'utf8')) as Scoreboard)
  : null;
const now = await scoreCorpus(pages);
writeFileSync(scoreboardFile, `${JSON.stringify(now, null, 2)}\n`);
printTable(now, before);
const changes = printChanges(now.wrong, before?.wrong ?? {});
console.log(
  changes === 0
    ? 'No page is read better or worse.'
    : `${changes} lines changed: - is a fault that is gone, + a new one.`,
);
