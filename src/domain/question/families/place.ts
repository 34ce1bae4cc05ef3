import type { Family } from './family.ts';

const fromHome =
  '(will|would|do) you (plan to |intend to |expect to |want to )?(physically )?(be )?(physically )?(work|working|live|living|sit|sitting|based|located|reside|residing|perform(ing)? (the |this |your )?work)\\b';
const otherWorkplace =
  /\b(authori[sz]\w*|eligible|legally|sponsor\w*|visa|like|prefer|previously|licensed|relocat\w*)\b/;

export const place: readonly Family[] = [
  {
    name: 'address_in_one_line',
    may: 'profile',
    takes: 'value',
    fact: 'location.address',
    ask: /^(your )?(home |mailing |full |complete |current |street |present |residential |physical )*(address )?(street|address|street address) (and )?city (and )?state( and)? (zip|postal|zip postal)( code)?$|^(your )?(full|complete) (home |mailing |street )?address$|^(your )?(home |current |present |full |complete |residential )*address (with|including|incl) (city (and )?)?(state (and )?)?(zip|postal)( code)?$/,
  },
  {
    name: 'zip',
    may: 'profile',
    takes: 'value',
    fact: 'location.zip',
    validation: 'PostalCode',
    ask: /\b(zip|postal|post) ?code\b|^(zip|postal|(zip|postal)( or)? (zip|postal)|(5 digit )?zip)$/,
  },
  {
    name: 'street',
    may: 'profile',
    takes: 'value',
    fact: 'location.street',
    ask: /\b(street|mailing|home|residential)( address)?( line 1)?\b.*\b(address|street)\b|^((present|current|home|physical|permanent) )?(street|address)( address| street| line 1| 1)?$|^(house |street |building )?(number|no)( and)? street( name| address)?$|^street (number|no)( and)? (street )?name$/,
  },
  {
    name: 'address_line_2',
    may: 'open',
    ask: /\baddress (line )?2\b|\b(apt|apartment|suite|unit)\b/,
    // The unit of a hospital or plant.
    not: /\b(care|nursing|hospital|bargaining|business|step ?down|telemetry|work|worked|working|experience|years?|shifts?|patients?|nurse|nurses|rn)\b/,
  },
  {
    name: 'city_line',
    may: 'profile',
    takes: 'value',
    fact: 'location.line',
    ask: /^(current )?city,? (and )?state,? (and )?(zip|postal)( code)?$/,
  },
  {
    name: 'country',
    may: 'profile',
    takes: 'value',
    fact: 'location.country',
    ask: /^(country|(current )?country of residence|current country|country region|home country|country region of residence)$|^(the )?country (that |where |in which )?you (currently |presently |now )?(live|reside|are (currently |now |presently )?(living|residing|located|based))( in)?( now| today| currently| at present| at the moment| right now)?$|^where do you live country$|^(present|primary) country of residence$|^country you call home$|\b(what|which) country (do you|are you)( currently| presently)? (live|living|reside|residing|based|located)\b/,
  },
  {
    name: 'state',
    may: 'profile',
    takes: 'value',
    fact: 'location.state',
    ask: /^(your )?(current |primary |present )?(state|state province|state region|province state|state of (primary |legal |current )?residence)$|^state (that |where |in which )?you (currently |presently |now )?(live|reside|are (currently |now )?(living|residing))( in)?( now| today| currently)?$|\b(what|which) (of (these|the following) )?(us |u s )?states? (do you|are you)( currently| presently)? (live|living|reside|residing|based|located|call home)\b/,
  },
  {
    name: 'city',
    may: 'profile',
    takes: 'value',
    fact: 'location.city',
    ask: /^(your )?(current |home )?(city|town|(city|town)( or)? (town|city|municipality|village)|city of residence)$|^(city|town)( or town)? (that )?(you|where you)( currently)? (live|reside)( in)?$|\b(what|which) (city|town) (do you|are you)( currently| presently)? (live|living|reside|residing|based|located)\b/,
  },
  {
    // Where somebody works from is where they live, unless they move.
    name: 'work_state',
    may: 'profile',
    takes: 'value',
    fact: 'location.state',
    varies: true,
    ask: new RegExp(
      `^(in |from )?(which|what) (of (these|the following) )?(u s |us )?states? ${fromHome}|^(the )?(u s |us )?state (where |in which |from which |that )?you (will|would|plan to|intend to) (physically )?(be )?(work|working|perform(ing)? (the |this |your )?work)( from| in)?$`,
    ),
    not: otherWorkplace,
  },
  {
    name: 'work_country',
    may: 'profile',
    takes: 'value',
    fact: 'location.country',
    varies: true,
    ask: new RegExp(`^(in |from )?(which|what) country ${fromHome}`),
    not: otherWorkplace,
  },
  {
    name: 'relocation_places',
    may: 'typed',
    fact: 'relocate.places',
    ask: /\bwhich cities or states would you move to\b|\bwhere would you (be willing to )?(relocate|move)\b/,
  },
  {
    name: 'resides',
    may: 'profile',
    takes: 'yes',
    ask: /\b(do you|are you)\b.*\b(reside|live|located|based|living)\b.*\b(in|within|near)\b|^are you (currently )?an? (current )?(resident of [a-z ]+|[a-z ]+ resident)$/,
    not: /\b(permanent|legal|lawful|medical|chief) resident\b/,
  },
  { name: 'work_location', may: 'open', ask: /\b(which|preferred|what)\b.*\b(location|office|site|store)\b/ },
  {
    name: 'location',
    may: 'profile',
    takes: 'value',
    fact: 'location.full',
    not: /\b(zip|postal|street|address|county)\b/,
    ask: /^(your )?(current )?location( city)?( state)?$|^(current )?place of residence$|\bcity (and|&)? ?state\b|\bwhere (are you|do you) (currently )?(located|based|live|reside|living)\b|^(current )?location\b/,
  },
];
