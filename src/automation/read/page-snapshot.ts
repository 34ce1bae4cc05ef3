import type { Page } from 'playwright-core';
import { openPageSource } from '#automation/form/page-source.ts';
import { describeForm } from '#automation/form/read-form.ts';
import { chooseLook, collectFrames, type FrameFacts, judgeFrame } from '#automation/page/look-at-page.ts';
import { type Barriers, judgeObstacle, readBarriers } from '#automation/page/obstacles.ts';
import { explainPageKind, type KindClaim } from '#automation/reader/decide/name-page-kind.ts';
import type { PageKind } from '#automation/reader/rules/page-kind/kind-facts.ts';
import type { FailureCode } from '#domain/application/failure-codes.ts';
import type { JobSystem } from '#domain/job-system.ts';
import type { EmployerForm, FormField } from '#domain/question/form/employer-form.ts';
import type { OriginMap } from '#systems/origin-map.ts';
import type { PageSource } from '#systems/reading/form/employer-adapter.ts';

/** One thing that a system's own definition of the form was read from. */
export interface SourceRead {
  from: 'assigned' | 'values';
  of: string;
  found: unknown;
}

/** All that a reading takes from a page, so that the same page can be read again without a browser. */
export interface PageSnapshot {
  url: string;
  /** The page itself first. */
  frames: FrameFacts[];
  barriers: Barriers;
  source: SourceRead[];
}

/** What was claimed about the page, the strongest first. */
export interface Explanation {
  pageKind: KindClaim[];
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
  const frames = await collectFrames(page, address, origins);
  const look = chooseLook(frames.map(({ frame, facts }) => ({ ...judgeFrame(facts, origins), frame })));
  const source: SourceRead[] = [];
  if (look.kind === 'form')
    await look.employer.adapter.readDefinition(recordSource(openPageSource(look.frame), source));
  return {
    url: page.url(),
    frames: frames.map(({ facts }) => facts),
    barriers: await readBarriers(page, look.employer),
    source,
  };
}

/** Decides from the facts alone: the same snapshot always gives the same reading. */
export async function readSnapshot(
  { url, frames, barriers, source }: PageSnapshot,
  origins: OriginMap = [],
): Promise<SavedReading> {
  const look = chooseLook(frames.map((facts) => judgeFrame(facts, origins)));
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

/** Why the page was read as it was: the claims of all rules that hold for it. */
export function explainSnapshot({ frames }: PageSnapshot, origins: OriginMap = []): Explanation {
  const look = chooseLook(frames.map((facts) => judgeFrame(facts, origins)));
  return { pageKind: explainPageKind(look) };
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
