import { decodeHTMLStrict } from 'entities';

/** Reads HTML's character references once; `&amp;lt;` becomes `&lt;`. One without its semicolon stays as it is. */
export const decodeEntities: (text: string) => string = decodeHTMLStrict;
