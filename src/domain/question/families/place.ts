import type { Family } from './family.ts';

export const place: readonly Family[] = [
  {
    name: 'zip',
    may: 'profile',
    takes: 'value',
    fact: 'location.zip',
    validation: 'PostalCode',
    ask: /\b(zip|postal|post) ?code\b|^zip$/,
  },
  {
    name: 'street',
    may: 'profile',
    takes: 'value',
    fact: 'location.street',
    ask: /\b(street|mailing|home|residential)( address)?( line 1)?\b.*\b(address|street)\b|^((present|current|home|physical|permanent) )?(street|address)( address| street| line 1| 1)?$/,
  },
  { name: 'address_line_2', may: 'open', ask: /\baddress (line )?2\b|\b(apt|apartment|suite|unit)\b/ },
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
    ask: /^(country|country of residence|current country|country region|home country|country region of residence)$|\b(what|which) country (do you|are you)( currently| presently)? (live|living|reside|residing|based|located)\b/,
  },
  {
    name: 'state',
    may: 'profile',
    takes: 'value',
    fact: 'location.state',
    ask: /^(your )?(current )?(state|state province|state region|province state|state of residence)$|\b(what|which) (of (these|the following) )?(us )?states? (do you|are you)( currently| presently)? (live|living|reside|residing|based|located)\b/,
  },
  {
    name: 'city',
    may: 'profile',
    takes: 'value',
    fact: 'location.city',
    ask: /^(your )?(current |home )?(city|town|city town|city or town|city of residence)$|\b(what|which) (city|town) (do you|are you)( currently| presently)? (live|living|reside|residing|based|located)\b/,
  },
  {
    name: 'work_state',
    may: 'open',
    ask: /\b(which|what) (us )?(state|country|province)\b.*\b(work|working) (from|in)\b|\b(state|country)\b.*\bwill you (be )?(work|working)\b/,
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
    ask: /\b(do you|are you)\b.*\b(reside|live|located|based|living)\b.*\b(in|within|near)\b/,
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
