// What Node may ask of a page, by name (`callInPage`). The bundle is built from here.
export { collectControls } from './controls/collect-controls.ts';
export { coverAnswers, uncoverAnswers } from './cover-answers.ts';
export { findAppeared, watchForList } from './find-appeared.ts';
export { readRefusal } from './read-refusal.ts';
export { readShown } from './read-shown.ts';
export { readSignals } from './read-signals.ts';
export { readVisibleLines } from './read-visible-lines.ts';
export { sendsByAddress } from './sends-by-address.ts';
export { surveyPage } from './survey-page.ts';
