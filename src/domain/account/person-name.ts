/** Anything a mail program would turn into a link, starts a new line, or is invisible. */
const linkOrBreak = /:\/\/|\/\/|www\.|\.[a-z]{2,}\/|[\p{Cc}\p{Zl}\p{Zp}]/iu;

/**
 * Names appear in emails and on pages. A name with a message in it would let strangers send that message
 * through us.
 */
export function isPlainName(name: string): boolean {
  return !linkOrBreak.test(name);
}

/** The name from another service on one line; empty when it contains a link. */
export function readPlainName(name: string): string {
  const oneLine = name.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
  return isPlainName(oneLine) ? oneLine : '';
}
