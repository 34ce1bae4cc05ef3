import { foldText } from '#domain/question/words/fold-text.ts';

const us = '(?:u s|us|united states|american)(?: of america)?';
const citizen = new RegExp(
  `^(?:are you|i am) (?:currently )?(?:an? )?(?:${us} (?:citizen|citizen or national|citizen or us national)|citizen of the ${us})$`,
);
const resident = new RegExp(
  `^(?:are you|i am) (?:currently )?(?:either )?(?:an? )?${us} citizen or (?:an? )?(?:u s |us |lawful |legal )*(?:permanent resident|green card holder|permanent resident green card(?: holder)?)(?: of the ${us})?$`,
);

/** What a yes to the question says: a citizen, or a citizen or permanent resident. Any other question is not read. */
export function readCitizenship(label: string): 'citizen' | 'resident' | null {
  const text = foldText(label);
  return citizen.test(text) ? 'citizen' : resident.test(text) ? 'resident' : null;
}

/** Whether someone with this status is that; null when the status does not say. */
export function isStatus(status: string, asked: 'citizen' | 'resident'): boolean | null {
  const text = foldText(status);
  if (/^(u s|us|united states|american) citizen\b/.test(text)) return true;
  if (/\bpermanent resident\b|\bgreen card\b/.test(text)) return asked === 'resident';
  return /\b(h ?1 ?b|f ?1|opt|ead|employment authorization document|other visa|refugee|asylee|tn|l ?1|o ?1)\b/.test(
    text,
  )
    ? false
    : null;
}
