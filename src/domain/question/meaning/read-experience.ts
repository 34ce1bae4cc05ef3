import { foldText } from '#domain/question/words/fold-text.ts';

const kind = '(?:any |prior |previous |hands on |professional |direct |work |paid |practical )*';
const thing = '(?:the |an? )?(?<subject>[a-z0-9+ ]+?)';
const wordings: readonly RegExp[] = [
  new RegExp(`^(?:do you have|have you had) ${kind}${thing} experience$`),
  new RegExp(
    `^(?:do you have|have you had|have you) ${kind}experience (?:working )?(?:with|in|using|as) ${thing}$`,
  ),
  new RegExp(`^have you (?:ever )?(?:used|worked (?:with|in)) ${thing}$`),
  new RegExp(`^are you experienced (?:with|in|using|at) ${thing}$`),
  new RegExp(`^${kind}experience (?:working )?(?:with|in|using) ${thing}$`),
  new RegExp(`^(?:do you have |have you )?${kind}experience (?<subject>[a-z]+ing [a-z0-9+ ]+?)$`),
];

/** Names no specific thing, or more than one. */
const unclear =
  /\b(or|and|not|other|another|related|relevant|similar|equivalent|this|that|these|those|following|any|all|some|years?|months?|least|more|less|than|our|us|your|you|we|type|types|kind|such|either|both|within|last|past|minimum|level|environment|setting|industry|field|people|children|patients?|role|position|job)\b/;

/** The one thing that the whole question asks experience with; null if it asks for more. */
export function readExperience(label: string): string | null {
  if (/[(),;:]/.test(label)) return null;
  const text = foldText(label);
  const found = wordings.map((wording) => wording.exec(text)?.groups?.['subject']).find(Boolean);
  if (found === undefined || unclear.test(found)) return null;
  return found;
}
