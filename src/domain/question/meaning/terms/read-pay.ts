import type { QuestionParams } from '#domain/question/form/asked-question.ts';
import type { Claim } from '#domain/question/form/claim.ts';
import { foldText } from '#domain/question/words/fold-text.ts';

const foreign =
  /[€£¥₹]|\b(HK|A|AU|C|CA|NZ|S|SG|R|NT|MX|Mex)\$|\b(EUR|GBP|CAD|AUD|NZD|CHF|INR|JPY|SEK|NOK|DKK|PLN|CZK|HUF|RON|BGN|UAH|TRY|ILS|AED|SAR|ZAR|NGN|KES|MXN|BRL|ARS|CLP|COP|SGD|HKD|MYR|THB|PHP|IDR|VND|KRW|CNY|RMB|TWD|PKR|euros?|pounds?|sterling|rupees?|lakhs?|lpa|crores?|pesos?|francs?|yen|yuan|krona|kroner|zloty|dirhams?|rand|canadian|australian|super|superannuation)\b|\blocal currency\b|\b(Singapore|Hong Kong|New Zealand|Taiwan\w*|Jamaican|Bermud\w+|Bahamian|Barbad\w+|Cayman|Trinidad\w*|Namibian|Fijian|Brunei|Belize) dollars?\b/i;
const dollars = /\bUSD\b|\bUS ?\$|\b(US|U\.S\.|American) dollars?\b/i;
const periods: [QuestionParams['unit'], RegExp, RegExp][] = [
  [
    'other',
    /\b((bi|semi) ?)?(weekly|monthly|daily|fortnightly)\b|\b(per|a|each|\/) ?(month|week|day|fortnight|shift|project|pay period|mile|visit)\b|\b(day rate|per pay|per diem)\b|\b(for|per|a|each|every|one|single|\d+) (\w+ ){0,2}(shift|assignment)\b/,
    /\b(month|week|da(y|ily)\b)/,
  ],
  ['hour', /\b(hourly|(per|an|each) (hour|hr)|hour)\b/, /\bhour|\bhr\b/],
  ['year', /\b(annual|annually|annuali[sz]ed|annum|yearly|pa|(per|a|each) (year|annum))\b/, /\b(year|annu)/],
];

/** Period and currency of an amount, from the question's words or the lists beside the input. */
export function readPay(label: string, units: string): QuestionParams {
  const said = foldText(label);
  const listed = foldText(units);
  const isHourly = /\bhourly or\b|\bor (?:hourly|per hour|an hour)\b/.test(said) && listed === '';
  const unit = isHourly
    ? 'hour'
    : periods.find(([, asked, list]) => list.test(listed) || asked.test(said))?.[0];
  const isForeign =
    (foreign.test(label) && !dollars.test(label)) ||
    (foreign.test(units) && !dollars.test(units)) ||
    /\b(?!USD\b)[A-Z]{3}\b/.test(units);
  const isDollars = dollars.test(label) || dollars.test(units);
  const isOther =
    /\b(total|ote|on target|all in|bonus|bonuses|equity|commissions?|tips|net|after tax|take home)\b/.test(
      said,
    );
  const isInThousands = /\b(thousands?|k)\b/.test(said) || /\bin (thousands|k)\b|\(k\)/i.test(label);
  const isThousands = isInThousands && /\$|\bdollars?\b|\busd\b/.test(said);
  return {
    ...(unit && { unit }),
    ...(isForeign ? { currency: 'foreign' as const } : isDollars && { currency: 'dollars' as const }),
    ...(isOther || (isInThousands && !isThousands)
      ? { sum: 'other' as const }
      : isThousands && { sum: 'thousands' as const }),
  };
}

const amount = '\\$\\s?(\\d[\\d,]*(?:\\.\\d+)?)\\s?(k\\b)?';
const range = new RegExp(
  `${amount}\\s*(?:-|–|—|to|and|through)\\s*${amount.replace('\\$', '\\$?')}(?:\\s?(?:per|an|a|/)\\s?(?<period>hour|hr|year|yr|annum|week|month|day)\\b)?`,
  'i',
);

/** The only pay range in dollars that a text names; null in any other currency or period. */
export function readPayRange(
  text: string,
): { low: number; high: number; unit: 'hour' | 'year'; said: string } | null {
  const found = range.exec(text);
  if (!found) return readPayRate(text);
  if (range.test(text.slice(found.index + found[0].length))) return null;
  const after = /^\s*(?:\/|(?:per|an?)\b)\s*(?<period>\w+)/i.exec(text.slice(found.index + found[0].length));
  if (after && !found.groups?.['period']) return null;
  const { unit, currency, sum } = readPay(text, '');
  if (currency === 'foreign' || sum || unit === 'other') return null;
  const [said, low = '', lowK, high = '', highK] = found;
  const toAmount = (digits: string, isThousands: boolean) =>
    Number(digits.replaceAll(',', '')) * (isThousands ? 1000 : 1);
  const [from, to] = [toAmount(low, Boolean(lowK ?? highK)), toAmount(high, Boolean(highK))];
  const fitting = to >= 10_000 ? 'year' : to <= 250 ? 'hour' : null;
  if (fitting === null || (unit && unit !== fitting) || from > to) return null;
  return { low: from, high: to, unit: fitting, said };
}

const rate = new RegExp(
  `${amount}(?:\\s?(?:per|an|a|/)\\s?(?<period>hour|hr|year|yr|annum)\\b)?(?! ?(?:per\\b|an?\\b|/))`,
  'gi',
);

/** A single amount is a range of its own: "The rate is $45/hour." */
function readPayRate(text: string): ReturnType<typeof readPayRange> {
  const [found, ...others] = [...text.matchAll(rate)];
  const { unit, currency, sum } = readPay(text, '');
  if (!found || others.length > 0 || currency === 'foreign' || sum || unit === 'other') return null;
  const number = Number((found[1] ?? '').replaceAll(',', '')) * (found[2] ? 1000 : 1);
  const isHourly = /^h/i.test(found.groups?.['period'] ?? '') || unit === 'hour';
  const fitting = number >= 10_000 && !isHourly ? 'year' : number <= 250 && isHourly ? 'hour' : null;
  return fitting && (unit ?? fitting) === fitting
    ? { low: number, high: number, unit: fitting, said: found[0] }
    : null;
}

/** "Is your expected salary above $105,000?" */
export function readPayAbove(label: string): { family: string; claim: Claim } | null {
  const {
    verb = '',
    digits = '',
    k,
    period,
  } = /^(?:Is|Are) your (?:expected |desired |required |target )?(?:base )?(?:salary|pay|compensation)(?: expectations?| requirements?)? (?<verb>above|over|more than|higher than|greater than|below|under|less than|lower than) \$\s?(?<digits>\d[\d,]*)\s?(?<k>k\b)?(?: (?:per|an|a) (?<period>hour|year))?\s*\?*$/i.exec(
    label.trim(),
  )?.groups ?? {};
  if (verb === '') return null;
  const amount = Number(digits.replaceAll(',', '')) * (k ? 1000 : 1);
  const unit = amount >= 10_000 ? 'year' : amount <= 250 ? 'hour' : null;
  if (unit === null || (period && period.toLowerCase() !== unit)) return null;
  const above: Claim = { kind: 'pay_above', amount, unit };
  const isBelow = /below|under|less|lower/i.test(verb);
  return { family: 'pay_range', claim: isBelow ? { kind: 'not', claim: above } : above };
}
