import type { RawControl } from '#automation/form/in-page/controls/raw-control.ts';
import { usual } from '#automation/form/in-page/controls/usual-facts.ts';

/** A text input without any text, with what a test needs on top. */
export const makeControl = (given: Partial<RawControl>): RawControl => ({ ...usual.control, ...given });
