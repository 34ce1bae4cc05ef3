import type { RawControl } from '#automation/form/in-page/controls/raw-control.ts';
import type {
  RawBlock,
  RawMarks,
  RawName,
  RawNamePart,
} from '#automation/form/in-page/controls/raw-marks.ts';

const usualMarks: RawMarks = {
  self: -1,
  group: -1,
  host: -1,
  inner: -1,
  backing: -1,
  opener: -1,
  shared: [],
  title: -1,
  legend: -1,
  labels: [],
  labelledBy: [],
  openerNames: [],
  near: -1,
  whole: -1,
  passed: [],
  wholePassed: [],
  isLabeled: true,
  messages: [],
  following: [],
};

export const usualBlock: RawBlock = {
  tag: 'div',
  classes: '',
  attributes: {},
  isChoice: false,
  parent: -1,
  inside: [],
  sent: -1,
};

export const usualName: RawName = {
  tag: 'label',
  text: '',
  classes: '',
  generated: '',
  weight: 400,
  parts: [],
  around: [],
  pictures: [],
  cellBefore: '',
};

export const usualPart: RawNamePart = {
  tag: 'span',
  role: '',
  classes: '',
  title: '',
  spoken: '',
  end: '',
  isWhole: false,
};

/** The defaults of most controls; a file omits them. */
export const usual: RawControl = {
  tag: 'input',
  type: 'text',
  role: '',
  id: '',
  name: '',
  value: '',
  key: '',
  autocomplete: '',
  placeholder: '',
  ariaLabel: '',
  labelledBy: '',
  label: '',
  describedBy: '',
  title: '',
  legend: '',
  nearby: '',
  between: '',
  after: '',
  heading: '',
  headings: [],
  before: '',
  whole: '',
  part: 0,
  column: '',
  tokens: '',
  group: -1,
  cluster: -1,
  form: 0,
  region: '',
  required: false,
  requiredBy: [],
  marks: usualMarks,
  multiple: false,
  mustBeTicked: false,
  pressed: false,
  maxLength: 0,
  pattern: '',
  isDate: false,
  shown: true,
  trap: false,
  options: [],
  drawn: null,
  css: '',
};

/** A text input without any text, with what a test needs on top. */
export const makeControl = (given: Partial<RawControl>): RawControl => ({ ...usual, ...given });
