import type { RawControl } from '#automation/form/in-page/controls/raw-control.ts';
import { isApart } from './apart.ts';
import { isChoice, isPressButton } from './control-kinds.ts';
import { isMadeUp, nameCluster, nameGroup, nameRow } from './paths.ts';
import {
  areSeveral,
  isDemand,
  isGridRow,
  isOneMore,
  isQuestionCluster,
  isQuestionGroup,
} from './question-sets.ts';

/** One control, plus facts that several rules use. */
export interface GroupFacts {
  one: RawControl;
  /** All controls of the form. */
  all: readonly RawControl[];
  /** The name without the brackets of a list. */
  name: string;
  isOption: boolean;
  /** All choices with this name, when there is more than one. */
  fellows: readonly RawControl[];
  /** The path of another control. */
  pathOf: (other: RawControl) => string;
}

/** A claim about the path of a control: controls with the same path ask one question. The strongest claim wins. */
export interface GroupRule {
  id: string;
  weight: number;
  because: string;
  /** Pages in `tests/forms` where controls would be grouped otherwise without this rule. */
  witnesses: readonly string[];
  /** Empty when the rule doesn't apply. */
  path(control: GroupFacts): string;
}

/** Strongest first. */
export const groupRules: readonly GroupRule[] = [
  {
    id: 'group/block-key',
    weight: 100,
    because: 'The block around the control has a key, in a layout we know.',
    witnesses: ['hosted-systems/ashby', 'shapes/plainbuttons'],
    path: ({ one, all }) => (isApart(one, all) ? '' : one.key),
  },
  {
    id: 'group/grid-row',
    weight: 95,
    because: 'A row of checkboxes below column headers is one question.',
    witnesses: ['everyday/a-grid-of-blocks-numbers-apart-a-label-behind', 'hand-made/choices-in-grids'],
    path: ({ one, all }) => (one.type === 'checkbox' && isGridRow(one, all) ? nameRow(one, all) : ''),
  },
  {
    id: 'group/separate-consents',
    weight: 90,
    because: 'Choices that must all be checked are consents, each a question, although they share a name.',
    witnesses: ['hand-made/a-short-form-of-interest-with-statements-that'],
    path: ({ one, fellows }) => (fellows.length > 1 && fellows.every(isDemand) ? `css:${one.css}` : ''),
  },
  {
    id: 'group/lists-with-one-name',
    weight: 85,
    because: 'Several lists share a name, and each has its own text before it.',
    witnesses: ['captured/files-that-a-form-of-their-own-takes-and-one'],
    path: ({ one, all, fellows }) =>
      one.type === 'checkbox' && areSeveral(fellows) ? nameRow(one, all) : '',
  },
  {
    id: 'group/shared-name',
    weight: 80,
    because: 'Choices with the same name are one question.',
    witnesses: ['content-systems/wpforms', 'hand-made/choices-in-grids'],
    path: ({ one, name, fellows }) => (fellows.length > 1 || isNamedRadio(one) ? name : ''),
  },
  {
    id: 'group/last-of-list',
    weight: 75,
    because: 'A nameless choice after named ones with the same title belongs to them.',
    witnesses: ['captured/a-choice-without-a-name-among-those-that-share'],
    path({ one, all, isOption, pathOf }) {
      const before = all[all.indexOf(one) - 1];
      return isOption && before && isOneMore(one, before) ? pathOf(before) : '';
    },
  },
  {
    id: 'group/fieldset',
    weight: 70,
    because: 'A fieldset with only one kind of choice asks one question.',
    witnesses: [
      'everyday/bare-texts-a-sentence-with-a-link-a-question',
      'everyday/labels-that-nobody-sees-point-elsewhere-or-wrap',
    ],
    path: ({ one, all, isOption }) => (isOption && isQuestionGroup(one, all) ? nameGroup(one, all) : ''),
  },
  {
    id: 'group/list',
    weight: 65,
    because: 'Choices in one list below a text are one question.',
    witnesses: [
      'builders/parts-of-a-date-that-are-put-away-long-choices',
      'builders/what-must-be-answered-is-said-in-data-also-of',
    ],
    path: ({ one, all, isOption }) => (isOption && isQuestionCluster(one, all) ? nameCluster(one, all) : ''),
  },
  {
    id: 'group/own-name',
    weight: 60,
    because: 'The control has a name or id of its own.',
    witnesses: [
      'builders/a-form-that-only-scripts-send-beside-the-first',
      'builders/names-behind-the-boxes-and-files-that-all-invite',
    ],
    path: ({ one, all, name, isOption }) => {
      const own = name || (isMadeUp(one.id) ? '' : one.id);
      const isTaken = (other: RawControl) => other !== one && (bareName(other) || other.id) === own;
      return isOption || !all.some(isTaken) ? own : '';
    },
  },
  {
    id: 'group/place',
    weight: 0,
    because: 'Nothing but its place in the page tells the control from others.',
    witnesses: [
      'captured/drawings-that-speak-choices-drawn-twice-and',
      'captured/files-that-a-form-of-their-own-takes-and-one',
    ],
    path: ({ one }) => `css:${one.css}`,
  },
];

const bareName = ({ name }: RawControl) => name.replace(/\[\]$/, '');

const isNamedRadio = (one: RawControl) => one.type === 'radio' && one.name !== '';

export function collectGroupFacts(
  one: RawControl,
  all: readonly RawControl[],
  pathOf: GroupFacts['pathOf'],
): GroupFacts {
  const isOption = isChoice(one) || isPressButton(one);
  const name = bareName(one);
  const isNamed = isOption && name !== '';
  const fellows = isNamed ? all.filter((other) => isChoice(other) && other.name === one.name) : [];
  return { one, all, name, isOption, fellows, pathOf };
}
