import { allText, type ChosenControls } from './choose-controls.ts';
import { applyingWords, jobWords, resumeWords } from './job-words.ts';

const asked =
  /\b(name|e-?mail|phone|telephone|mobile|message|comments?|subject|company|organi[sz]ation|website|questions?|inquiry|enquiry|help|nachricht|mensaje|nombre|correo|teléfono)\b/i;
const aboutWork =
  /\b(appl(y|ying|ication|ications|icant)|jobs?|careers?|employment|hiring|recruit\w*|candidates?|positions?|vacanc(y|ies)|join (us|our|the)|work (with|for|at)|opportunit(y|ies))\b/i;

/** Asks only who writes and what about, and nothing at the form itself speaks of work: it may stand below anything. */
export function isContactForm({ controls, form, heading, words }: ChosenControls): boolean {
  const isPlain = (text: string) =>
    !aboutWork.test(text) && !applyingWords.test(text) && !jobWords.test(text) && !resumeWords.test(text);
  return (
    form !== '' &&
    controls.length <= 6 &&
    controls.every(
      (one) =>
        (one.tag === 'textarea' || ['text', 'email', 'tel'].includes(one.type)) &&
        one.options.length === 0 &&
        asked.test(allText(one)) &&
        isPlain(allText(one)),
    ) &&
    isPlain(heading) &&
    isPlain(words.replace(/[_-]/g, ' '))
  );
}
