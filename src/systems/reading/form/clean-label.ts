/** Removes required and optional marks, which aren't part of the question. */
export function cleanLabel(text: string): string {
  const marks =
    /^[\s*✱＊•:-]+|^0\d\.?\s+(?=\p{Lu})|^required[.:]\s+|^[([](required|optional)[)\]]\s+|[\s*✱＊※:]+$|\s*[([]\s*(required|optional|mandatory|pflichtfeld|erforderlich|obligatoire|requis|facultatif|obligatorio|opcional|obbligatorio|facoltativo|verplicht|optioneel|obligatoriskt?|valfritt|påkrævet|påkrevd|valgfri(tt)?|wymagane|opcjonalne)\s*[)\]]\.?\s*$|\s+[-–]\s*(required|optional)$/giu;
  let label = text.replace(/\s+/g, ' ').trim();
  for (let before = ''; before !== label; ) {
    before = label;
    label = label.replace(marks, '').trim();
  }
  const note = /\s*[*✱]\s*\(?(accepted|allowed|supported|permitted|max(imum)?|file (types?|formats?))\b.*$/i;
  // "Wage required:" and "— photo optional" are part of the sentence.
  const isSaid = /\brequired\s*:\s*[*✱]?\s*$|[—–-] \S+ optional$/i.test(text.trim());
  const bare = label.replace(note, '');
  return (isSaid ? bare : bare.replace(/(\s*[*✱]\s*|\s+)(Required|optional)\.?$/i, '')).replace(
    /\s*[*✱]\s*$/,
    '',
  );
}
