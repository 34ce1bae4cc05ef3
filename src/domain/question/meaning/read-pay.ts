import type { QuestionParams } from '#domain/question/form/asked-question.ts';
import { foldText } from '#domain/question/words/fold-text.ts';

const foreign =
  /[€£¥₹]|\b(HK|A|AU|C|CA|NZ|S|SG|R|NT|MX|Mex)\$|\b(EUR|GBP|CAD|AUD|NZD|CHF|INR|JPY|SEK|NOK|DKK|PLN|CZK|HUF|RON|BGN|UAH|TRY|ILS|AED|SAR|ZAR|NGN|KES|MXN|BRL|ARS|CLP|COP|SGD|HKD|MYR|THB|PHP|IDR|VND|KRW|CNY|RMB|TWD|PKR|euros?|pounds?|sterling|rupees?|lakhs?|lpa|crores?|pesos?|francs?|yen|yuan|krona|kroner|zloty|dirhams?|rand|canadian|australian|super|superannuation)\b|\blocal currency\b|\b(Singapore|Hong Kong|New Zealand|Taiwan\w*|Jamaican|Bermud\w+|Bahamian|Barbad\w+|Cayman|Trinidad\w*|Namibian|Fijian|Brunei|Belize) dollars?\b/i;
const dollars = /\bUSD\b|\bUS ?\$|\b(US|U\.S\.|American) dollars?\b/i;
const periods: [QuestionParams['unit'], RegExp, RegExp][] = [
  [
    'other',
    /\b((bi|semi) ?)?(weekly|monthly|daily|fortnightly)\b|\b(per|a|each|\/) ?(month|week|day|fortnight|shift|project|pay period|mile|visit)\b|\bday rate\b|\bper pay\b/,
    /\b(month|week|da(y|ily)\b)/,
  ],
  ['hour', /\b(hourly|(per|an|each) (hour|hr)|hour)\b/, /\bhour|\bhr\b/],
  ['year', /\b(annual|annually|annum|yearly|pa|(per|a|each) (year|annum))\b/, /\b(year|annu)/],
];

/** Period and currency of an amount, from the question's words or the lists beside the input. */
export function readPay(label: string, units: string): QuestionParams {
  const said = foldText(label);
  const listed = foldText(units);
  const unit = periods.find(([, asked, list]) => list.test(listed) || asked.test(said))?.[0];
  const isForeign =
    (foreign.test(label) && !dollars.test(label)) ||
    (foreign.test(units) && !dollars.test(units)) ||
    /\b(?!USD\b)[A-Z]{3}\b/.test(units);
  const isDollars = dollars.test(label) || dollars.test(units);
  const isOther =
    /\b(total|ote|on target|all in|bonus|bonuses|equity|commissions?|tips|thousands?|k|net|after tax|take home)\b/.test(
      said,
    ) || /\bin (thousands|k)\b|\(k\)/i.test(label);
  return {
    ...(unit && { unit }),
    ...(isForeign ? { currency: 'foreign' as const } : isDollars && { currency: 'dollars' as const }),
    ...(isOther && { sum: 'other' as const }),
  };
}
