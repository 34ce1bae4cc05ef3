import { foldText } from '#domain/question/words/fold-text.ts';

const languages =
  'english|spanish|arabic|cantonese|mandarin|chinese|french|german|hindi|italian|japanese|korean|polish|portuguese|russian|tagalog|filipino|vietnamese|dutch|swedish|norwegian|danish|finnish|greek|hebrew|turkish|ukrainian|czech|hungarian|romanian|tamil|telugu|bengali|punjabi|urdu|gujarati|marathi|persian|farsi|swahili|somali|amharic|hmong|haitian creole|american sign language|asl';
const question = new RegExp(
  `^(?:are you|do you|can you) (?:currently )?(?:fluent in|fluently speak|able to speak|speak|speak fluent|speak and understand|proficient in|conversational in)(?: the)? (?<language>${languages})(?: language)?(?<tail> fluently)?$`,
);

/** The one language that a yes-or-no question asks about. */
export function readLanguage(label: string): string | null {
  return question.exec(foldText(label))?.groups?.['language'] ?? null;
}
