import type { CueWeights } from '#domain/skill/mention-cues.ts';
import { readSkills } from '#domain/skill/read-skills.ts';
import { type Marked, makeLocator, overlap, readSpans } from './marked-rows.ts';

const none = { marked: 0, found: 0, mentions: 0, right: 0 };
type Counts = typeof none;

/** A marked skill is found when a mention overlaps it; a mention is right when it overlaps a marked skill. */
export function scoreRows(rows: readonly Marked[], weights?: CueWeights) {
  return addCounts(rows.map((row) => countRow(row, weights)));
}

function countRow(row: Marked, weights?: CueWeights): Counts {
  const knowledge = readSpans(row.tags_knowledge);
  const marked = [...knowledge, ...readSpans(row.tags_skill)];
  const mentions = readSkills(row.tokens.join(' '), weights).map(makeLocator(row.tokens));
  return {
    marked: knowledge.length,
    found: knowledge.filter((span) => mentions.some((mention) => overlap(span, mention))).length,
    mentions: mentions.length,
    right: mentions.filter((mention) => marked.some((span) => overlap(span, mention))).length,
  };
}

export function addCounts(counts: readonly Counts[]) {
  const sum = { ...none };
  for (const count of counts) for (const key of Object.keys(none) as (keyof Counts)[]) sum[key] += count[key];
  return { ...sum, recall: share(sum.found, sum.marked), precision: share(sum.right, sum.mentions) };
}

function share(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 1000) / 1000;
}
