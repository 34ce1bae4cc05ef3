/** A run of text and its position on the page; y is the baseline and grows downward. */
export type TextItem = {
  text: string;
  x: number;
  right: number;
  y: number;
  size: number;
  font: string;
  /** What the text links to. */
  href?: string;
  /** The paragraph ends here. */
  closes?: boolean;
};
/** `links` are those without text; fixed pages know their size. */
export type TextPage = {
  page: number;
  items: TextItem[];
  links?: string[];
  width?: number;
  height?: number;
};
