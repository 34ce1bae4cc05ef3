import { foldText } from '#domain/question/words/fold-text.ts';
import { languageNames } from '#domain/question/words/language-names.ts';

const question = new RegExp(
  `^(?:are you|do you|can you) (?:currently )?(?:fluent in|fluently speak|able to speak|speak|speak fluent|speak and understand|proficient in|conversational in)(?: the)? (?<language>${languageNames})(?: language)?(?<tail> fluently)?$`,
);

/** The one language that a yes-or-no question asks about. */
export function readLanguage(label: string): string | null {
  return question.exec(foldText(label))?.groups?.['language'] ?? null;
}

const level = new RegExp(
  `^how (?:well|fluently|fluent|proficient|good)(?: do you (?:speak|know|communicate in)| are you(?: in| at)?(?: speaking)?| is your)(?: spoken)? (?<well>${languageNames})$|^(?:please )?(?:indicate|select|rate|describe|how would you (?:describe|rate)) (?:your )?(?:level of (?:proficiency|fluency) in |level of |proficiency in |fluency in )?(?:spoken )?(?<described>${languageNames})(?: language)?(?: proficiency| level| fluency| skills)?(?: veuillez .*)?$|^(?:(?:what is )?your )?(?:level of|proficiency in|fluency in|level in) (?:spoken )?(?<of>${languageNames})$|^(?:(?:what is )?your )?(?:spoken )?(?<language>${languageNames})(?: language)? (?:proficiency|level|fluency|proficiency level|fluency level)$`,
);

/** The one language whose level is asked for. Reading and writing are other questions. */
export function readLanguageLevel(label: string): string | null {
  const groups = level.exec(foldText(label))?.groups;
  return groups?.['well'] ?? groups?.['described'] ?? groups?.['of'] ?? groups?.['language'] ?? null;
}
