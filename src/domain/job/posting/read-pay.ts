import { convertPay, type Pay } from './pay.ts';
import { readStatements } from './statements.ts';

const amount = String.raw`(?:US)?(\$)?\s?(\d{1,3}(?:,\d{3})+|\d{2,6})(\.\d{1,2})?(?![\d,]*\d)\s?(k\b)?`;
const interval = String.raw`\s*(?:(?:USD|dollars)\s*)?(?:(?:per|an?|/)\s?(hour|hr|day|week|wk|month|year|yr|annum)s?\b|(hr|hourly|daily|weekly|monthly|annually|yearly|annual)\b)?\.?`;
/** "$45–$52/hr", "$45/hr to $52/hr", "110,000 - 135,000 USD", "Min: $92,000 Max: $108,000". */
const figures = new RegExp(
  String.raw`(?<![\w$.,])${amount}${interval}(?:\s?(?:-|–|—|‑|to|and|through|max:?)\s?${amount}${interval})?`,
  'gi',
);

/** Whatever has none of these states no pay. */
const money = /\$\s?\d|\d\s?\/?\s?(?:USD|dollars|an hour|per hour|hr)|USD\s?\d/i;
const payWords =
  /\b(?:pay|pays|paid|paying|payrate|wages?|salary|salaries|salaried|compensation|base|hourly|earn|make|hiring range|starting|start|range|rate|scale|hiring at)\b/i;
/** Money that is not what the work pays. */
const otherMoney =
  /\b(?:bonus(?:es)?|sign[- ]?on|signing|referrals?|relocation|tuition|stipend|allowance|reimburse\w*|repayment|loans?|differential|premium|overtime|training|401\(?k|match|insurance|tips|commissions?|variable|incentives?|profit|sharing|equity|stock|discounts?|gift|funding|raised|revenues?|sales|quota|budgets?|portfolio|assets|payments|accounts?|deposit|expenses|projects?|values?|estates?|customers?|clients?|ARR|AUM|OTE|on[- ]target|total comp\w*|up to|over|more than|average ticket|save|price|per (?:mile|visit|shift|class|session|diem|night|employee)|a mile|for every|CAD|AUD|million|billion)\b|[£€]|\b(?:CA|C|A|AU|NZ|HK|S)\$/i;
/** Earnings with commissions, which few people reach. */
const earningsAbove = /\b(?:figures?|ranges?|amounts?)\b.{0,40}\b(?:OTE|on[- ]target)\b/i;
const longestQuote = 240;
/** How far around an amount its words are looked for. */
const sight = 160;
/** No posting has more; a text made to be slow has. */
const mostFigures = 30;
const mostStatements = 100;

/** The pay that a posting states in its text, with the sentence that states it; null if it is not certain. */
export function readPostingPay(html: string): (Pay & { quote: string }) | null {
  if (!money.test(html)) return null;
  const statements = readStatements(html);
  const telling = statements.filter(({ text }) => money.test(text)).slice(0, mostStatements);
  const all = telling.flatMap(({ text }) => readStatement(text));
  const named = all.filter(({ isNamed }) => isNamed);
  const found = named.length > 0 ? named : all;
  const unit = found[0]?.unit;
  if (!unit || statements.some(({ text }) => earningsAbove.test(text))) return null;
  const same = found.filter((pay) => pay.unit === unit);
  const [min, max] = [Math.min(...same.map((pay) => pay.min)), Math.max(...same.map((pay) => pay.max))];
  const quotes = same.filter((pay) => pay.min === min || pay.max === max).map(({ quote }) => quote);
  return { min, max, unit, quote: [...new Set(quotes)].slice(0, 2).join(' … ') };
}

interface Found extends Pay {
  /** The sentence has a word for pay. */
  isNamed: boolean;
  quote: string;
}

/** Once a sentence states pay, its other ranges are those of other places or levels. */
function readStatement(text: string): Found[] {
  const found = [...text.matchAll(figures)].slice(0, mostFigures).flatMap((match) => {
    const around = lookAround(text, match);
    const pay = readFigures(match, around.before);
    const standing = pay && judge(match, around);
    return standing ? [{ ...pay, standing, quote: cutQuote(text, match) }] : [];
  });
  if (found.every(({ standing }) => standing === 'range')) return [];
  const isNamed = found.some(({ standing }) => standing === 'named');
  return found.map(({ min, max, unit, quote }) => ({ min, max, unit, quote, isNamed }));
}

/** The words of the same clause before and after an amount, and whether there are no others. */
function lookAround(text: string, match: RegExpMatchArray) {
  const [whole] = match;
  const from = match.index ?? 0;
  const start = text.slice(Math.max(0, from - sight), from);
  const end = text.slice(from + whole.length, from + whole.length + sight);
  return {
    before:
      start
        .split(/[.;!?(]|,\s/)
        .at(-1)
        ?.slice(-60) ?? '',
    sentence: start.split(/[.;!?(]/).at(-1) ?? '',
    after: end.split(/[.;!?(+,]|\b(?:plus|and|with)\b/)[0]?.slice(0, 40) ?? '',
    isAlone: text.length < sight && start.trim() === '' && /^[\s.]*$/.test(end),
    inDollars: /\b(?:USD|dollars)\b/i.test(`${start}${whole}${end}`),
  };
}

function readFigures(match: RegExpMatchArray, before: string): Pay | null {
  const [, , low = '', lowCents = '', lowK, lowPer, lowly, , high, highCents = '', highK, highPer, highly] =
    match;
  const thousands = highK ?? lowK;
  const first = readAmount(`${low}${lowCents}`, thousands);
  const second = high === undefined ? first : readAmount(`${high}${highCents}`, thousands);
  const said =
    highPer ?? highly ?? lowPer ?? lowly ?? /\b(?:hourly|daily|weekly|monthly)\b/i.exec(before)?.[0];
  return convertPay(first, second, said ?? '');
}

function readAmount(digits: string, thousands: string | undefined): number {
  const value = Number(digits.replaceAll(',', ''));
  return thousands && value < 1000 ? value * 1000 : value;
}

/** Pay is certain only with a dollar sign and a unit, or with a word for pay, or alone in its paragraph. */
function judge(
  match: RegExpMatchArray,
  { before, after, sentence, isAlone, inDollars }: ReturnType<typeof lookAround>,
): 'named' | 'pay' | 'range' | null {
  if (otherMoney.test(before) || otherMoney.test(after)) return null;
  const hasUnit = [5, 6, 11, 12].some((group) => match[group] !== undefined);
  const hasDollar = match[1] !== undefined || match[7] !== undefined || inDollars;
  if (payWords.test(`${before} ${after}`) && (hasDollar || hasUnit)) return 'named';
  if (otherMoney.test(sentence)) return null;
  if (hasDollar && (hasUnit || isAlone)) return 'pay';
  return hasDollar && match[8] !== undefined ? 'range' : null;
}

function cutQuote(text: string, { index = 0 }: RegExpMatchArray): string {
  if (text.length <= longestQuote) return text;
  const from = Math.max(0, index - longestQuote / 2);
  const cut = text.slice(from, from + longestQuote).trim();
  return `${from > 0 ? '… ' : ''}${cut} …`;
}
