/** What a mail program would turn into a link, and everything that begins a new line or cannot be seen. */
const linkOrBreak = /:\/\/|\/\/|www\.|\.[a-z]{2,}\/|[\p{Cc}\p{Zl}\p{Zp}]/iu;

/** Names greet in emails and on pages: one that carries a message of its own would use us as its sender. */
export function isPlainName(name: string): boolean {
  return !linkOrBreak.test(name);
}

/** The plain part of a name that comes from elsewhere; empty when it carries a link. */
export function readPlainName(name: string): string {
  const oneLine = name.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
  return isPlainName(oneLine) ? oneLine : '';
}
