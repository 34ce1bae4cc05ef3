import type { Page } from 'playwright-core';
import { openPageSource } from '#automation/form/page-source.ts';
import { describeForm } from '#automation/form/read-form.ts';
import { type Explanation, explainLook } from '#automation/page/explain-look.ts';
import {
  chooseLook,
  collectFrames,
  type FrameFacts,
  type FrameLook,
  judgeFrame,
} from '#automation/page/look-at-page.ts';
import { type Barriers, judgeObstacle, readBarriers } from '#automation/page/obstacles.ts';
import type { PageKind } from '#automation/reader/rules/page-kind/kind-rule.ts';
import type { FailureCode } from '#domain/application/failure-codes.ts';
import type { JobSystem } from '#domain/job-system.ts';
import type { EmployerForm, FormField } from '#domain/question/form/employer-form.ts';
import type { OriginMap } from '#systems/origin-map.ts';
import type { PageSource } from '#systems/reading/form/employer-adapter.ts';

/** One source of a system's own form definition. */
export interface SourceRead {
  from: 'assigned' | 'values';
  of: string;
  found: unknown;
}

/** Everything that a reading uses from a page, so that the page can be read again without a browser. */
export interface PageSnapshot {
  url: string;
  /** The page itself comes first. */
  frames: FrameFacts[];
  barriers: Barriers;
  source: SourceRead[];
}

export interface SavedReading {
  ats: JobSystem | null;
  pageKind: PageKind;
  language: string;
  fields: FormField[];
  obstacles: FailureCode[];
  form: EmployerForm | null;
}

export async function takeSnapshot(page: Page, address: URL, origins: OriginMap): Promise<PageSnapshot> {
  return (await collectSnapshot(page, address, origins)).snapshot;
}

/** Reads an open page. */
export async function readOpenPage(page: Page, address: URL, origins: OriginMap): Promise<SavedReading> {
  const { look, snapshot } = await collectSnapshot(page, address, origins);
  return describeLook(look, snapshot);
}

/** Decides from the facts alone: the same snapshot always produces the same reading. */
export function readSnapshot(snapshot: PageSnapshot, origins: OriginMap = []): Promise<SavedReading> {
  return describeLook(chooseLook(snapshot.frames.map((facts) => judgeFrame(facts, origins))), snapshot);
}

async function collectSnapshot(page: Page, address: URL, origins: OriginMap) {
  const frames = await collectFrames(page, address, origins);
  const look = chooseLook(frames.map(({ frame, facts }) => ({ ...judgeFrame(facts, origins), frame })));
  const source: SourceRead[] = [];
  if (look.kind === 'form')
    await look.employer.adapter.readDefinition(recordSource(openPageSource(look.frame), source));
  const barriers = await readBarriers(page, look.employer);
  const snapshot = { url: page.url(), frames: frames.map(({ facts }) => facts), barriers, source };
  return { look, snapshot };
}

async function describeLook(look: FrameLook, { url, barriers, source }: PageSnapshot): Promise<SavedReading> {
  const { kind, employer, isKnown, chosen, countries, language } = look;
  const obstacle = judgeObstacle(look, barriers);
  const reading = {
    ats: isKnown ? employer.adapter.ats : kind === 'form' ? ('generic' as const) : null,
    pageKind: kind,
    language,
    obstacles: obstacle ? [obstacle.code] : [],
  };
  if (kind !== 'form') return { ...reading, fields: [], form: null };
  const defined = await employer.adapter.readDefinition(replaySource(source));
  const { form } = describeForm(employer, { chosen, language, defined, url });
  if (form.fields.length === 0) return { ...reading, fields: [], form: null };
  return { ...reading, fields: form.fields, form: countries.length > 0 ? { ...form, countries } : form };
}

/** Explains the same reading: which rules claimed what, and which won. */
export function explainSnapshot({ frames }: PageSnapshot, origins: OriginMap = []): Explanation {
  const { page, ...look } = chooseLook(
    frames.map((facts) => ({ ...judgeFrame(facts, origins), page: facts.page })),
  );
  return explainLook(look, page);
}

function recordSource(page: PageSource, into: SourceRead[]): PageSource {
  return {
    async readAssigned(of) {
      const found = await page.readAssigned(of);
      into.push({ from: 'assigned', of, found });
      return found;
    },
    async readValues(of) {
      const found = await page.readValues(of);
      into.push({ from: 'values', of, found });
      return found;
    },
  };
}

function replaySource(source: readonly SourceRead[]): PageSource {
  const find = (from: SourceRead['from'], of: string) =>
    source.find((one) => one.from === from && one.of === of)?.found;
  return {
    readAssigned: async (of) => find('assigned', of) ?? null,
    readValues: async (of) => (find('values', of) as string[] | undefined) ?? [],
  };
}
