import type { Statement } from './statements.ts';

/** From the lowest up. */
export const degreeLevels = ['high-school', 'associate', 'bachelor', 'master', 'doctorate'] as const;
export type DegreeLevel = (typeof degreeLevels)[number];

/** How a posting asks for a degree; `either` accepts experience instead. */
export interface DegreeDemand {
  level: DegreeLevel;
  need: 'required' | 'preferred' | 'either' | 'named';
  quote: string;
}

/** Words in any case, and abbreviations in capitals. */
const names: Record<DegreeLevel, [RegExp, RegExp]> = {
  'high-school': [
    /\bhigh[- ]school(?= diploma| graduat| degree| or|\/| equiv|[).,;]|$)|\bhs diploma\b/i,
    /\b(?:GED|HSD)\b/,
  ],
  associate: [
    /\bassociate'?s? degree|\bassociate'?s? of (?:arts|science|applied)|\bassociate's(?= or| in|,|;|\/|\s*\(| (?:required|preferred))/i,
    /\b(?:A\.A\.S?\.?|AAS|A\.S\.|ADN)(?!\w)/,
  ],
  bachelor: [
    /\bbachelor'?s?'?(?![-\w]| party)|\bbaccalaureate\b|\b(?:four|4)[- ]year (?:college |university )?degree|\b(?:college|university|undergraduate) degree/i,
    /\b(?:B\.S\.?|B\.A\.?|B\.S\.N\.?|BSc?|BA|BSN|BBA|BFA|BSW|BSEE|BSME|BEng|BTech|B\.?Tech)(?![\w-])/,
  ],
  master: [
    /\bmaster'?s\b(?! of (?!arts|science))|\bmaster of (?:arts|science|business|public|social|education|fine)|\bmaster degree/i,
    /\b(?:M\.S\.?|M\.A\.?|MSc?|MBA|MSW|MSN|MPH|MPA|MFA|M\.?Ed|MEng)(?![\w-])/,
  ],
  doctorate: [
    /\bph\.?\s?d\b|\bdoctorate\b|\bdoctoral degree|\bjuris doctor\b|\bdoctor of\b/i,
    /\b(?:J\.?D|M\.?D|Pharm\.?D|Ed\.?D|DVM|DDS|DNP|DPT)(?!\w)/,
  ],
};

/** Whatever has none of these names no degree. */
const quickLook =
  /degree|diploma|bachelor|baccalaureate|master|associate|high[- ]school|doctor|ph\.?\s?d|\b(?:GED|HSD|A\.[AS]|AAS|ADN|B\.?[AFSTE]|BBA|M\.?[ABDEFPS]|J\.?D|Pharm|Ed\.?D|D[VDNP])/i;

/** Statements that name a degree without asking for it. */
const noDemand =
  /\b(?:no|without an?|not an?|over) (?:college |formal )?(?:degrees?|diploma)\b|\b(?:tuition|reimburse\w*|toward|pursuing|enrolled in|earn|founded|scholarships?|some college|students)\b|(?:degrees?|diploma|GED) (?:is |are )?(?:not|never) (?:required|necessary|needed)/i;
const experienceInstead =
  /\bor\b[^.;]{0,50}\b(?:experience|combination)\b|\bequivalent (?:\w+ ){0,3}experience|\bor (?:the |an? )?equivalent\b|\bin lieu of\b|\bsubstitut\w+/i;
const wholePosting =
  /\b(?:in lieu of|substitut\w+ for) (?:an? |the )?(?:\w+ )?(?:degree|education|educational requirement)/i;
const preferred =
  /\b(?:preferred|preferably|prefer|desired|desirable|a (?:big |strong )?plus|ideally|nice to have|advantage\w*|helpful|bonus)\b/i;
const required = /(?<!not )\b(?:required|requires?|must|minimum|mandatory|at least|possess)\b/i;
const strictness: DegreeDemand['need'][] = ['required', 'either', 'named', 'preferred'];
const longestStatement = 300;

/** The lowest degree that a posting accepts, from the statement that asks for it most strictly. */
export function readDegree(statements: readonly Statement[]): DegreeDemand | null {
  const demand = pickStrictest(statements.flatMap(readDemands));
  if (demand?.need !== 'required') return demand;
  return statements.some(({ text }) => wholePosting.test(text)) ? { ...demand, need: 'either' } : demand;
}

function pickStrictest(demands: readonly DegreeDemand[]): DegreeDemand | null {
  const rank = (demand: DegreeDemand) => strictness.indexOf(demand.need);
  return demands.toSorted((a, b) => rank(a) - rank(b))[0] ?? null;
}

function readDemands({ text, need }: Statement): DegreeDemand[] {
  if (text.length > longestStatement || !quickLook.test(text)) return [];
  const plain = text.replaceAll('’', "'");
  if (!findLevel(plain) || noDemand.test(plain)) return [];
  // In "Associate's required; Bachelor's preferred" each degree has its own clause.
  const clauses = preferred.test(plain) ? plain.split(/[,;]|\bbut\b/) : [plain];
  const isReplaceable = experienceInstead.test(plain);
  return clauses.flatMap((clause) => {
    const level = findLevel(clause);
    if (!level) return [];
    const isEither = level === 'high-school' ? /\bexperience\b/i.test(plain) && isReplaceable : isReplaceable;
    return [{ level, need: isEither ? 'either' : (readNeed(clause) ?? need ?? 'named'), quote: text }];
  });
}

function readNeed(clause: string): 'required' | 'preferred' | null {
  if (preferred.test(clause)) return 'preferred';
  return required.test(clause) ? 'required' : null;
}

function findLevel(text: string): DegreeLevel | null {
  const level = degreeLevels.find((one) => isNamed(one, text));
  return level ?? (/\bdegree in\b/i.test(text) ? 'bachelor' : null);
}

function isNamed(level: DegreeLevel, text: string): boolean {
  return names[level].some((pattern) => pattern.test(text));
}

/** True if a degree is required and the resume has a lower one or none. Resumes rarely name a high school. */
export function isDegreeMissing({ level, need }: DegreeDemand, held: DegreeLevel | null): boolean {
  if (need !== 'required' || level === 'high-school') return false;
  return held === null || degreeLevels.indexOf(held) < degreeLevels.indexOf(level);
}

/** The level of a degree as a resume names it. */
export function readDegreeLevel(degree: string): DegreeLevel | null {
  const plain = degree.replaceAll('’', "'");
  return degreeLevels.findLast((level) => isNamed(level, plain)) ?? null;
}
