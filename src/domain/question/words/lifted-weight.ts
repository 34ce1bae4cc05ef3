/** Words for lifting and carrying; pushing and pulling take less. */
const lifting =
  /\b(?:(?:push(?:ing)?|pull(?:ing)?),? (?:and |or )?){0,2}(?:lift|carry|move|lifting|carrying|moving|hauls?|hauling|pick(?:ing)? up|unload(?:s|ing)?|hoist|transfer|manually handle)(?:(?:, | and | or |\/)(?:carry|move|transfer|haul))?(?:,? (?:(?:and|or) )?(?:push(?:ing)?|pull(?:ing)?)){0,2}\b/i;
/** What is lifted: "a 45-pound perfusion case", "80 lbs (spools, panels)". */
const load =
  /^\s?(?:\((?!\d)[a-z, ]{3,40}\)|(?:(?!or |and |over |above |with |without |each |per |at |on |to |by |up |for |in )[a-z]+ ){0,2}(?:cases?|boxe?s?|bags?|packages?|loads?|parts?|crates?|equipment|tools?|materials?|objects?|items?|patients?)\b)/;

const stop =
  'or|and|over|above|with|without|each|per|at|on|to|by|up|for|in|if|when|while|during|throughout|using|as|from|through|across|onto|into|overhead|daily|regularly|frequently|occasionally|repeatedly|unassisted|alone|several|multiple|many|times|needed|required|of|plus|minimum|maximum|more';
/** "An 80-pound module or bundle of conduit", to the end of the question. */
const thing = new RegExp(
  `^\\s(?:(?!(?:${stop})\\b)[a-z]+ ?){1,3}(?:(?:or|and) (?:an? )?(?:(?!(?:${stop})\\b)[a-z]+ ?){1,3}(?:of [a-z]+)?)?(?=\\s*\\W*$)`,
);
/** What is only an example, and how often: somebody's limit is for any number of times. */
const notes =
  /,? (?:such as|like|for example,?|e\.?g\.?,?) [a-z, -]{3,60}(?=\W*$)|\b(?:during|throughout|over the course of) (?:an?|the|your|each) (?:entire |whole |full |typical |normal )?(?:shift|day|workday)\b/i;

/** The weight that a text asks somebody to lift, in pounds, and the text without it. */
export function readWeight(asIs: string): { pounds: number; rest: string } | null {
  const text = asIs.replace(notes, '');
  const found = /\b(?<weight>\d{1,3})\s?-?(?<unit>lbs?|pounds?|kgs?|kilos?|kilograms?)\b\.?/i.exec(text);
  const verb = lifting.exec(text);
  const { weight, unit = '' } = found?.groups ?? {};
  if (!found || !verb || weight === undefined || verb.index > found.index) return null;
  const after = text.slice(found.index + found[0].length);
  const what = (load.exec(after) ?? thing.exec(after))?.[0] ?? '';
  const rest = text
    .replace(`${found[0]}${what}`, found[0])
    // "20 kg (44 lb)" says the same twice.
    .replace(new RegExp(`${found[0]}(?: ?\\(\\d+ ?(?:lbs?|pounds?|kgs?)\\.?\\))?`), ' ')
    .replace(new RegExp(verb[0], 'g'), ' ');
  const isMetric = unit.toLowerCase().startsWith('k');
  return { pounds: isMetric ? Math.round(Number(weight) * 2.2046) : Number(weight), rest };
}
