/** Function words that identify a language. */
const smallWords: Record<string, string> = {
  en: 'the and of to in with for you our will is are',
  es: 'el la los las de que y en con para por una del se nuestro',
  fr: 'le la les des et en dans pour avec une vous nous est du',
  de: 'der die das und mit für von ist sie wir zu den ein eine',
  pt: 'o os as de que e em com para por uma do da nos você',
  nl: 'de het een en van met voor je wij zijn op te',
};
const languages = Object.entries(smallWords).map(
  ([code, words]) => [code, new Set(words.split(' '))] as const,
);

/** The language of a text by its function words; English when there is too little text. */
export function readLanguage(text: string): string {
  const words =
    text
      .slice(0, 2000)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  let best = { code: 'en', count: 4 };
  for (const [code, small] of languages) {
    const count = words.filter((word) => small.has(word)).length;
    if (count > best.count) best = { code, count };
  }
  return best.code;
}
