/** A file that can't be read, with the reason as the end of "The file cannot be read: …". */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile';
}
