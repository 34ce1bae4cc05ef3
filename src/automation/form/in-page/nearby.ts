/** What stands before a control and may name it; `between` where it may be said of others as well. */
export interface Nearby {
  nearby: string;
  between: string;
  /** The element or text that was found, for the mark of required on it. */
  found: Element | string;
  wasMarked: boolean;
}
