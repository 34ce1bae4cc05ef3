import type { RawControl, RawSight } from '#automation/form/in-page/controls/raw-control.ts';
import { isChoice } from '#automation/reader/rules/group/control-kinds.ts';
import { markup } from '#automation/reader/words/phrases.ts';
import { wordsFor } from '#automation/reader/words/words.ts';

/** A claim about whether a person sees a control. The strongest rule that applies decides. */
export interface SightRule {
  id: string;
  weight: number;
  claim: 'seen' | 'unseen';
  because: string;
  /** Pages in `tests/forms` where a control would be taken otherwise without this rule. */
  witnesses: readonly string[];
  holds(sight: RawSight, control: RawControl): boolean;
}

const upload = wordsFor('upload');
const file = wordsFor('upload', 'fileNear');

const everyWay = 'hand-made/what-hides-a-control';

/** Strongest first. */
export const sightRules: readonly SightRule[] = [
  {
    id: 'sight/file-for-scripts',
    weight: 100,
    claim: 'unseen',
    because: 'Only scripts reach this file input, and no text around it mentions a file: it may be a trap.',
    witnesses: [everyWay],
    holds: ({ alone, isKept }) => isKept && !file.test(alone),
  },
  {
    id: 'sight/label',
    weight: 90,
    claim: 'seen',
    because: 'Its label is visible: the page draws its own checkbox or radio button over the native one.',
    witnesses: [everyWay],
    holds: ({ isLabelShown }) => isLabelShown,
  },
  {
    id: 'sight/transparent-choice',
    weight: 85,
    claim: 'seen',
    because: 'It is a choice in a transparent block, over which the page draws its own.',
    witnesses: [everyWay],
    holds: ({ hiddenBy, of }, control) => of === 'control' && hiddenBy === 'transparent' && isChoice(control),
  },
  {
    id: 'sight/searched-list',
    weight: 80,
    claim: 'seen',
    because: 'It is the input of a searched list, which is small or off the screen until it is typed into.',
    witnesses: [everyWay],
    holds: ({ hiddenBy }, { drawn, role }) =>
      role === 'combobox' && !drawn && ['moved', 'clipped', 'no-room'].includes(hiddenBy),
  },
  {
    id: 'sight/revealed',
    weight: 75,
    claim: 'seen',
    because: 'The visible block around this file input offers to upload a file and asks nothing else.',
    witnesses: [everyWay],
    holds: ({ inputs, of, said }) =>
      of === 'block' && inputs === 0 && (upload.test(said) || markup.documentFile.test(said)),
  },
  {
    id: 'sight/style',
    weight: 60,
    claim: 'unseen',
    because: 'Its style or that of a block around it hides it, or what a person would see in its place.',
    witnesses: [everyWay, 'hand-made/a-token-that-anyone-sees'],
    holds: ({ hiddenBy }) => hiddenBy === 'style',
  },
  {
    id: 'sight/transparent',
    weight: 55,
    claim: 'unseen',
    because: 'A block around it, or around what a person would see in its place, is transparent.',
    witnesses: [everyWay],
    holds: ({ hiddenBy }) => hiddenBy === 'transparent',
  },
  {
    id: 'sight/class',
    weight: 50,
    claim: 'unseen',
    because: 'A class hides it or a block around it by convention, such as “d-none”.',
    witnesses: [everyWay],
    holds: ({ hiddenBy }) => hiddenBy === 'class',
  },
  {
    id: 'sight/moved',
    weight: 45,
    claim: 'unseen',
    because: 'It or a block around it is moved off the screen.',
    witnesses: [everyWay],
    holds: ({ hiddenBy }) => hiddenBy === 'moved',
  },
  {
    id: 'sight/clipped',
    weight: 40,
    claim: 'unseen',
    because: 'A block around it is shrunk to nothing.',
    witnesses: [everyWay],
    holds: ({ hiddenBy }) => hiddenBy === 'clipped',
  },
  {
    id: 'sight/no-room',
    weight: 35,
    claim: 'unseen',
    because: 'It takes up no room on the page.',
    witnesses: [everyWay],
    holds: ({ hiddenBy }) => hiddenBy === 'no-room',
  },
];

/** All rules that apply to what hides a control, the deciding one first; none when nothing does. */
export function explainSight(control: RawControl, rules = sightRules): SightRule[] {
  const { sight } = control;
  return sight ? rules.filter((rule) => rule.holds(sight, control)) : [];
}

export const isSeen = (control: RawControl, rules = sightRules) =>
  explainSight(control, rules)[0]?.claim !== 'unseen';
