import type { Frame } from 'playwright-core';
import { makeChoiceLists } from '#automation/form/in-page/choice-lists.ts';
import { makeChoiceWords } from '#automation/form/in-page/choice-words.ts';
import { collectControls } from '#automation/form/in-page/collect-controls.ts';
import { makeControlCells } from '#automation/form/in-page/control-cells.ts';
import { makeControlContext } from '#automation/form/in-page/control-context.ts';
import { makeControlLabels } from '#automation/form/in-page/control-labels.ts';
import { makeControlNames } from '#automation/form/in-page/control-names.ts';
import { makeControlParts } from '#automation/form/in-page/control-parts.ts';
import { makeControlPlace } from '#automation/form/in-page/control-place.ts';
import { makeControlRegion } from '#automation/form/in-page/control-region.ts';
import { makeControlSections } from '#automation/form/in-page/control-sections.ts';
import { makeControlState } from '#automation/form/in-page/control-state.ts';
import { makeControlVisibility } from '#automation/form/in-page/control-visibility.ts';
import { findDrawnQuestions } from '#automation/form/in-page/drawn-questions.ts';
import { makeFileInputs } from '#automation/form/in-page/file-inputs.ts';
import { makeControlFinder } from '#automation/form/in-page/find-controls.ts';
import { makeNearbyText } from '#automation/form/in-page/nearby-text.ts';
import { makePageTexts } from '#automation/form/in-page/page-texts.ts';
import type { PageControls, PageWords } from '#automation/form/in-page/raw-control.ts';
import { makeRequiredEvidence } from '#automation/form/in-page/required-evidence.ts';
import { makeRequiredMarks } from '#automation/form/in-page/required-marks.ts';
import { type PageSurvey, type SurveyWords, surveyPage } from '#automation/form/in-page/survey-page.ts';
import { findUploadPlaces } from '#automation/form/in-page/upload-places.ts';
import { compileSays, saysSources } from '#automation/reader/words/phrases.ts';
import { alternatives, patternOf } from '#automation/reader/words/words.ts';
import type { FormLayout } from '#systems/reading/form/employer-adapter.ts';

const pageWords: PageWords = {
  required: { words: alternatives(true, 'required'), characters: alternatives(false, 'required') },
  upload: patternOf('upload'),
  file: patternOf('upload', 'fileNear'),
  fileAsked: patternOf('fileAsked'),
  fileInvites: alternatives(true, 'fileInvites'),
};

/** Strips comments and indentation, because this text is sent to every frame and parsed there. */
const shorten = (text: string) => text.replace(/^\s*(\/\/|\/\*\*|\*).*$/gm, '').replace(/^\s+/gm, '');

const script = shorten(`(() => {
    const pageWords = ${JSON.stringify(pageWords)};
    const says = (${compileSays.toString()})(${JSON.stringify(saysSources)});
    const drawn = (${findDrawnQuestions.toString()})(says);
    const texts = (${makePageTexts.toString()})(says, drawn);
    const labeled = (${makeControlLabels.toString()})(texts);
    const cells = (${makeControlCells.toString()})(texts, labeled);
    const nearby = (${makeNearbyText.toString()})(texts, labeled, cells, pageWords);
    const lists = (${makeChoiceLists.toString()})(texts);
    const words = (${makeChoiceWords.toString()})(texts, labeled);
    const names = (${makeControlNames.toString()})(texts, labeled, nearby, lists, words);
    const parts = (${makeControlParts.toString()})(texts, labeled, cells);
    const marks = (${makeRequiredMarks.toString()})(texts, pageWords);
    const files = (${makeFileInputs.toString()})(texts, names);
    const visibility = (${makeControlVisibility.toString()})(texts, labeled, files, pageWords);
    const state = (${makeControlState.toString()})(texts);
    const region = (${makeControlRegion.toString()})(texts);
    const place = (${makeControlPlace.toString()})(texts);
    const sections = (${makeControlSections.toString()})(texts);
    const findUploads = (root) => (${findUploadPlaces.toString()})(texts, root);
    const finder = (${makeControlFinder.toString()})(texts, state, visibility, files, findUploads);
    const contexts = (${makeControlContext.toString()})(texts, names, parts, visibility);
    const evidence = (${makeRequiredEvidence.toString()})(texts, names, marks, state);
    return (${collectControls.toString()})(LAYOUT, { texts, names, parts, state, visibility, region, files, place, sections, finder, contexts, evidence });
  })()`);

/** Runs the collectors inside the page. They arrive as source text, so each takes the others as parameters. */
export function collectPage(frame: Frame, layout: FormLayout): Promise<PageControls> {
  return frame.evaluate<PageControls>(script.replace('(LAYOUT, ', () => `(${JSON.stringify(layout)}, `));
}

const surveyScript = shorten(
  `(${surveyPage.toString()})(WORDS, (${compileSays.toString()})(${JSON.stringify(saysSources)}))`,
);

/** Counts and quotes what the page consists of. */
export function collectSurvey(frame: Frame, words: SurveyWords): Promise<PageSurvey> {
  return frame.evaluate<PageSurvey>(surveyScript.replace('(WORDS, ', () => `(${JSON.stringify(words)}, `));
}
