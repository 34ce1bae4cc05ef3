/** A run of text where it stands on its page; y grows downwards and is the baseline. */
export type TextItem = { text: string; x: number; right: number; y: number; size: number; font: string };
export type TextPage = { page: number; items: TextItem[] };
