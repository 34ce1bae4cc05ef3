import { ResumeFacts, ResumeTruth } from '#lab/resume-scores/resume-truth.ts';
import { type Counts, scoreResume } from '#lab/resume-scores/score-resume.ts';
import { sumScores } from '#lab/resume-scores/sum-scores.ts';
import { detectResumeKind } from '#resume/formats/detect-resume-kind.ts';
import { readResume } from '#resume/read-resume.ts';
import { type Layout, toTruth } from './layout.ts';
import { people } from './people.ts';
import { docxShapes } from './shape-docx.ts';
import { everydayShapes } from './shape-everyday.ts';
import { shapePeople } from './shape-people.ts';
import { texShapes } from './shape-tex.ts';
import { textShapes } from './shape-text.ts';
import { webShapes } from './shape-web.ts';

/** The mean F1 of all fields, for each set and format and for each layout. */
export type Scoreboard = { sets: Record<string, number>; layouts: Record<string, number> };

/** Scores all hard layouts that don't need a browser to print, each with its first person. */
export async function scoreShapes(): Promise<Scoreboard> {
  const all: { set: string; layout: string; counts: Counts }[] = [];
  for (const layout of [...webShapes, ...texShapes, ...docxShapes, ...textShapes, ...everydayShapes])
    for (const [format, render] of Object.entries(layout.render)) {
      const person = [...people, ...shapePeople].find(({ id }) => id === layout.people[0]);
      const content = person && (await render(person, layout.prints));
      if (!person || !content || (format === 'pdf' && typeof content === 'string')) continue;
      const truth = ResumeTruth.parse({ ...name(layout, format), ...toTruth(person, layout.prints) });
      const counts = scoreResume(truth, await read(content));
      all.push({ set: `${layout.set} ${format}`, layout: truth.id, counts });
    }
  const score = (key: 'set' | 'layout') =>
    Object.fromEntries(
      [...Map.groupBy(all, (one) => one[key])].map(([group, list]) => [
        group,
        mean(list.map(({ counts }) => counts)),
      ]),
    );
  return { sets: score('set'), layouts: score('layout') };
}

function name(layout: Layout, format: string) {
  const id = `${layout.id} ${format}`;
  return { id, file: id, format, layout: layout.id };
}

async function read(content: string | Uint8Array): Promise<ResumeFacts> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const kind = detectResumeKind(bytes);
  const reading = kind === 'unsupported' ? null : await readResume(bytes, kind);
  return ResumeFacts.parse(reading?.outcome === 'read' ? reading.resume : {});
}

function mean(counts: Counts[]): number {
  return Math.round(sumScores(counts).macroF1 * 1000) / 1000;
}
