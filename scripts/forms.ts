// `npm run forms` reads all pages in tests/forms again from their stored snapshots, writes the scoreboard,
// and shows what changed. `npm run forms -- --draw` first renders them in a browser and stores what the
// reader sees in each.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { openBrowser } from '#automation/browser/browser.ts';
import { findChromium } from '#backend/platform/processes/find-chromium.mjs';
import { readCorpus, scoreboardFile, snapshotFileOf } from '#tests/forms/corpus.ts';
import { type Scoreboard, type SetScore, scoreCorpus } from '#tests/forms/score.ts';
import { writeSnapshotFile } from '#tests/forms/snapshot-file.ts';
import { takeSnapshots } from '#tests/forms/take-snapshots.ts';

const pages = readCorpus();

async function draw(): Promise<void> {
  const browser = await openBrowser({
    chromiumPath: findChromium(process.env) ?? '',
    allowedPrivateHosts: [],
  });
  const taken = await takeSnapshots(browser, pages);
  await browser.close();
  for (const page of pages) {
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

if (process.argv.includes('--draw')) await draw();
const before = existsSync(scoreboardFile)
  ? (JSON.parse(readFileSync(scoreboardFile, 'utf8')) as Scoreboard)
  : null;
const now = await scoreCorpus(pages);
writeFileSync(scoreboardFile, `${JSON.stringify(now, null, 2)}\n`);
printTable(now, before);
const changes = printChanges(now.wrong, before?.wrong ?? {});
console.log(changes === 0 ? 'Nothing changed on any page.' : `${changes} lines changed.`);
