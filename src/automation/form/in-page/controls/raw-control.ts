import type { RawBlock, RawMarks, RawName } from './raw-marks.ts';

export interface RawOption {
  label: string;
  value: string;
}

/** One control with every text that may name it; which of them does is decided outside the page. */
export interface RawControl {
  tag: string;
  type: string;
  role: string;
  id: string;
  name: string;
  value: string;
  key: string;
  autocomplete: string;
  placeholder: string;
  ariaLabel: string;
  labelledBy: string;
  label: string;
  describedBy: string;
  title: string;
  legend: string;
  /** The text before it: in its own block, and in a block that it shares with other questions. */
  nearby: string;
  between: string;
  /** The text after it in its own block. */
  after: string;
  heading: string;
  /** All headings above it, from the outermost to the innermost. */
  headings: string[];
  /** The text between the previous control and this one. */
  before: string;
  /** The text above inputs that share one answer, and which of them this is; empty and 0 for a single input. */
  whole: string;
  part: number;
  /** The column header above a choice. */
  column: string;
  tokens: string;
  /** Index of the fieldset or group around it, -1 without one; `legend` is that group's question. */
  group: number;
  /** Index of the smallest ancestor with only choices of its kind and more than one, otherwise -1. */
  cluster: number;
  form: number;
  /** Decided outside the page: whether it is required, and the ids of the rules that say so or deny it. */
  required: boolean;
  requiredBy: string[];
  /** Decided outside the page: the ids of the rules that say it asks nothing. */
  leftOutBy: string[];
  marks: RawMarks;
  multiple: boolean;
  /** A checkbox that must be checked, regardless of others with the same name. */
  mustBeTicked: boolean;
  /** One of several toggle buttons. */
  pressed: boolean;
  /** 0 when there is no limit. */
  maxLength: number;
  /** Empty when there is none. */
  pattern: string;
  /** A date picker. */
  isDate: boolean;
  /** What hides it from people; null when nothing does. */
  sight: RawSight | null;
  /** `tabindex` as it is written; empty without one. */
  tabIndex: string;
  readOnly: boolean;
  /** The two blocks directly around it, as far as they contain no other control, and what they say besides its names. */
  own: number[];
  ownText: string;
  /** The text of the button directly behind an input. */
  nextButton: string;
  /** A list above the title of the page. */
  isAboveTitle: boolean;
  options: RawOption[];
  /** What is known about a list or a choice without any role; null for any other control. */
  drawn: RawDrawn | null;
  /** What is known about a place for files that has no file input; null for any other control. */
  upload: RawUpload | null;
  css: string;
}

export interface RawDrawn {
  as: 'list' | 'pills';
  marks: DrawnMark[];
  /** Selects the entries of the list; empty for choices. */
  entries: string;
  /** Selects the hidden input that holds the answer; empty without one. */
  holder: string;
}

/** What may show that plain elements ask a question, or that they don't; `rules/drawn` weighs each. */
export type DrawnMark =
  | 'leads-away'
  | 'serves-the-page'
  | 'holds-value'
  | 'asks-to-choose'
  | 'entries-have-values'
  | 'choices-by-class'
  | 'asked-above';

/** A block after a label without a target, or a button, that mentions files. */
export interface RawUpload {
  isAfterLabel: boolean;
  /** A button or a link that only a script follows. */
  isPressed: boolean;
  text: string;
  /** The text of such a block around it; empty without one. */
  around: string;
}

/**
 * The first that applies, in this order: not rendered or not visible by its own style or that of a block around it, in a
 * transparent block, a class that hides it by convention, moved off the screen, in a block shrunk to nothing, no room.
 */
export type Hiding = 'style' | 'transparent' | 'class' | 'moved' | 'clipped' | 'no-room';

/** What may keep a person from seeing a control; `rules/sight` decides whether it does. */
export interface RawSight {
  /** What is hidden: the control, or what a person sees in its place. */
  of: 'control' | 'opener' | 'list' | 'block';
  hiddenBy: Hiding | '';
  /** A label of a choice is visible. */
  isLabelShown: boolean;
  /** A file input that neither screen readers nor the keyboard reach, and the text around it up to other controls. */
  isKept: boolean;
  alone: string;
  /** The nearest visible block around a hidden file input: its text, and how many visible inputs it contains. */
  said: string;
  inputs: number;
}

export interface RawForm {
  css: string;
  /** The heading above it or in its header. */
  heading: string;
  text: string;
  buttons: string;
  shown: boolean;
}

export interface PageControls {
  controls: RawControl[];
  forms: RawForm[];
  /** The elements that `marks` refers to. */
  blocks: RawBlock[];
  names: RawName[];
  /** Sentences of the page that mention required fields. */
  notes: string[];
}
