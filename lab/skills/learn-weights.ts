import { writeFile } from 'node:fs/promises';
import cueWeights from '#domain/skill/data/cue-weights.json' with { type: 'json' };
import type { Cue, CueWeights } from '#domain/skill/mention-cues.ts';
import { readOpenCandidates } from '#domain/skill/read-skills.ts';
import { type Example, fitWeights } from './fit-weights.ts';
import { type Marked, makeLocator, overlap, readSpans } from './marked-rows.ts';
import { addCounts, scoreRows } from './score-rows.ts';

const weightsFile = new URL('../../src/domain/skill/data/cue-weights.json', import.meta.url);
const folds = 5;
/** A skill that isn't asked for costs people more than a missed one: this much more must speak for it. */
const caution = 0.7;

/** Writes the weights of the cues, and says how weights from other postings do on postings they never saw. */
export async function learnWeights(rows: readonly Marked[]) {
  const weights = fitRows(rows);
  await writeFile(weightsFile, `${JSON.stringify(weights, null, 2)}\n`);
  const postings = [...new Set(rows.map(namePosting))];
  const foldOf = new Map(postings.map((name, index) => [name, index % folds]));
  return {
    seen: scoreRows(rows, weights),
    unseenPostings: scoreUnseen(rows, (row) => foldOf.get(namePosting(row)) ?? 0),
    unseenSources: scoreUnseen(rows, ({ source }) => source),
  };
}

function namePosting({ source, idx }: Marked): string {
  return `${source} ${idx}`;
}

/** Each group is read with the weights of the others. */
function scoreUnseen(rows: readonly Marked[], nameGroup: (row: Marked) => string | number) {
  const groups = [...Map.groupBy(rows, nameGroup).values()];
  return addCounts(
    groups.map((group) => {
      const others = groups.filter((other) => other !== group).flat();
      return scoreRows(group, fitRows(others));
    }),
  );
}

function fitRows(rows: readonly Marked[]): CueWeights {
  const { base, weights } = fitWeights(rows.flatMap(readExamples));
  const cues = Object.keys(cueWeights.cues).map((cue) => [cue, round(weights.get(cue) ?? 0)]);
  return { base: round(base - caution), cues: Object.fromEntries(cues) as Record<Cue, number> };
}

function readExamples(row: Marked): Example[] {
  const marked = [...readSpans(row.tags_knowledge), ...readSpans(row.tags_skill)];
  const locate = makeLocator(row.tokens);
  return readOpenCandidates(row.tokens.join(' ')).map(({ cues, start, end }) => ({
    names: cues,
    right: marked.some((span) => overlap(span, locate({ start, end }))),
  }));
}

function round(weight: number): number {
  return Math.round(weight * 100) / 100;
}
