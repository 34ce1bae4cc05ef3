import type { Frame, Page } from 'playwright-core';
import { callInPage } from '#automation/form/call-in-page.ts';
import { chooseControls } from '#automation/form/choose-controls.ts';
import type { PageControls } from '#automation/form/in-page/controls/raw-control.ts';
import type { RawSurvey } from '#automation/form/in-page/survey-page.ts';
import { collectFormControls } from '#automation/form/read-form.ts';
import { namePageKind } from '#automation/reader/decide/name-page-kind.ts';
import type { ChosenForm } from '#automation/reader/rules/form-facts.ts';
import type { PageKind } from '#automation/reader/rules/page-kind/kind-rule.ts';
import { type PageSurvey, readSurvey, surveyWanted } from '#automation/reader/rules/survey/page-survey.ts';
import { readPlaceCountries } from '#domain/question/meaning/read-place-countries.ts';
import { type DetectedEmployer, detectByMarks, detectByUrl, knownSystems } from '#systems/detect-employer.ts';
import { type OriginMap, realAddress } from '#systems/origin-map.ts';
import { generic } from '#systems/reading/form/generic.ts';
import { readStructuredPlaces } from './posting-places.ts';
import { recognizeLanguage } from './recognize-language.ts';

/** Everything that is read in a frame before any decision. */
export interface FrameFacts {
  address: string;
  survey: RawSurvey;
  /** Whether the system's form element is in the page. */
  isKnownRoot: boolean;
  page: PageControls;
}

/** What is decided from the facts of a frame. */
export interface FrameLook {
  kind: PageKind;
  employer: DetectedEmployer;
  isKnown: boolean;
  chosen: ChosenForm;
  /** The job's countries according to this page or the one around it. */
  countries: string[];
  survey: PageSurvey;
  language: string;
}

export interface PageLook extends FrameLook {
  /** The frame with the form, or else the page itself. */
  frame: Frame;
}

const wanted = surveyWanted(knownSystems.map((one) => one.mark).filter(Boolean));
const mostFrames = 12;

/** Decides what kind of page this is, which system it belongs to, and where its form is. Touches nothing. */
export async function lookAtPage(page: Page, address: URL, origins: OriginMap): Promise<PageLook> {
  const frames = await collectFrames(page, address, origins);
  return chooseLook(frames.map(({ frame, facts }) => ({ ...judgeFrame(facts, origins), frame })));
}

/** The facts of the page and of every frame that can be read. */
export async function collectFrames(
  page: Page,
  address: URL,
  origins: OriginMap,
): Promise<{ frame: Frame; facts: FrameFacts }[]> {
  const found: { frame: Frame; facts: FrameFacts }[] = [];
  for (const frame of page.frames().slice(0, mostFrames)) {
    const isMain = frame === page.mainFrame();
    const facts = await collectFacts(frame, isMain ? address : URL.parse(frame.url()), origins).catch(
      (error: unknown) => {
        if (isMain) throw error;
        return null;
      },
    );
    if (facts) found.push({ frame, facts });
  }
  return found;
}

/** The page itself, or the frame with the form. */
export function chooseLook<Look extends FrameLook>(looks: readonly Look[]): Look {
  const [main] = looks as [Look];
  if (main.kind === 'form') return main;
  const inner = looks
    .filter((one) => one.kind === 'form')
    .toSorted((a, b) => b.chosen.score - a.chosen.score)[0];
  if (!inner) return main;
  return {
    ...inner,
    isKnown: inner.isKnown || main.isKnown,
    employer: inner.isKnown ? inner.employer : main.employer,
    countries: inner.countries.length > 0 ? inner.countries : main.countries,
  };
}

async function collectFacts(frame: Frame, address: URL | null, origins: OriginMap): Promise<FrameFacts> {
  const survey = await callInPage(frame, 'surveyPage', wanted);
  const url = realAddress(address ?? new URL('about:blank'), origins);
  const { adapter } = detectEmployer(survey, url, origins).employer;
  return { address: url.href, survey, ...(await collectFormControls(frame, adapter.layout)) };
}

type Markup = Pick<RawSurvey, 'frames' | 'marks'>;

function detectEmployer(survey: Markup, url: URL, origins: OriginMap) {
  const known = detectByUrl(url) ?? detectByFrames(survey, origins) ?? detectByMarks(survey.marks, url);
  const employer = known ?? {
    adapter: generic,
    identity: generic.identify(url) ?? { tenant: url.host, postingId: url.pathname },
  };
  return { employer, isKnown: known !== null };
}

export function judgeFrame(
  { address, survey: raw, isKnownRoot, page }: FrameFacts,
  origins: OriginMap,
): FrameLook {
  const { employer, isKnown } = detectEmployer(raw, new URL(address), origins);
  const survey = readSurvey(raw);
  const chosen = chooseControls(page, isKnownRoot);
  const kind = namePageKind({ survey, chosen, isKnown });
  const words = kind === 'form' ? chosen.controls.map(wordsOf).join(' ') : '';
  const language = recognizeLanguage(
    `${words} ${words.length < 400 ? survey.formWords : ''} ${kind === 'form' ? '' : survey.text.slice(0, 4_000)}`,
    survey.lang,
  );
  return { kind, employer, isKnown, chosen, countries: findShownCountries(survey), survey, language };
}

function wordsOf(one: ChosenForm['controls'][number]): string {
  const options = one.options.map((option) => option.label).slice(0, 8);
  return [one.label, one.legend, one.nearby, one.ariaLabel, one.labelledBy, options.join(' ')].join(' ');
}

/** Structured data is more reliable than visible text, which is more reliable than the title. */
function findShownCountries({ structured, places, title }: PageSurvey): string[] {
  const stated = readPlaceCountries(readStructuredPlaces(structured));
  const shown =
    stated.length > 0
      ? stated
      : places
          .map((place) => readPlaceCountries([place]))
          .filter((one) => one.length > 0)
          .flat();
  const [, named = ''] = /[-–|(,]\s*([^-–|()]+,\s*[A-Z][\w .]+)\)?\s*(?:[-–|]|$)/.exec(title) ?? [];
  return [...new Set(shown.length > 0 || named === '' ? shown : readPlaceCountries([named]))];
}

/** The URL of an embedded form's frame reveals its system. */
function detectByFrames({ frames }: Markup, origins: OriginMap): DetectedEmployer | null {
  for (const source of frames) {
    const url = URL.parse(source);
    const found = url && detectByUrl(url, origins);
    if (found) return found;
  }
  return null;
}
