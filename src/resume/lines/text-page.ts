/** A run of text where it stands on its page; y grows downwards and is the baseline. */
export type TextItem = {
  text: string;
  x: number;
  right: number;
  y: number;
  size: number;
  font: string;
  /** What the text links to. */
  href?: string;
  /** The paragraph is known to end here. */
  closes?: boolean;
};
/** `links` are those that no text stands for; fixed pages know their size. */
export type TextPage = {
  page: number;
  items: TextItem[];
  links?: string[];
  width?: number;
  height?: number;
};
