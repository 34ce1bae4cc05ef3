import type { RawControl } from '#automation/form/in-page/raw-control.ts';
import { allText } from './all-text.ts';
import { applyingWords, jobWords, resumeWords } from './job-words.ts';

const asked =
  /\b(name|e-?mail|phone|telephone|mobile|message|comments?|subject|company|organi[sz]ation|website|questions?|inquiry|enquiry|help|nachricht|mensaje|nombre|correo|teléfono)\b/i;
const aboutWork =
  /\b(appl(y|ying|ication|ications|icant)|jobs?|careers?|employment|hiring|recruit\w*|candidates?|positions?|vacanc(y|ies)|join (us|our|the)|work (with|for|at)|opportunit(y|ies)|experience|availability|salary|volunteer\w*)\b/i;
const otherPurpose =
  /\b(contact|in touch|reach us|(send|leave) (us )?a message|quotes?|estimates?|book(ing)?|appointments?|reservations?|consultation|demo|inquir(y|ies)|enquir(y|ies)|feedback|survey|newsletter|subscribe|leave a (comment|reply)|post comment|refer (a|your)|referral|order|donat(e|ion)|call ?back|request (a|an|service|information|info))\b/i;

interface SeenForm {
  controls: readonly RawControl[];
  /** Empty when no `<form>` contains them. */
  form: string;
  heading: string;
  words: string;
}

/** A form for another purpose, which can appear below any page: nothing in it is about work. */
export function isForOtherPurpose({ controls, form, heading, words }: SeenForm): boolean {
  const isPlain = (text: string) =>
    !aboutWork.test(text) && !applyingWords.test(text) && !jobWords.test(text) && !resumeWords.test(text);
  const own = `${heading} ${words.replace(/[_-]/g, ' ')}`;
  if (form === '' || !isPlain(own) || controls.some((one) => one.type === 'file')) return false;
  if (!controls.every((one) => isPlain(allText(one)))) return false;
  const isBrief = controls.every(
    (one) =>
      (one.tag === 'textarea' || ['text', 'email', 'tel'].includes(one.type)) &&
      one.options.length === 0 &&
      asked.test(allText(one)),
  );
  return otherPurpose.test(own) || (isBrief && controls.length <= 6);
}
