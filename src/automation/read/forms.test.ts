import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readCorpus, scoreboardFile } from '#tests/forms/corpus.ts';
import { readAsStored, type Scoreboard, scoreCorpus, scorePage } from '#tests/forms/score.ts';
import { recordFigure } from '#tests/record-figure.ts';

const pages = readCorpus();
const stored = JSON.parse(readFileSync(scoreboardFile, 'utf8')) as Scoreboard;

test.each(pages.map((page) => [page.id, page] as const))(
  '%s reads as the scoreboard says',
  async (id, page) => {
    const { wrong } = scorePage(page.truth, await readAsStored(page));
    expect(wrong).toEqual(stored.wrong[id] ?? []);
  },
);

test('the stored scoreboard matches the pages: `npm run forms` rewrites it', async (context) => {
  const now = await scoreCorpus(pages);
  const { total } = now;
  recordFigure(
    context,
    `${total.pages} pages, ${total.questions.toLocaleString('en-US')} questions: label recall ${total.recall}, label precision ${total.precision}, required markers ${total.required}, types ${total.type}, options ${total.options}, page kinds ${total.kind}`,
  );
  expect(now).toEqual(stored);
});

test('no page is mistaken for a confirmation', async () => {
  const kinds = await Promise.all(
    pages.map(async (page) => ({
      id: page.id,
      isWrong: page.truth.kind !== 'confirmation' && (await readAsStored(page)).pageKind === 'confirmation',
    })),
  );
  expect(kinds.filter((one) => one.isWrong)).toEqual([]);
});
