import commonWords from '#automation/reader/words/common-words.json' with { type: 'json' };

/** Function words of each language, and words of its application forms. */
const words: Record<string, readonly string[]> = commonWords;

const scripts: [string, RegExp][] = [
  ['ja', /[\u3040-\u30ff]/g],
  ['ko', /[\uac00-\ud7af]/g],
  ['zh', /[\u4e00-\u9fff]/g],
  ['ru', /[\u0400-\u04ff]/g],
  ['ar', /[\u0600-\u06ff]/g],
  ['he', /[\u0590-\u05ff]/g],
  ['el', /[\u0370-\u03ff]/g],
];

/** The language of a form's text; the declared language decides only when the text doesn't. */
export function recognizeLanguage(text: string, declared: string): string {
  const [said = ''] = declared
    .trim()
    .toLowerCase()
    .split(/[-_,;]/);
  return recognizeScript(text, said) ?? recognizeWords(text, said);
}

/** Languages whose script gives them away. */
function recognizeScript(text: string, said: string): string | undefined {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (letters <= 20) return undefined;
  const found = scripts.find(([, pattern]) => (text.match(pattern)?.length ?? 0) / letters > 0.3)?.[0];
  return found === 'ru' && said === 'uk' ? 'uk' : found;
}

function recognizeWords(text: string, said: string): string {
  const counts = countWords(text);
  const [best, second] = counts;
  if (!best || best.hits < 4) return said || (best && best.hits >= 2 ? best.language : '');
  const isClear = best.hits >= 6 && best.hits >= 1.3 * (second?.hits ?? 0);
  if (isClear || said === '') return best.language;
  const own = counts.find((one) => one.language === said);
  return own && own.hits >= best.hits * 0.5 ? said : best.language;
}

/** How many words of each language the text contains, the most first. */
function countWords(text: string): { language: string; hits: number }[] {
  const found = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return Object.entries(words)
    .map(([language, known]) => {
      const set = new Set(known);
      return { language, hits: found.filter((word) => set.has(word)).length };
    })
    .toSorted((a, b) => b.hits - a.hits);
}
