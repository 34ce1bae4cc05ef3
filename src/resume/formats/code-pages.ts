const pages: Record<number, string> = {
  437: 'ibm866',
  866: 'ibm866',
  874: 'windows-874',
  932: 'shift_jis',
  936: 'gbk',
  949: 'euc-kr',
  950: 'big5',
  10000: 'macintosh',
  65001: 'utf-8',
};

/** RTF identifies the script of a font by number. */
const charsets: Record<number, number> = {
  77: 10000,
  128: 932,
  129: 949,
  134: 936,
  136: 950,
  161: 1253,
  162: 1254,
  163: 1258,
  177: 1255,
  178: 1256,
  186: 1257,
  204: 1251,
  222: 874,
  238: 1250,
};

export const symbolCharset = 2;

export function findCodePage(charset: number): number | undefined {
  return charsets[charset];
}

export function decodeBytes(bytes: Uint8Array, codePage: number): string {
  return new TextDecoder(pages[codePage] ?? findWindowsPage(codePage)).decode(bytes);
}

function findWindowsPage(codePage: number): string {
  return codePage >= 1250 && codePage <= 1258 ? `windows-${codePage}` : 'windows-1252';
}
