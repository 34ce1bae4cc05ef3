import type { AskedQuestion } from '#domain/question/form/asked-question.ts';
import { foldText } from '#domain/question/words/fold-text.ts';

const kinds: [string, RegExp][] = [
  ['photo', /\b(photo|photograph|headshot|selfie|avatar|picture)\b/],
  ['resume', /\b(resume|resumes|cv|cvs|curriculum vitae|lebenslauf)\b/],
  ['cover_letter', /\b(cover(ing)?|motivation(al)?) letter\b/],
  [
    'other_file',
    /\b(portfolio|samples?|writing|transcripts?|references?|recommendations?|certific\w+|licen[cs]es?|diplomas?|degree|proof|passport|identification|id|(other|additional|supporting|supplemental|further|extra) \w*|letters?|history|permit|video|publications?|clearance|statement|essay|assignment|test|code|project)\b/,
  ],
];
const plain =
  /^((please|attach|upload|add|choose|select|drop|your|a|an|the|file|files|here|document|documents|attachment|attachments|or|drag|and|browse|to|click) ?)*$/;

/** "(5MB max)", "(PDF or Word)": notes on the file. */
const size =
  /\((?:max\.? )?\d+ ?[mk]b(?: max\.?| maximum| limit)?\)|\((?:pdf|word|docx?|rtf|txt|or|and|only|,|\s|\/|\.)+\)/gi;
/** A heading that names a resume and nothing else. */
const resumeHeading =
  /^(?:upload |attach |add |your |my )*(?:resume|cv|resume cv|resume or cv|cv resume|curriculum vitae)(?: upload)?$/;

/** The requested file: the first one named. The description or the heading counts only for an upload that names none. */
export function readFileQuestion({ label, description, section }: AskedQuestion): {
  name: string;
  isMixed: boolean;
} {
  const said = foldText(label.replace(size, ' '));
  const heading = foldText((section ?? '').split(' › ').at(-1) ?? '');
  const under =
    description === undefined && resumeHeading.test(heading) ? 'resume' : foldText(description ?? '');
  const text = plain.test(said) ? `${said} ${under}` : said;
  const named = kinds
    .map(([name, pattern]) => ({
      name,
      at: (name === 'other_file' ? withoutLetters(text) : text).search(pattern),
    }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at);
  const [first, ...others] = named;
  if (!first) return { name: 'other_file', isMixed: false };
  const isLetterWithMore =
    first.name === 'cover_letter' && others.some(({ name }) => name !== 'cover_letter');
  if (isLetterWithMore) return { name: 'other_file', isMixed: true };
  return { name: first.name, isMixed: first.name === 'resume' && others.length > 0 };
}

/** A cover letter is not another kind of letter. */
function withoutLetters(text: string): string {
  return text.replace(/\b(cover(ing)?|motivation(al)?) letters?\b/g, (letter) => ' '.repeat(letter.length));
}
