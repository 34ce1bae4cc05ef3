import { decodeHTMLStrict } from 'entities';

/**
 * Decodes HTML character references once; `&amp;lt;` becomes `&lt;`. One without its semicolon stays
 * unchanged.
 */
export const decodeEntities: (text: string) => string = decodeHTMLStrict;
