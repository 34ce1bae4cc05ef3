import { readMentions } from '#domain/skill/read-skills.ts';
import type { FoundSkill } from '#domain/skill/skill.ts';
import type { SkillDemand } from './match-score.ts';
import type { Need, Statement } from './posting/statements.ts';

const preferredCue =
  /\b(?:preferred|preferably|nice[- ]to[- ]have|good to have|a (?:big |huge |strong |definite )?plus|bonus(?: points)?|desired|desirable|ideally|(?:an|of) advantage|advantageous|helpful|not required)\b/i;
const requiredCue = /\b(?<!not )(?:required|must(?:[- ]have)?|mandatory|essential|minimum|at least)\b/i;
const numberWords = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const span =
  /\b(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)\s*(?:\(\d{1,2}\)\s*)?(?:\+|(?:-|–|to)\s*\d{1,2})?\s*\+?\s*(?:or more\s+)?(?:years?|yrs?)\b['’]?/
    .source;
const yearsBefore = new RegExp(
  String.raw`${span}\s*(?:of|in|with|using)?\s*(?:(?:professional|hands-on|relevant|practical|proven|work(?:ing)?|recent|direct|prior|solid|strong)\s+)*(?:experience|expertise|knowledge|work)?\s*(?:of|in|with|using|writing|working with|coding in)?\s*$`,
  'i',
);
const yearsAfter = new RegExp(
  String.raw`^\s*(?:experience\s*)?[(:,–-]\s*(?:at least |minimum |min\.? )?${span}`,
  'i',
);
const alternatives = /\b(?:or(?! more\b)|such as|e\.?g|etc|similar|(?:one|any|some) of)\b/i;
const listGap = /^\s*(?:,|\/|&|and|or|and\/or|,\s*(?:and|or))\s*$/i;
/** Anything longer is not one requirement. */
const longestQuote = 240;

/** The skills that a posting calls required or nice to have, or asks some years of. */
export function readDemands(skills: readonly string[], statements: readonly Statement[]): SkillDemand[] {
  const wanted = new Set(skills);
  const demands = new Map<string, SkillDemand>();
  for (const { text, need } of statements) {
    if (text.length > longestQuote || !(need || saysNeed(text) || /\b(?:years?|yrs?)\b/i.test(text)))
      continue;
    const found = readMentions(text);
    for (const [index, mention] of found.entries()) {
      if (!wanted.has(mention.name)) continue;
      const demand = {
        skill: mention.name,
        need: soften(readNeed(text, mention) ?? need, text),
        years: readYears(text, found, index),
        quote: text,
      };
      const known = demands.get(mention.name);
      if (demand.need === null && demand.years === null) continue;
      if (!known || weigh(demand) > weigh(known)) demands.set(mention.name, demand);
    }
  }
  return skills.flatMap((skill) => demands.get(skill) ?? []);
}

/** "React or Vue" requires neither of them: one is enough. */
function soften(need: Need | null, text: string): Need | null {
  return need === 'required' && alternatives.test(text) ? null : need;
}

/** A skill that is named twice is as important as where it is more important. */
function weigh({ need, years }: SkillDemand): number {
  return (need === 'required' ? 2 : 0) + (years === null ? 0 : 1);
}

function saysNeed(text: string): boolean {
  return preferredCue.test(text) || requiredCue.test(text);
}

/** In "SQL; Python a plus" and "SQL required, Tableau preferred" each skill has its own clause. */
function readNeed(text: string, { start }: FoundSkill): Need | null {
  const isMixed = preferredCue.test(text) && requiredCue.test(text);
  const clause = findClause(text, start, isMixed ? smallClause : bigClause);
  if (preferredCue.test(clause)) return 'preferred';
  return requiredCue.test(clause) ? 'required' : null;
}

const bigClause = /(?<=;)|(?=\bbut\b)/;
const smallClause = /(?<=[,;(])|(?=\b(?:but|with|while)\b)/;

function findClause(text: string, at: number, border: RegExp): string {
  let end = 0;
  return text.split(border).find((clause) => (end += clause.length) > at) ?? '';
}

/** "3+ years of SQL and Python" asks for both; "SQL (3+ years)" for one. */
function readYears(text: string, found: readonly FoundSkill[], index: number): number | null {
  const mention = found[index];
  if (!mention) return null;
  const own = yearsAfter.exec(text.slice(mention.end)) ?? yearsBefore.exec(text.slice(0, mention.start));
  if (own) return readNumber(own[1] ?? '');
  const before = found[index - 1];
  return before &&
    listGap.test(text.slice(before.end, mention.start)) &&
    !yearsAfter.test(text.slice(before.end))
    ? readYears(text, found, index - 1)
    : null;
}

function readNumber(text: string): number | null {
  const word = numberWords.indexOf(text.toLowerCase());
  const years = word > 0 ? word : Number(text);
  return years > 0 && years <= 20 ? years : null;
}
