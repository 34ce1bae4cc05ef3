import { findSectionSubject } from '#domain/question/form/find-subject.ts';
import { foldText } from '#domain/question/words/fold-text.ts';
import { withoutCitation, withoutNote, withoutNumber } from '#domain/question/words/plain-label.ts';
import { readContent } from '#domain/question/words/same-words.ts';
import { findOwnQuestion } from './classify-question.ts';

/** How a question begins, what kind of question that makes it, and what stays of it. The first that fits counts. */
const beginnings: readonly (readonly [string, RegExp, string?])[] = [
  ['can', /^(?:are|would|will) you (?:be )?(?:\w+ly )?(?:able|capable) (?:to|of) /],
  ['can', /^(?:can|could) (?=you)/],
  [
    'willing',
    /^(?:are|would|will) you (?:be )?(?:\w+ly )?(?:willing|prepared|open|ready|agreeable) (?:to |for )/,
  ],
  [
    'comfortable',
    /^(?:are|would|will) you (?:be )?(?:\w+ly )?(?:comfortable|ok|okay|fine|at ease)(?: with| about)? /,
  ],
  ['will', /^(?:will|would) (?=you)/],
  ['past', /^(?:have|has|had) (?=you|your|an? |any |there |somebody|anybody|anyone)/],
  ['did', /^(?:did|was|were) (?=you|your|there )/],
  ['now', /^do you (?:self )?(?:identify|consider yourself)(?: as| to be)? /],
  ['now', /^are you (?:currently )?trained (?:on|in|for) /, 'training '],
  ['now', /^do you (?:currently |presently |now )?(?:have|hold|possess|carry|maintain) /],
  [
    'past',
    /^you have (?:ever )?(?=[a-z]+ed |been |had |run |taken |held |done |made |driven |given |built )/,
  ],
  ['now', /^you (?:currently )?(?:have|hold|possess|are) /],
  ['now', /^(?:do|does|are|is) (?=you|your|an? |any |there |somebody|anybody|anyone)/],
  ['value', /^(?:what|whats|which)(?: is| are)? /],
];

const introduction =
  /^(?:(?:please |kindly )?(?:indicate|confirm|state|tell us|specify|let us know|advise) (?:if |whether |that )|if (?:hired|offered|offered employment|offered the job|selected|employed) )/;

/** What such a word stands for is said elsewhere. */
const referring =
  /\b(?:this|these|those|it|its|they|them|their|he|she|his|her|hers|such|above(?! \d)|below|following|same|so|here|us|we|our|listed|mentioned|described|previous question)\b|^(?:i|my|if (?:yes|no|so|not|applicable|you answered|other))\b/;

const mostWords = 24;

/** Equal for questions that ask the same in other words; null if the words alone don't tell. */
function nameAlike(label: string): string | null {
  const plain = withoutNote(withoutCitation(withoutNumber(label)));
  const asked = findOwnQuestion(plain) ?? plain;
  const folded = foldText(asked.replace(/\bUS\b/g, 'U.S.')).replace(introduction, '');
  if (referring.test(folded)) return null;
  const begun = beginnings.find(([, pattern]) => pattern.test(folded));
  const kind = begun?.[0] ?? (/\?\W*$/.test(asked) ? 'now' : 'value');
  const content = readContent(begun ? folded.replace(begun[1], begun[2] ?? '') : folded);
  const least = kind === 'value' ? 2 : 1;
  return content.length < least || content.length > mostWords ? null : `${kind}: ${content.join(' ')}`;
}

/** The fact name of an answer to such a question. */
export function nameAlikeFact(label: string, scope: string): string | null {
  const name = nameAlike(label);
  return name && `alike.${name}${widen(label, scope)}`;
}

/** "Have you …?" means the applicant under every heading that names no other person, job, school, or license. */
function widen(label: string, scope: string): string {
  const [before = '', heading] = scope.split('#');
  if (heading === undefined || !/\byou\b/i.test(label)) return scope;
  const subject = findSectionSubject(heading);
  const isOfOne = /\b(?:employers?|employment|histor\w+|jobs?|positions?|compan\w+|schools?|\d)\b/.test(
    heading,
  );
  const isOpen = subject === 'applicant' || subject === 'signature' || (subject === 'job' && !isOfOne);
  return isOpen ? before : scope;
}
