import type { Frame, Page } from 'playwright-core';
import type { ChosenControls } from '#automation/form/choose-controls.ts';
import { type PageSurvey, surveyPage } from '#automation/form/in-page/survey-page.ts';
import { secretNumberWords } from '#automation/form/job-words.ts';
import { findControls } from '#automation/form/read-form.ts';
import { readPlaceCountries } from '#domain/question/meaning/read-place-countries.ts';
import { type DetectedEmployer, detectByMarks, detectByUrl, knownSystems } from '#systems/detect-employer.ts';
import { type OriginMap, realAddress } from '#systems/origin-map.ts';
import { generic } from '#systems/reading/form/generic.ts';
import { namePageKind, type PageKind } from './name-page-kind.ts';
import { readStructuredPlaces } from './posting-places.ts';
import { recognizeLanguage } from './recognize-language.ts';

export interface PageLook {
  kind: PageKind;
  employer: DetectedEmployer;
  isKnown: boolean;
  /** The frame that holds the form, or else the page itself. */
  frame: Frame;
  chosen: ChosenControls;
  /** Where the job is, as this page or the one around it says. */
  countries: string[];
  survey: PageSurvey;
  language: string;
}

const marks = knownSystems.map((one) => one.mark).filter(Boolean);
const mostFrames = 12;

/** What kind of page this is, whose system it belongs to and where its form is. Touches nothing. */
export async function lookAtPage(page: Page, address: URL, origins: OriginMap): Promise<PageLook> {
  const looks: PageLook[] = [];
  for (const frame of page.frames().slice(0, mostFrames)) {
    const look = await lookAtFrame(
      frame,
      frame === page.mainFrame() ? address : URL.parse(frame.url()),
      origins,
    ).catch((error: unknown) => {
      if (frame === page.mainFrame()) throw error;
      return null;
    });
    if (look) looks.push(look);
  }
  const [main] = looks as [PageLook];
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

async function lookAtFrame(frame: Frame, address: URL | null, origins: OriginMap): Promise<PageLook> {
  const survey = await frame.evaluate(surveyPage, { marks, secretNumbers: secretNumberWords.source });
  const url = realAddress(address ?? new URL('about:blank'), origins);
  const known = detectByUrl(url) ?? detectByFrames(survey, origins) ?? detectByMarks(survey.marks, url);
  const employer = known ?? {
    adapter: generic,
    identity: generic.identify(url) ?? { tenant: url.host, postingId: url.pathname },
  };
  const chosen = await findControls(frame, employer);
  const kind = namePageKind({ survey, chosen, isKnown: known !== null });
  const words =
    kind === 'form'
      ? chosen.controls
          .map(
            (one) =>
              `${one.label} ${one.legend} ${one.nearby} ${one.ariaLabel} ${one.labelledBy} ${one.options
                .map((option) => option.label)
                .slice(0, 8)
                .join(' ')}`,
          )
          .join(' ')
      : '';
  const language = recognizeLanguage(
    `${words} ${words.length < 400 ? survey.formWords : ''} ${kind === 'form' ? '' : survey.text.slice(0, 4_000)}`,
    survey.lang,
  );
  const countries = findShownCountries(survey);
  return { kind, employer, isKnown: known !== null, frame, chosen, countries, survey, language };
}

/** Data for search engines is surer than what is shown, and that surer than the title. */
function findShownCountries({ structured, places, title }: PageSurvey): string[] {
  const told = readPlaceCountries(readStructuredPlaces(structured));
  const shown =
    told.length > 0
      ? told
      : places
          .map((place) => readPlaceCountries([place]))
          .filter((one) => one.length > 0)
          .flat();
  const [, named = ''] = /[-–|(,]\s*([^-–|()]+,\s*[A-Z][\w .]+)\)?\s*(?:[-–|]|$)/.exec(title) ?? [];
  return [...new Set(shown.length > 0 || named === '' ? shown : readPlaceCountries([named]))];
}

/** An embedded form names its system by the address of its frame. */
function detectByFrames({ frames }: PageSurvey, origins: OriginMap): DetectedEmployer | null {
  for (const source of frames) {
    const url = URL.parse(source);
    const found = url && detectByUrl(url, origins);
    if (found) return found;
  }
  return null;
}
