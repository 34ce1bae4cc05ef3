/** Prompts and fillers that look like a name but don't say what is asked. */
export const hollow =
  /^(upload|attach|browse|choose|select|drop|drag|add|enter|type(?= (here|in|your|an?|or|some|the|to (search|filter|select))\b|\W*$)|please select|search|click|replace|remove|n\/a|yes|no(?!\.? of)|mm\/dd\/yyyy|dd\/mm\/yyyy|open(?! to)|toggle|untitled)\b.{0,40}$|^(?!.*\d.*[=?])[^\p{L}]*$/iu;

/** Words after such a beginning that still say nothing. */
export const sayingNothing =
  /^((enter|type|select|choose|pick|search|please|add|your|an?|the|one|option|answer|text|value|here|date|open|toggle|mm|dd|yyyy)\W*)+$/i;

const uploadWords = new Set(
  'upload attach browse choose select drop drag add replace remove click please a an of the your file files here or and to it from computer device image pdf doc docx rtf txt max mb size n input field button'.split(
    ' ',
  ),
);

/** A sample answer. */
export const sample = /@|^https?:|^(e\.?g|ex|for example)\b|^[\d+(#_]/i;

/** A generated name. */
export const numbered = /^(field|input|file|upload|item|q|question|element|control|txt|id)?\W*\d+$/i;

/** The label of a checkbox that only agrees to the text above it. */
export const agreeing =
  /^(yes|ok|true|accept|agree|confirm|i (do )?(agree|accept|consent|confirm|understand|acknowledge)|yes,? i (agree|do|consent|accept)|i have read (it|this)|check this box|agreed|accepted)\.?$/i;

/** A prompt that doesn't say what for. The name of a file may begin with the same word. */
export function isHollow(label: string, type: string): boolean {
  if (type === 'checkbox') return /^(yes|no|untitled|[^\p{L}]*)$/iu.test(label);
  if (type !== 'file') return hollow.test(label);
  const words = label.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.every((word) => uploadWords.has(word));
}
