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

/** The requested file: the first one named. The description counts only for an upload that names none. */
export function readFileQuestion({ label, description }: AskedQuestion): { name: string; isMixed: boolean } {
  const said = foldText(label);
  const text = plain.test(said) ? `${said} ${foldText(description ?? '')}` : said;
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
