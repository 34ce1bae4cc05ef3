import type { PageControls, RawControl, RawForm } from './raw-control.ts';
import type { RawBlock, RawMarks, RawName, RawNamePart } from './raw-marks.ts';

// Most of what is found is as usual everywhere, so the page sends only what is not.

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

const usualBlock: RawBlock = {
  tag: 'div',
  id: '',
  role: '',
  spoken: '',
  classes: '',
  attributes: {},
  isChoice: false,
  scripted: '',
  action: '',
  holds: [],
  parent: -1,
  inside: [],
  sent: -1,
};

const usualName: RawName = {
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

const usualPart: RawNamePart = {
  tag: 'span',
  role: '',
  classes: '',
  title: '',
  spoken: '',
  end: '',
  isWhole: false,
};

const usualControl: RawControl = {
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
  required: false,
  requiredBy: [],
  leftOutBy: [],
  marks: usualMarks,
  multiple: false,
  mustBeTicked: false,
  pressed: false,
  maxLength: 0,
  pattern: '',
  isDate: false,
  sight: null,
  tabIndex: '',
  readOnly: false,
  own: [],
  ownText: '',
  nextButton: '',
  isAboveTitle: false,
  options: [],
  drawn: null,
  upload: null,
  css: '',
};

const usualForm: RawForm = { css: '', heading: '', text: '', buttons: '', shown: true };

export const usual = {
  control: usualControl,
  marks: usualMarks,
  block: usualBlock,
  name: usualName,
  part: usualPart,
  form: usualForm,
};

type SentName = Partial<Omit<RawName, 'parts'>> & { parts?: Partial<RawNamePart>[] };
type SentControl = Partial<Omit<RawControl, 'marks'>> & { marks: Partial<RawMarks> };

/** The controls of a page without what is as usual. */
export interface SentControls {
  controls: SentControl[];
  forms: Partial<RawForm>[];
  blocks: Partial<RawBlock>[];
  names: SentName[];
  notes: string[];
}

const isEmpty = (value: unknown) =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0;

function leaveOut<Item extends object>(item: Item, blank: Item): Partial<Item> {
  const rest: Partial<Item> = {};
  for (const name of Object.keys(item) as (keyof Item)[])
    if (item[name] !== blank[name] && !(isEmpty(item[name]) && isEmpty(blank[name]))) rest[name] = item[name];
  return rest;
}

export const leaveOutUsual = ({ blocks, controls, forms, names, notes }: PageControls): SentControls => ({
  forms: forms.map((one) => leaveOut(one, usualForm)),
  controls: controls.map(({ marks, ...one }) => ({
    ...leaveOut<Omit<RawControl, 'marks'>>(one, usualControl),
    marks: leaveOut(marks, usualMarks),
  })),
  blocks: blocks.map((one) => leaveOut(one, usualBlock)),
  names: names.map(({ parts, ...one }) => ({
    ...leaveOut<Omit<RawName, 'parts'>>(one, usualName),
    ...(parts.length > 0 && { parts: parts.map((part) => leaveOut(part, usualPart)) }),
  })),
  notes,
});

export const addUsual = ({ blocks, controls, forms, names, notes }: SentControls): PageControls => ({
  forms: forms.map((one) => ({ ...usualForm, ...one })),
  controls: controls.map((one) => ({ ...usualControl, ...one, marks: { ...usualMarks, ...one.marks } })),
  blocks: blocks.map((one) => ({ ...usualBlock, ...one })),
  names: names.map(({ parts = [], ...one }) => ({
    ...usualName,
    ...one,
    parts: parts.map((part) => ({ ...usualPart, ...part })),
  })),
  notes,
});
