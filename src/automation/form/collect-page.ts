import type { Frame } from 'playwright-core';
import { makeChoiceLists } from '#automation/form/in-page/choice-lists.ts';
import { makeChoiceWords } from '#automation/form/in-page/choice-words.ts';
import { collectControls } from '#automation/form/in-page/collect-controls.ts';
import { makeControlCells } from '#automation/form/in-page/control-cells.ts';
import { makeControlLabels } from '#automation/form/in-page/control-labels.ts';
import { makeControlNames } from '#automation/form/in-page/control-names.ts';
import { makeControlParts } from '#automation/form/in-page/control-parts.ts';
import { makeControlPlace } from '#automation/form/in-page/control-place.ts';
import { makeControlSections } from '#automation/form/in-page/control-sections.ts';
import { makeControlState } from '#automation/form/in-page/control-state.ts';
import { makeFileInputs } from '#automation/form/in-page/file-inputs.ts';
import { makePageTexts } from '#automation/form/in-page/page-texts.ts';
import type { PageControls, PageWords } from '#automation/form/in-page/raw-control.ts';
import { makeRequiredMarks } from '#automation/form/in-page/required-marks.ts';
import { findUploadPlaces } from '#automation/form/in-page/upload-places.ts';
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
    const texts = (${makePageTexts.toString()})();
    const labeled = (${makeControlLabels.toString()})(texts);
    const cells = (${makeControlCells.toString()})(texts, labeled);
    const lists = (${makeChoiceLists.toString()})(texts);
    const words = (${makeChoiceWords.toString()})(texts, labeled);
    const names = (${makeControlNames.toString()})(texts, labeled, cells, lists, words, pageWords);
    const parts = (${makeControlParts.toString()})(texts, labeled, cells);
    const marks = (${makeRequiredMarks.toString()})(texts, pageWords);
    const files = (${makeFileInputs.toString()})(texts, names);
    const state = (${makeControlState.toString()})(texts, names, files, pageWords);
    const findUploadPlaces = (${findUploadPlaces.toString()});
    const place = (${makeControlPlace.toString()})(texts);
    const sections = (${makeControlSections.toString()})(texts);
    return (${collectControls.toString()})(LAYOUT, { texts, names, parts, marks, state, files, place, sections, findUploadPlaces });
  })()`);

/** Runs the collectors inside the page. They arrive as source text, so each takes the others as parameters. */
export function collectPage(frame: Frame, layout: FormLayout): Promise<PageControls> {
  return frame.evaluate<PageControls>(script.replace('(LAYOUT, ', () => `(${JSON.stringify(layout)}, `));
}
