/** A file that cannot be read, with the reason as the end of the sentence "The file cannot be read: …". */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile';
}
