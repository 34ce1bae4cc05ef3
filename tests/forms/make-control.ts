import type { RawControl, RawSight } from '#automation/form/in-page/controls/raw-control.ts';
import { usual } from '#automation/form/in-page/controls/usual-facts.ts';

/** A text input without any text, with what a test needs on top. */
export const makeControl = (given: Partial<RawControl>): RawControl => ({ ...usual.control, ...given });

/** A control that nothing hides, with what a test needs on top. */
export const makeSight = (given: Partial<RawSight>): RawSight => ({
  of: 'control',
  hiddenBy: '',
  isLabelShown: false,
  isKept: false,
  alone: '',
  said: '',
  inputs: 0,
  ...given,
});
