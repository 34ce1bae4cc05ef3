export const page = (body: string, head = '', lang = 'en') =>
  `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>Careers</title>${head}</head><body>${body}</body></html>`;

export const T = 'Text';
export const A = 'TextArea';
export const S = 'SingleChoice';
export const M = 'MultiChoice';
export const F = 'File';
export const D = 'Calendar';
export const N = 'Number';

/** Label, type, whether it must be answered, and the choices. */
export type AskedShape = [string, string, 0 | 1, string[]?];
