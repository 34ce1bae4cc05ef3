// The elements in and around a control, as the page says it; the rules decide what they show, such as that the control
// must be answered (`reader/rules/required`) or that it is a trap (`reader/rules/trap`).
// Elements are listed once per page, and everything refers to them by index; -1 is none.

/** A control, its group, or a block around it. */
export interface RawBlock {
  tag: string;
  id: string;
  role: string;
  /** `aria-label` */
  spoken: string;
  classes: string;
  /** The attributes that mention it; `required` is "true" where the browser says so. */
  attributes: Record<string, string>;
  isChoice: boolean;
  /** The style rule for its id in a script of the page. */
  scripted: string;
  /** Where a form is sent. */
  action: string;
  /** The forms, navigation, and main part in a form, header, footer, or aside. */
  holds: string[];
  /** The nearest block around it that has a name or a hidden input, or is a part of the page. */
  parent: number;
  /** The controls in it, at most five choices and five others. */
  inside: number[];
  /** The first hidden input directly in it. */
  sent: number;
}

/** An element in a name. */
export interface RawNamePart {
  tag: string;
  role: string;
  classes: string;
  title: string;
  /** `aria-label` */
  spoken: string;
  /** The end of its text. */
  end: string;
  /** It contains the whole name. */
  isWhole: boolean;
}

/** An element with a text that may name a control. */
export interface RawName {
  tag: string;
  /** All visible text, including decorative marks; without its middle when it is long. */
  text: string;
  classes: string;
  /** What the style sheet puts before and after it. */
  generated: string;
  /** The font weight of the whole text. */
  weight: number;
  /** Visible elements in it that say more than its text. */
  parts: RawNamePart[];
  /** Other texts of small blocks around it that contain little else. */
  around: string[];
  /** The texts of pictures in it or in these blocks. */
  pictures: string[];
  /** The table cell before it, if that contains no letter. */
  cellBefore: string;
}

/** A node after a checkbox; the tag of a text is empty. */
export interface RawFollowing {
  tag: string;
  end: string;
}

/** Where to look for the marks of one control. */
export interface RawMarks {
  /** Blocks: the control, its group, the custom element around it, and the inputs inside, behind, and opening it. */
  self: number;
  group: number;
  host: number;
  inner: number;
  backing: number;
  opener: number;
  /** The inputs that share its question. */
  shared: number[];
  /** Names. */
  title: number;
  legend: number;
  labels: number[];
  labelledBy: number[];
  openerNames: number[];
  /** The element of `nearby` or `between`, and that of `whole`; -1 for a text without its own element. */
  near: number;
  whole: number;
  /** Texts that name nothing, on the way to `nearby` and before `whole`. */
  passed: string[];
  wholePassed: string[];
  /** Its `label` is the text of its labels. */
  isLabeled: boolean;
  /** Hidden texts behind it. */
  messages: string[];
  /** What follows a checkbox. */
  following: RawFollowing[];
}
