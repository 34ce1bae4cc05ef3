import type { JobPart, LicensePart, SchoolPart } from './history-part.ts';

/** Labels of the inputs in a row, as whole labels, normalized. */
const isCurrent =
  /^(?:current|present)$|^(?:current|present) (?:job|position|employer|role|employee)$|^is this your (?:current|present) (?:job|position|employer|role)$|^(?:do you|i) (?:currently |still |presently )+(?:work|am working|am employed) (?:here|there|in this role|in this position|at this company|for this employer)$|^i am currently (?:working|employed) (?:here|in this role|in this position)$|^are you (?:currently|still|presently) (?:employed|working) (?:here|there)$|^(?:currently|still) (?:employed|work|working)(?: here)?$/;
const when = '(?:(?:dates?|employment dates?|dates? of employment|dates? employed|employed|dates? worked) )?';
const unit = '(?: date)?(?: (?:month|year|month year|month and year))?';
const jobNoun = '(?:employer|company|job|work|office|position|organi[sz]ation)';
export const jobParts: readonly [JobPart, RegExp][] = [
  [
    'company',
    /^(?:name of )?(?:the )?(?:company|employer|organi[sz]ation|firm|employer or company|company or employer)(?: name)?$/,
  ],
  [
    'company_and_place',
    /^name and (?:address|location|city and state|city) of (?:the )?(?:company|employer|organi[sz]ation)$|^(?:company|employer)(?: name)? and (?:address|location|city)$/,
  ],
  [
    'title',
    /^(?:your )?(?:job )?(?:title|position|position title|position held|role|title of position|job title or position|position or title)$/,
  ],
  [
    'from',
    new RegExp(
      `^${when}(?:from|start|started|starting|begin|began|beginning|hire|hired|joined|date (?:started|hired|of hire|joined))${unit}$`,
    ),
  ],
  [
    'to',
    new RegExp(
      `^${when}(?:to|end|ended|ending|until|through|left|leaving|separated|separation|date (?:left|ended|of leaving|of separation))${unit}$`,
    ),
  ],
  [
    'dates',
    /^(?:employment dates|dates|dates (?:of employment|employed|worked|held|of service)|period (?:of employment|employed|worked)|employed from to)(?: from (?:and )?to| month(?: and)? year)?$/,
  ],
  ['location', new RegExp(`^(?:${jobNoun} )?location$|^(?:${jobNoun} )?city (?:and )?state$`)],
  ['city', new RegExp(`^(?:${jobNoun} )?(?:location )?city$`)],
  ['state', new RegExp(`^(?:${jobNoun} )?(?:location )?state(?: (?:or )?province)?$`)],
  ['current', isCurrent],
  [
    'duties',
    /^what (?:did|do) you do (?:there|here|in this job|at this job)$|^(?:your )?(?:main |primary |principal |key |major )?(?:job |role |position |work )?(?:description|duties|responsibilities|duties (?:and )?responsibilities|description of duties)$/,
  ],
  [
    'contact',
    /^(?:(?:may|can|could) (?:we|i) (?:contact|call)|(?:ok|okay|is it ok|is it okay|all right) (?:for us )?to (?:contact|call))(?: this employer| them)?(?: for a reference)?$/,
  ],
];

const schoolName =
  '(?:school|institution|college|university|college (?:or )?university|school (?:or )?(?:university|college|institution))';
const given = '(?: type| obtained| earned| received| conferred| awarded| attained)?';
const schoolAt = `(?:${schoolName} )?(?:location )?`;
export const schoolParts: readonly [SchoolPart, RegExp][] = [
  ['school', new RegExp(`^(?:name of )?(?:the )?${schoolName}(?: name| attended)?$|^name$`)],
  [
    'school_and_place',
    new RegExp(
      `^(?:school )?name (?:and )?(?:location|city and state|city state)(?: of (?:the )?${schoolName})?$`,
    ),
  ],
  [
    'kind',
    /^(?:school|education|institution) (?:type|level)$|^(?:type|level) of (?:school|education|institution)$|^level$/,
  ],
  [
    'degree',
    new RegExp(
      `^(?:type of )?(?:degree|diploma|degree or diploma|diploma or degree|degree diploma|degree or certificate)${given}$`,
    ),
  ],
  [
    'field',
    /^(?:major|field of study|course of study|area of study|program of study|discipline|major field of study|major(?: or)? program of study|major(?: or)? field of study)$/,
  ],
  [
    'graduated',
    /^graduated?$|^did you (?:graduate|complete (?:the|this) program)$|^(?:degree|diploma) completed$|^diploma (?:or )?ged (?:received|earned|completed)$/,
  ],
  [
    'year',
    /^year$|^graduation year$|^year (?:of )?(?:graduated|graduation|completed|completion|degree)$|^year degree (?:received|earned|conferred)$|^year you graduated$|^last year attended$/,
  ],
  ['years', /^(?:highest )?(?:years|grade)(?: of school)? completed$/],
  ['to', new RegExp(`^(?:dates? |years? )?(?:attended )?(?:to|end)${unit}$`)],
  [
    'location',
    new RegExp(
      `^(?:${schoolName} )?location(?: of (?:the )?${schoolName})?$|^(?:${schoolName} )?city (?:and )?state$`,
    ),
  ],
  ['city', new RegExp(`^${schoolAt}city$`)],
  ['state', new RegExp(`^${schoolAt}state(?: (?:or )?province)?$`)],
];

const license = '(?:licen[cs]e|certification|certificate|credential)';
const licenses = `(?:${license} or ${license}|${license} ${license}|${license})`;
export const licenseParts: readonly [LicensePart, RegExp][] = [
  [
    'name',
    new RegExp(`^(?:type|${licenses}(?: name| type| title)|(?:name|type|title) of ${licenses}|${licenses})$`),
  ],
  ['number', new RegExp(`^(?:${licenses} )?(?:number|no|id|(?:number|no) (?:or )?id)$`)],
  [
    'state',
    new RegExp(
      `^(?:${licenses} )?(?:state|issuing state|state issued|state of issue|issued by|issuer|issuing (?:state or agency|agency or state|authority|agency|organi[sz]ation|body))$`,
    ),
  ],
  [
    'expires',
    new RegExp(
      `^(?:${licenses} )?(?:(?:expiration|expiry|expires|valid until|valid through)(?: date)?|(?:date (?:of )?)(?:expires|expiration|expiry|it expires))$`,
    ),
  ],
];

export const militaryParts: readonly [JobPart, RegExp][] = [
  ['branch', /^(?:military )?branch(?: of (?:the )?(?:military )?(?:service|armed forces|military))?$/],
  ['title', /^(?:military )?occupation(?:al)? (?:title|specialty)$|^(?:military )?job title$|^mos title$/],
  [
    'from',
    new RegExp(`^(?:dates? (?:of service |served )?)?(?:service )?(?:from|start|entered|enlisted)${unit}$`),
  ],
  [
    'to',
    new RegExp(
      `^(?:dates? (?:of service |served )?)?(?:service )?(?:to|end|until|separation|discharge|discharged)${unit}$`,
    ),
  ],
  ['dates', /^dates? (?:of service|served)(?: from (?:and )?to)?$/],
];

const jobWords = '(?:my |your |work |employment |professional |job |former |previous |past |prior )*';
const thing = '(?:employer|job|position|company|role)';
const under = '(?:(?:work |employment |job |professional )*(?:experience|employment|history) )?';
export const latestFirst =
  /\b(?:most recent|latest)\b|\b(?:last|current|present) (?:employer|position|job|one)\b|\blast first\b/;
const jobNouns =
  /\b(?:employers?|employment|jobs?|positions?|compan(?:y|ies)|work|experience|roles?|titles?)\b/;

/** Whether a heading or a short label is about another job than the latest. */
export function namesLaterJob(text: string): boolean {
  if (latestLast.test(text) || /\b(?:first|1st) (?:job|employer|position|company)\b/.test(text)) return true;
  return laterRow.test(text) && jobNouns.test(text) && text.split(' ').length <= 8;
}

/** The latest job comes last. */
export const latestLast =
  /\b(?:most recent|latest|current|newest) last\b|\b(?:oldest|earliest|first job)\b|(?<!\breverse )\bchronological\b/;
/** Another job than the latest: "second most recent", "before that". */
export const laterRow =
  /\b(?:second|third|fourth|fifth|sixth|2nd|3rd|[4-9]th|[2-9]|next|other|another|additional|previous|former|past|prior|preceding|earlier|before|previously|penultimate|but one|ago|older|oldest|earliest)\b/;
/** "Second most recent" is not the most recent. */
export const laterInOrder =
  /\b(?:second|third|fourth|fifth|sixth|2nd|3rd|[4-9]th|next|another|other)(?: to)? (?:most recent|latest|last)\b|\bbefore\b/;
/** After a heading for the most recent job. */
export const oneBefore =
  /^(?:your )?(?:previous|prior|next|preceding) (?:employer|job|position|company|role)$/;
export const jobHeadings = {
  numbered: new RegExp(
    `^${jobWords}(?:experience|employment|employer|job|position|company|(?<=\\b(?:work|employment|job|professional) )history)(?: history)?(?: (?:no|number|entry|row|record))? (?<number>[1-9])$|^(?<ordinal>first|second|third|fourth|1st|2nd|3rd|4th) ${thing}$`,
  ),
  recent: new RegExp(
    `^${under}(?:your )?(?<recent>second|third|fourth|2nd|3rd|4th|next) (?:most recent|latest) ${thing}$`,
  ),
  latest: new RegExp(
    `^${under}(?:your )?(?:current|present|most recent|latest|current or most recent|present or most recent|most recent or current|current most recent)(?: ${thing}| employment)$`,
  ),
  whole: new RegExp(`^${jobWords}(?:experience|employment|history|employers|jobs)(?<rest> .*)?$`),
};
export const schoolHeadings = {
  numbered: /^(?:education|school|degree)(?: history)? (?<number>[1-9])$/,
  high: /^(?:education(?:al)? (?:background |history )?)?high school(?: information| education)?$/,
  college:
    /^(?:education(?:al)? (?:background |history )?)?(?:college|university|college (?:or )?university|undergraduate(?: college| education)?)$/,
  whole:
    /^(?:my |your )?education(?:al)?(?: history| background| information| details| and training)?$|^schools$|^academic (?:background|history)$/,
};
/** "Certification" alone may be above a signature. */
export const licenseHeading =
  /^(?!certification$)(?:professional |my |your |current |nursing |rn |trade |medical )*(?:licen[cs]es?|licensure|certifications?|certificates?|credentials)(?:(?: and| or)? (?:licen[cs]es?|licensure|certifications?|certificates?|credentials|registrations?))?(?: information| details)?(?: (?<number>[1-9]))?$/;
export const militaryHeading =
  /^(?:your |us |u s |united states )?(?:military|armed forces|military service|military or naval)(?: service| history| record| background| information| experience)?$/;
