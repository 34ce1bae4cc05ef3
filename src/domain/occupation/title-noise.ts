import { isStateOrDistrict, type StateCode, usStates } from '#domain/document/values/us-states.ts';

/** A kind of text that employers put into titles and that says nothing about the work. */
interface TitleNoise {
  what: string;
  pattern: RegExp;
  /** Keeps the text in titles where it does name the work. */
  unless?: RegExp;
}

const amount = String.raw`\$\s?\.?\d[\d,.]*\s?[km]?\+?`;
const payUnit = String.raw`(?:\s?(?:\/|per |an |a )\s?(?:hr|hour|wk|week|yr|year|mo|month|day|session|word|shift)\w*)?`;
const day = '(?:m|t|w|th|f|mon|tues?|wed|thurs?|thu|fri|sat|sun)(?:days?|s)?';
const clock = String.raw`\d{1,2}(?::\d{2})?`;
const languages = '(?:spanish|french|mandarin|chinese|korean|vietnamese|portuguese|russian|arabic|english)';

/** In the order in which they are removed. */
export const titleNoise: readonly TitleNoise[] = [
  {
    what: 'days off',
    pattern:
      /\bno (?:nights|weekends|wkn?ds|sundays|holidays|evenings?)(?:\s?(?:\/|or|and)\s?(?:nights|weekends|wkn?ds|holidays))?\b/gi,
  },
  {
    what: 'gender notes',
    pattern: /\(?\b(?:m\s?\/\s?[fwv]|f\s?\/\s?m|h\s?\/\s?f)(?:\s?\/\s?[dxi*])?\b\)?/gi,
  },
  {
    what: 'requisition codes',
    pattern:
      /\b(?:req(?:uisition)?|job|pos(?:ition)?|posting|ref|store|str|dist|district|route|branch|plant|bldg|building)\b\.?\s*(?:id|code|no|number)?\s*[.:#]*\s*(?:[a-z]{0,3}-?\d[\w-]*)/gi,
  },
  {
    what: 'bare codes',
    pattern:
      /#\s?\d[\w-]*|\b[a-z]{1,3}-?\d{4,}[a-z]{0,2}\b|\(\d{3,}\)|\b\d{3,}-\d{3,}\b|(?<= )(?!911)\d{3}$/gi,
  },
  {
    what: 'pay',
    pattern: new RegExp(
      String.raw`(?:\b(?:up to|earn|make|starting at|from)\s+)?${amount}(?:\s?(?:-|to)\s?\$?\d[\d,.]*\s?k?\+?)?${payUnit}|\b\d{2,3}\s?k\b\+?(?:\s?-\s?\d{2,3}\s?k\b\+?)?|\b\d+(?:\.\d+)?\s?%(?:\s?(?:travel|remote|diff))?|\$+`,
      'gi',
    ),
  },
  {
    what: 'pay plans',
    pattern:
      /(?:\b(?:base|hourly|commission)\s*)?\+\s*(?:comm(?:ission)?|tips|bonus|truck|ot|hourly|benefits)\b|\b(?:ote|doe|uncapped commission|commission only|shift diff(?:erential)?|guaranteed? base|competitive pay|weekly pay|pa(?:y|id)s? (?:weekly|daily)|tool allowance)\b/gi,
  },
  {
    what: 'bonuses',
    pattern:
      /\b(?:sign(?:ing)?[ -]on|signing|hiring|hire|retention|referral)?\s*bonus(?:es)?\b|\bsign(?:ing)?[ -]on\b|\bincentive$/gi,
  },
  {
    what: 'hours of the day',
    pattern: new RegExp(
      String.raw`\b${clock}\s?(?:a|p|am|pm)?\s?(?:-|to)\s?${clock}\s?(?:a|p|am|pm)\b(?: [cemp]st)?|\b${clock}\s?(?:am|pm)\b(?: start)?|\b\d{1,2}:\d{2}-\d{1,2}\b|\b(?:3-11|7-3|11-7|9-5|8-5)\b`,
      'gi',
    ),
  },
  {
    what: 'days of the week',
    pattern: new RegExp(
      String.raw`\b${day}\s?(?:-|\/|&)\s?${day}(?:\s?(?:-|\/|&)\s?${day})?\b|\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b`,
      'gi',
    ),
  },
  {
    what: 'dates and school years',
    pattern:
      /\b(?:ay|sy|fall|spring|summer|winter)?\s*(?:20)?\d{2}\s?[-/]\s?(?:20)?\d{2}\b(?: sy)?|\b(?:fall|spring|summer|winter)\s*(?:20\d{2}|'\d{2})|\b(?:class )?(?:starts?|start date|closes|exam closes)\s+\d{1,2}\/\d{1,2}\b|\b\d{1,2}\/\d{1,2}(?:\/\d{2,4})?\b|\b20[23]\d\b/gi,
  },
  {
    what: 'shifts',
    pattern:
      /\b(?:1st|2nd|3rd|first|second|third|days?|nights?|swing|graveyard|evenings?|overnights?|weekends?|rotating|sanitation|any|all)\s*\/?\s*(?:shifts?|shft)\b|\b(?:1st|2nd|3rd)\b(?=\s*(?:-|$|\|))|\b(?:overnights|wkn?ds?|eves|graveyard|swing)\b|\b\d+(?:\.\d+)?\+?(?:-\d+)?[ -]?(?:hrs?|hours?)\b(?:\s?\/\s?(?:wk|week|day))?|\b[\d.]+\s?fte\b|\b\d\s?[x/]\s?1[02]s?\b|\b(?:10|12)s\b|\b\d on \d off\b|\b24\/48\b|\b2-2-3\b/gi,
  },
  {
    what: 'contracts',
    pattern:
      /\b(?:full|part)\s?-?\s?time\b|\btemp(?:orary)?(?:[ -]?to[ -]?(?:hire|perm)|\/hire)\b|\bcontract[ -]to[ -]hire\b|\bc2[hc](?: ok)?\b|\bw-?2\b(?: only| or 1099)?|\b1099\b|\bno c2c\b|\bdirect hire\b|\bper diem\b|\blimited term\b|\b(?:non[ -]?)?exempt\b|\bconfidential(?: search)?\b|\bfreelance\b|\bseasonal\b|\bft\s?\/\s?pt\b|\b\d+\+? ?-?(?:mos?|months?|wks?|weeks?|m)\b\.?\+?(?: contract)?/gi,
  },
  {
    what: 'part time as PT',
    pattern: /(?<=\S\s*[^\w\s]*\s*)\bpt\b/gi,
    unless:
      /^\s*(?:travel|local|lead|senior|sr|staff|prn|school|pediatric|peds)\s+pt\b|\b(?:physical|therap|rehab|home health|outpatient|ortho|snf|ot|slp|cota|acute)/i,
  },
  {
    what: 'calls to apply',
    pattern:
      /\b(?:now|urgently|immediately) hiring\b|\bhiring (?:immediately|event|now|asap)\b|\bimmediate(?:ly)? (?:hire|start|openings?|vacancy|need)\b|\bstart(?:s|ing)? (?:asap|today|tomorrow|immediately|date)\b|\basap\b|\burgent(?:ly)?\b(?! care)|\bneeded\b|\bwanted\b|\bapply (?:now|today)\b|\bjoin our team\b|\b(?:new|anticipated|future) openings?\b|\b(?<!equal )opportunit(?:y|ies)(?: in)?\b|\bwill train\b|\btraining provided\b|\bno exp(?:erience|\.)?(?: needed| required| necessary)?\b|\bnew grads? (?:welcome|ok)\b|\bopen availability\b|\bleads (?:provided|supplied)\b|\bx\d{1,2}\b/gi,
  },
  {
    what: 'benefits',
    pattern:
      /\b(?:great|flight|full|excellent) benefits\b|\bgrowing company\b|\b(?:company|co\.?) (?:truck|vehicle|car|van)\b|\b(?:van|equipment|housing|tools?) (?:provided|avail(?:able)?)\b|\brelocation (?:available|assistance|offered)\b|\bflexible(?: (?:sched(?:ule)?|hours|hrs))?\b|\bhome (?:daily|weekly|nightly|based)\b|\bstudent loan help\b|\bown (?:tools|vehicle|hours)\b/gi,
  },
  {
    what: 'remote work',
    pattern:
      /\b(?:100% |fully )?remote(?! sensing| pilot)(?: ok| usa?\b| only| [cemp]st\b)?\b|\bwork from (?:home|anywhere)\b|\bfrom home\b|\bwfh\b|\bhybrid\b|\bon-?\s?site\b|\b[cemp]st hours\b|\b[a-z]{2} residents only\b/gi,
  },
  {
    what: 'requirements',
    pattern: new RegExp(
      String.raw`\b(?:lic(?:ense)?|exp(?:erience)?|cert(?:ification)?|clearance|degree|weekends|wkn?ds|cdl|bilingual)\b\.?\s?(?:req(?:uired|'?d|\.)?|a must|a plus|pref(?:erred|\.)?|ok)(?!\w)|\b\d+\+?(?:\s?-\s?\d+)?\+?\s?(?:yrs?|years?)\b\.?(?:\s?(?:of )?exp\w*)?|\b(?:ts\/sci|secret clearance|public trust|security clearance)\b`,
      'gi',
    ),
  },
  {
    what: 'languages',
    pattern: new RegExp(String.raw`\bbilingual\b(?:\s*\(?${languages}(?:\s?\/\s?${languages})?\)?)?`, 'gi'),
    unless: /\b(?:teacher|tchr|interpreter|translator|education|instructor|tutor)/i,
  },
  { what: 'employers', pattern: /(?<=\w )at (?!Law\b)(?:the )?[A-Z][^-|,(]*/g },
  { what: 'sites', pattern: /@\s?[^-|,(]+|\b(?:city|county|state|town) of [a-z]+\b/gi },
  {
    what: 'schedules as a part of their own',
    pattern:
      /(?<=\s-\s+|\()(?:(?:days?|nights?|evenings?|weekends?|early am|prn|ft|temp|temporary|contract|union|travel|casual)[\s/,&]*)+(?=\s-\s|\s?\(|\)|\s*$)/gi,
  },
];

/** Words that end the names of employers and sites, not those of jobs. */
export const employerEnding =
  /\b(?:llc|inc|corp|co|company|companies|group|partners|holdings|industries|enterprises|solutions|technologies|logistics|foods?|bank|credit union|health|healthcare|health care|hospitals?|clinics?|medical center|schools?|isd|academy|college|university|county|restaurants?|hotels?|resorts?|casino|stores?|outlet|mall|church|ymca|farms|staffing|campus|village)$/i;

const places = `albuquerque anaheim arlington atlanta austin bakersfield baltimore baton|rouge beaumont bellevue
  bentonville birmingham boise boston boulder bronx brooklyn buffalo charlotte chicago cincinnati cleveland
  colorado|springs columbus dallas dayton denver des|moines detroit doral durham el|paso encino fort|worth fresno
  frisco hartford honolulu houston huntsville indianapolis irvine irving jacksonville jersey|city kansas|city
  king|of|prussia lansing las|vegas lexington lincoln long|beach los|angeles louisville madison manhattan memphis
  mesa miami milwaukee minneapolis naples nashville new|orleans new|york new|york|city newark norfolk oakland
  oklahoma|city omaha orange|county orlando philadelphia phoenix pittsburgh plano portland queens raleigh redmond
  reno reston richmond rochester sacramento salt|lake|city san|antonio san|diego san|francisco san|jose sarasota
  scottsdale seattle silicon|valley spokane st|louis st|paul stockton tacoma tallahassee tampa temple toledo tucson
  tulsa twin|cities virginia|beach washington|dc wichita wilmington nyc sf atl atx dfw dmv bay|area central|valley
  midwest northeast southeast southwest northwest east|coast west|coast west|region north|america nationwide usa us
  united|states statewide`;

/** Cities and regions that employers name most often, in lowercase. */
export const knownPlaces: ReadonlySet<string> = new Set(
  [
    ...places.split(/\s+/).map((name) => name.replaceAll('|', ' ')),
    ...Object.values(usStates).map((name) => name.toLowerCase()),
  ].filter((name) => name !== ''),
);

export const stateCodes: ReadonlySet<string> = new Set(
  (Object.keys(usStates) as StateCode[]).filter(isStateOrDistrict),
);

/** State codes that are no credential or word of a title, so that a city need not be known. */
export const plainStateCodes: ReadonlySet<string> = new Set(
  [...stateCodes].filter((code) => !/^(?:CT|DC|DE|HI|ID|IN|LA|MA|MD|ME|MS|ND|OK|OR|PA)$/.test(code)),
);
