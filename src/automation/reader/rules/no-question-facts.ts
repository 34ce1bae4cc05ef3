import type { PageControls, RawControl } from '#automation/form/in-page/controls/raw-control.ts';
import type { RawBlock } from '#automation/form/in-page/controls/raw-marks.ts';

/** A control with what is around it, as the rules need it. */
export interface NoQuestionFacts {
  control: RawControl;
  /** The control itself. */
  self: RawBlock | undefined;
  /** The two blocks directly around it, as far as they contain no other control. */
  own: readonly RawBlock[];
  /** The control, or the button that opens it, and the blocks around it, from the innermost to the outermost. */
  around: readonly RawBlock[];
}

/** A claim that a control asks nothing about the person. One claim is enough. */
export interface NoQuestionRule {
  id: string;
  weight: number;
  because: string;
  /** Pages in `tests/forms` where a control would be a question without this rule. */
  witnesses: readonly string[];
  holds(facts: NoQuestionFacts): boolean;
}

function listAround({ marks }: RawControl, blocks: readonly RawBlock[]): RawBlock[] {
  const found: RawBlock[] = [];
  const start = marks.opener < 0 ? marks.self : marks.opener;
  // What a page reports may be wrong, so it must not be able to go in circles.
  for (let one = blocks[start]; one && !found.includes(one); one = blocks[one.parent]) found.push(one);
  return found;
}

export function collectNoQuestionFacts(
  control: RawControl,
  { blocks }: Pick<PageControls, 'blocks'>,
): NoQuestionFacts {
  return {
    control,
    self: blocks[control.marks.self],
    own: control.own.flatMap((index) => blocks[index] ?? []),
    around: listAround(control, blocks),
  };
}
