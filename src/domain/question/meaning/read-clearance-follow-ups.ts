import type { Classified } from '#domain/question/form/asked-question.ts';
import type { PlacedQuestion } from '#domain/question/form/form-walk.ts';
import { foldText } from '#domain/question/words/fold-text.ts';
import { readClearance } from './choices/read-status-choice.ts';

const whichLevel =
  /^if (?:so|yes)(?: please)? (?:(?:at )?(?:what|which) (?:level|type|kind)(?: of clearance)?(?: (?:is it|do you (?:have|hold)))?|(?:select|indicate|specify) the level)$/;

/** "If so, at what level?" right below a question about a clearance held today, with levels to choose from. */
export function readClearanceFollowUps(
  fields: readonly PlacedQuestion[],
  read: readonly Classified[],
): Classified[] {
  return read.map((one, at) => {
    const { label = '', options = [], section } = fields[at] ?? {};
    const isBelow = read[at - 1]?.params.claim?.kind === 'clearance' && fields[at - 1]?.section === section;
    const isOfLevels = options.length > 2 && options.every((option) => readClearance(option.label) !== null);
    return isBelow && isOfLevels && whichLevel.test(foldText(label))
      ? { family: 'clearance_choice', params: {}, confidence: 1 }
      : one;
  });
}
