import type { Frame } from 'playwright-core';
import { collectControls } from '#automation/form/in-page/collect-controls.ts';
import { makeControlCells } from '#automation/form/in-page/control-cells.ts';
import { makeControlLabels } from '#automation/form/in-page/control-labels.ts';
import { makeControlNames } from '#automation/form/in-page/control-names.ts';
import { makeControlParts } from '#automation/form/in-page/control-parts.ts';
import { makeControlPlace } from '#automation/form/in-page/control-place.ts';
import { makeControlState } from '#automation/form/in-page/control-state.ts';
import { makePageTexts } from '#automation/form/in-page/page-texts.ts';
import type { FormLayout, PageControls } from '#automation/form/in-page/raw-control.ts';
import { makeRequiredMarks } from '#automation/form/in-page/required-marks.ts';
import { findUploadPlaces } from '#automation/form/in-page/upload-places.ts';

/** Runs the collecting parts inside the page. Only their text gets there, so each takes the others as parameters. */
export function collectPage(frame: Frame, layout: FormLayout): Promise<PageControls> {
  return frame.evaluate<PageControls>(`(() => {
    const texts = (${makePageTexts.toString()})();
    const labelled = (${makeControlLabels.toString()})(texts);
    const cells = (${makeControlCells.toString()})(texts, labelled);
    const names = (${makeControlNames.toString()})(texts, labelled, cells);
    const parts = (${makeControlParts.toString()})(texts, labelled, cells);
    const marks = (${makeRequiredMarks.toString()})(texts);
    const state = (${makeControlState.toString()})(texts, names);
    const findUploadPlaces = (${findUploadPlaces.toString()});
    const place = (${makeControlPlace.toString()})(texts);
    return (${collectControls.toString()})(${JSON.stringify(layout)}, { texts, names, parts, marks, state, place, findUploadPlaces });
  })()`);
}
