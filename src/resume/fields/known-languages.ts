const names = new Set(
  'afrikaans albanian amharic arabic armenian asl bengali bosnian bulgarian burmese cantonese catalan cebuano chinese creole croatian czech danish dari dutch english estonian farsi filipino finnish flemish french gaelic georgian german greek gujarati haitian hausa hebrew hindi hmong hungarian icelandic igbo indonesian irish italian japanese kannada khmer kinyarwanda korean kurdish lao latin latvian lithuanian malay malayalam mandarin marathi mongolian navajo nepali norwegian oromo pashto persian polish portuguese punjabi quechua romanian russian samoan serbian sinhala slovak slovenian somali spanish swahili swedish tagalog taiwanese tamil telugu thai tibetan tigrinya tongan turkish twi ukrainian urdu uzbek vietnamese welsh wolof xhosa yiddish yoruba zulu español inglés francés portugués'.split(
    ' ',
  ),
);

/** `Haitian Creole`, `English (Native)`, `American Sign Language`: a language people speak. */
export function isLanguage(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.length <= 6 && (words.some((word) => names.has(word)) || /sign language/i.test(text));
}
