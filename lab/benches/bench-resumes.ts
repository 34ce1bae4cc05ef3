import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Figure } from '#lab/figures/figure.ts';
import { ResumeFacts, ResumeTruth } from '#lab/resume-scores/resume-truth.ts';
import { type Counts, scoreResume } from '#lab/resume-scores/score-resume.ts';
import { type ScoreSum, sumScores } from '#lab/resume-scores/sum-scores.ts';
import { detectResumeKind } from '#resume/formats/detect-resume-kind.ts';
import { measureResumeInChild } from '#resume/read-resume-in-child.ts';

/** Milliseconds of CPU time. */
const limits = { median: 60, p95: 250, max: 1000 };

type Result = { truth: ResumeTruth; read: ResumeFacts; counts: Counts; cpuMilliseconds: number | null };

/** Reads a set of resumes with known contents and prints how accurate the reading is, and what it costs. */
export async function benchResumes(args: string[]): Promise<Figure[] | undefined> {
  const { values } = parseArgs({
    args,
    options: {
      set: { type: 'string' },
      by: { type: 'string' },
      details: { type: 'string' },
      hostile: { type: 'boolean' },
    },
  });
  if (values.hostile) return await (await import('./bench-hostile-resumes.ts')).benchHostileResumes();
  if (!values.set) {
    console.error('usage: npm run -s lab -- resumes --set DIR [--by layout] [--details ID] | --hostile');
    return undefined;
  }
  const results = await readSet(values.set);
  if (values.details) {
    const one = results.find(({ truth }) => truth.id === values.details);
    console.log(JSON.stringify(one, null, 2));
    return one && [];
  }
  const scores = report(results, values.by === 'layout');
  console.log(JSON.stringify(scores, null, 2));
  const { median, p95, max } = scores.cpuMilliseconds;
  return [
    {
      row: 'resumes',
      isMet: median <= limits.median && p95 <= limits.p95 && max <= limits.max,
      said: `${scores.files} files: median ${Math.round(median)} ms, p95 ${Math.round(p95)} ms, slowest ${Math.round(max)} ms`,
    },
  ];
}

async function readSet(folder: string): Promise<Result[]> {
  const names = (await readdir(path.join(folder, 'truth'))).filter((name) => name.endsWith('.json')).sort();
  const results: Result[] = [];
  for (const name of names) {
    const truth = ResumeTruth.parse(JSON.parse(await readFile(path.join(folder, 'truth', name), 'utf8')));
    const bytes = await readFile(path.join(folder, 'files', truth.file));
    const { read, cpuMilliseconds } = await readOne(bytes);
    results.push({ truth, read, counts: scoreResume(truth, read), cpuMilliseconds });
  }
  return results;
}

async function readOne(bytes: Uint8Array) {
  const kind = detectResumeKind(bytes);
  if (kind === 'unsupported') return { read: ResumeFacts.parse({}), cpuMilliseconds: null };
  const { reading, cpuMilliseconds } = await measureResumeInChild(bytes, kind);
  return { read: ResumeFacts.parse(reading.outcome === 'read' ? reading.resume : {}), cpuMilliseconds };
}

function report(results: Result[], byLayout: boolean) {
  const all = sumScores(results.map(({ counts }) => counts));
  const costs = results.flatMap(({ cpuMilliseconds }) => cpuMilliseconds ?? []).sort((a, b) => a - b);
  return {
    files: all.files,
    macroF1: round(all.macroF1),
    cpuMilliseconds: {
      median: round(pick(costs, 0.5)),
      p95: round(pick(costs, 0.95)),
      max: round(pick(costs, 1)),
    },
    fields: Object.fromEntries(Object.entries(all.fields).map(([field, score]) => [field, roundAll(score)])),
    formats: group(results, ({ truth }) => truth.format),
    ...(byLayout ? { layouts: group(results, ({ truth }) => truth.layout) } : {}),
  };
}

function group(results: Result[], keyOf: (result: Result) => string): Record<string, unknown> {
  const keys = [...new Set(results.map(keyOf))].sort();
  return Object.fromEntries(
    keys.map((key) => [
      key,
      summarize(sumScores(results.filter((one) => keyOf(one) === key).map(({ counts }) => counts))),
    ]),
  );
}

function summarize({ files, macroF1, fields }: ScoreSum) {
  const weak = Object.entries(fields).filter(([, { f1, values }]) => values > 0 && f1 < 0.995);
  return {
    files,
    macroF1: round(macroF1),
    weak: Object.fromEntries(weak.map(([field, { f1 }]) => [field, round(f1)])),
  };
}

function roundAll(score: Record<string, number>): Record<string, number> {
  return Object.fromEntries(Object.entries(score).map(([key, value]) => [key, round(value)]));
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}

function pick(sorted: number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
