import { findStateCode } from '#domain/document/values/us-states.ts';
import type { AskedQuestion } from '#domain/question/form/asked-question.ts';
import type { Claim } from '#domain/question/form/claim.ts';
import { foldText } from '#domain/question/words/fold-text.ts';

const near =
  /^(?:yes )?i (?:already |currently |now )*(?:live|reside|am (?:based|located|local))\b(?!.*\b(?:not|but|elsewhere|outside|relocat\w*|move)\b)/;
const moving =
  /^(?:yes )?(?:i (?:do not|dont) (?:currently |already )?(?:live|reside) (?:there|here|nearby|in [a-z ]{2,30}?|within [a-z ]{2,30}?)(?: today| now| yet| currently)? (?:but|and) )?(?:i )?(?:(?:am|im|would be) (?:willing|open|ready|prepared|happy|planning) to|would|will|plan to) (?:relocate|move)(?: (?:to|for|if|at|before|by) [a-z ]{2,40})?$/;
const staying =
  /^(?:no|neither|none|none of (?:these|the above)|(?:no )?i (?:am|would) not (?:be )?(?:willing|able)? ?(?:to )?(?:relocate|move)|(?:no )?i (?:will|would|can) ?not (?:relocate|move)|im not (?:able|willing) to (?:relocate|move))$/;
const remote =
  /^(?:no )?i(?: am|m)? (?:only )?(?:looking for|seeking|want|prefer|interested in)(?: only)? (?:a )?(?:fully )?remote\b/;

/** Somebody else, the past, or help with the move. */
const other = /\b(?:spouse|partner|family|ever|previously|did you|have you|assist\w*|supervisor|team)\b/i;
const located =
  /(?:\bin|\bat|\bfrom|\bnear|\bof|\bto|\bour)(?: (?:our|the|downtown))? (?<city>[A-Z][a-z.]+(?: [A-Z][a-z.]+){0,2}), (?<state>[A-Z][A-Za-z. ]*?)(?= (?:office|campus|headquarters|plant|site|hub|location|facility|store|center|hospital|area)\b|[.,;?]|$| on | and | for )/;

/**
 * "Our office is in Lehi, Utah. Which statement fits you best?" with "I live nearby", "I would relocate", and
 * the like to choose from. Null if any choice says something else.
 */
export function readPlaceChoice({ label, options }: AskedQuestion): { label: string; claim: Claim }[] | null {
  if (options.length < 2 || label.length > 400 || other.test(label)) return null;
  const { city, state = '' } = located.exec(label)?.groups ?? {};
  const code = findStateCode(state.trim());
  const kinds = options.map((option) => nameKind(foldText(option.label)));
  if (city === undefined || code === null || kinds.includes(null)) return null;
  if (!kinds.includes('near') || !kinds.includes('moving')) return null;
  const live: Claim = { kind: 'lives_near', city: foldText(city), state: code };
  const move: Claim = { kind: 'relocate_to', place: `${foldText(city)} ${foldText(code)}` };
  const claims: Partial<Record<string, Claim>> = {
    near: live,
    moving: move,
    staying: {
      kind: 'terms',
      claims: [
        { kind: 'not', claim: live },
        { kind: 'not', claim: move },
      ],
      places: [],
      isWhole: true,
      isPassing: false,
    },
  };
  return options.flatMap((option, at) => {
    const claim = claims[kinds[at] ?? ''];
    return claim ? [{ label: option.label, claim }] : [];
  });
}

function nameKind(text: string): 'near' | 'moving' | 'staying' | 'remote' | null {
  if (remote.test(text)) return 'remote';
  if (staying.test(text)) return 'staying';
  if (moving.test(text)) return 'moving';
  return near.test(text) ? 'near' : null;
}
