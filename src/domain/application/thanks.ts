const said =
  /thank(s| you)( so much| very much)? for (applying|your application|submitting|completing (our|the|your|this) (\w+ )?application)|(application|submission)( (for|to|with) [^.!?]{1,80}?)? (has been |was |were |is )?(successfully )?(submitted|received|sent|complete[d]?|accepted for (processing|review))\b|\bresume (has been|was) (successfully )?(submitted|received|sent)\b|received your (job )?(application|submission)|(we have|we've got|we got) your application|application is in\b[.!]?|\byou('ve|’ve| have) (successfully )?applied\b|successfully (applied|submitted)/i;
/** The sentence takes the thanks back. */
const denied =
  /\b(not|unable|could ?n.t|failed|error|problem|review your|draft|almost|one more step|incomplete)\b/i;
/** Whatever follows these words has not happened yet. */
const awaited =
  /\b(once|after|when|if|before|until|unless|as soon as|will be|to be|by submitting|please review)\b/i;

/** The line in which a page acknowledges the application without reservation; empty when there is none. */
export function findThanks(notices: readonly string[]): string {
  const thanks = notices.filter((notice) => notice.length < 600 && said.test(notice));
  return thanks.some(isReserved) ? '' : (thanks[0] ?? '');
}

function isReserved(notice: string): boolean {
  const sentence = notice.split(/(?<=[.!?;])\s/).find((part) => said.test(part)) ?? notice;
  const before = sentence.slice(0, sentence.search(said));
  return denied.test(sentence) || awaited.test(before);
}
