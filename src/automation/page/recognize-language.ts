/** Function words of each language, and words of its application forms. */
const words: Record<string, readonly string[]> = {
  en: 'the and of to you your are for with this please name first last email phone resume upload submit apply yes have what which do we our select no'.split(
    ' ',
  ),
  de: 'der die das und ist nicht sie ihre ihr ein eine für mit auf bitte vorname nachname anrede lebenslauf bewerbung bewerben hochladen senden absenden ja nein wir datenschutz telefon straße ort anschreiben deine du'.split(
    ' ',
  ),
  fr: 'le la les des et est vous votre vos une pour avec nous prénom nom téléphone postuler candidature envoyer oui non sur dans télécharger lettre motivation veuillez'.split(
    ' ',
  ),
  es: 'el la los las de y es usted su sus una para con nombre apellido apellidos correo teléfono enviar solicitud sí por favor en que adjuntar currículum'.split(
    ' ',
  ),
  nl: 'de het een en van je jouw uw voor met voornaam achternaam telefoonnummer solliciteren sollicitatie verzenden versturen ja nee niet wij ons op motivatie'.split(
    ' ',
  ),
  pt: 'o os as de e é você seu sua uma para com nome sobrenome telefone enviar candidatura sim não por favor em que currículo anexar vaga'.split(
    ' ',
  ),
  it: 'il lo gli di e è tuo suo una per con nome cognome telefono invia candidatura sì non allega curriculum della che candidati'.split(
    ' ',
  ),
  pl: 'i w na z jest się do imię nazwisko telefon wyślij aplikuj tak nie proszę twoje oraz cv dane osobowych'.split(
    ' ',
  ),
  sv: 'och att är du din för med förnamn efternamn telefon skicka ansökan ja nej ett en på vi ansök'.split(
    ' ',
  ),
  da: 'og at er du din for med fornavn efternavn telefon send ansøgning ja nej et en på vi ansøg'.split(' '),
  no: 'og å er du din for med fornavn etternavn telefon send søknad ja nei et en på vi søk'.split(' '),
  fi: 'ja on et etunimi sukunimi puhelin puhelinnumero lähetä hakemus kyllä ei hae sähköposti työnhaku'.split(
    ' ',
  ),
  cs: 'a je v na jméno příjmení telefon odeslat životopis ano ne pro vaše souhlas'.split(' '),
  tr: 've bir bu için ad soyad telefon gönder başvuru evet hayır özgeçmiş lütfen'.split(' '),
};
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
