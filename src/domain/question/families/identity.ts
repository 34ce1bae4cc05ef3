import type { Family } from './family.ts';

const ownName =
  /\b(company|employer|school|university|manager|supervisor|reference|referr\w+|employee|recruiter|emergency|spouse|user|file|parent)\b/;

/** Asked about a job rather than for its title. */
const aboutAJob =
  /\b(why|when|how|like|enjoy|know|aware|team|level|industry|type|size|what (do|did|does|are|were|would|have|has)|describe|tell|explain|duties|responsibilities|achievements?|leave|left|leaving|dates?|address|phone|contact|city|salary|pay|manager|supervisor|reason|years?|long|city|website)\b/;

/** At the employer whose form it is, or another one that the label names. */
const elsewhere =
  '\\b(with|for|at|in) (us|our|the (company|county|city|university|hospital|bank|district|agency))\\b|\\bhere\\b|^if\\b|\\b(last|recent|latest) (job title|title|position|role) (you )?(held |had )?(with|at|for) (?!your|an?|any)\\w';

/** Two things in one input. */
const titleAndCompany =
  '\\b(title|position|role) (and )?(name of )?(your )?(current )?(company|employer)\\b|\\b(company|employer)( name)? (and )?(your )?(job )?(title|position|role)\\b';

export const identity: readonly Family[] = [
  {
    name: 'preferred_name',
    may: 'typed',
    takes: 'value',
    fact: 'name.preferred',
    ask: /\b(preferred|chosen)\b.*\bname\b|\bname (do )?you go by\b|\bwhat (should we|would you like us to) call you\b|\bnickname\b|\bgoes by\b/,
  },
  {
    name: 'legal_name',
    may: 'typed',
    takes: 'value',
    fact: 'name.legal',
    ask: /^(full )?name first( name)? middle( name)? last( name)?$|\blegal\b.*\bname\b|\bname\b.*\blegal\b|\bname\b.*\b(on|in) (your |the |a |an |any )?(\w+ )?((government|official|valid|legal|state|federal|photo|issued|drivers?|social|security|identity|identification) )*(id|ids|passport|identification|license|card|documents?)\b/,
  },
  {
    name: 'pronunciation',
    may: 'typed',
    takes: 'value',
    fact: 'name.pronunciation',
    ask: /^(how (do|would|should|can|may) (you|we)|(please )?(tell us |let us know )?how (to|do we|should we)) (say|pronounce|correctly pronounce) your (full |first and last |first )?name( correctly)?$|^how is your (full )?name (pronounced|said)( correctly)?$|^(your |phonetic )?(name pronunciation|pronunciation( of (your )?(full )?name)?)( phonetic| phonetically)?$|^name phonetic( spelling| pronunciation)?$|^(please )?(provide |enter |give us )?(the |a )?phonetic (spelling|pronunciation) of (your )?(full )?name$/,
  },
  {
    name: 'other_names',
    may: 'typed',
    ask: /\b(middle|maiden|former|previous|other) (last |first )?(name|names|initial)\b|\bother names\b|\b(m i|name suffix|suffix)$|\b(pronounce|pronunciation|phonetic\w*)\b|\balias(es)?\b/,
  },
  {
    name: 'full_name',
    may: 'profile',
    takes: 'value',
    fact: 'name.full',
    ask: /\bfull name\b|^(your |candidate |candidates |applicant |applicants )?(complete )?name$|\bfirst( name)? and last name\b|\bname first (and )?last\b|^((your|full|complete|print|applicants?|candidates?) )*name last (name )?(then |and )?first( name)?( middle| mi| m i| middle initial)?$|^(your )?last name (and |then )?first name( of (the )?(applicant|candidate))?$|^(applicants?|candidates?) (last|first)( name)? (and )?(first|last) name$|^name of (the )?(applicant|candidate)$/,
    not: ownName,
  },
  {
    name: 'first_name',
    may: 'profile',
    takes: 'value',
    fact: 'name.first',
    ask: /\b(first|given|fore) ?name\b|^(name )?first$/,
    not: ownName,
  },
  {
    name: 'last_name',
    may: 'profile',
    takes: 'value',
    fact: 'name.last',
    ask: /\b(last|family|sur) ?name\b|^(name )?last$/,
    not: ownName,
  },
  {
    name: 'email',
    may: 'profile',
    takes: 'value',
    fact: 'email',
    validation: 'Email',
    ask: /\be ?mail\b/,
    not: /\b(method|prefer|prefers|preference|preferences|preferably|preferred(?! (personal |contact )?e ?mail( address| id)?($| to reach| for (us|contact)))|phone or e ?mail|e ?mail or phone|alerts?|notifications?|subscribe|alternate|alternative|secondary|second|other|managers?|supervisors?|references?|referr\w+|employees?|recruiters?|emergency|consent|agree|receive|company|work|business|corporate|school|university|advisors?|professors?|spouses?)\b/,
  },
  {
    name: 'phone_country',
    may: 'profile',
    fact: 'phone.country',
    ask: /\b(country|dial|dialing|calling) code\b|\bphone country\b|\bcountry phone\b/,
    not: /\b(incl|including|include|with|plus|starting with)\b/,
  },
  {
    name: 'phone',
    may: 'profile',
    takes: 'value',
    fact: 'phone',
    validation: 'PhoneNumber',
    ask: /\b(phone|mobile|cell|cellphone|cellular|telephone)\b|\bcontact number$|^(what is |whats )?(the |your |a )?((best|preferred|good|primary|main|daytime|day time|evening|day|personal) )+(contact )?number( (for us )?(to|at which to|at which we (can|may)|we (can|may|should)|where we (can|may)|where you can be|at which you can be) (reach|call|contact|text|reached|contacted)( you)?( at| on)?)?( during the day)?$|^(what |which )?number (can|may|should) (we|you) (reach|call|contact|be reached)( you)?( at| on)?$|^number (to|where we can|we can|at which we can) (reach|call|contact) you( at| on)?$/,
    not: /\b(type|device|carrier|provider|plan|extension|ext|method|prefer\w* (method|way|contact)|best time|alternate|alternative|alt|secondary|second|additional|other|fax|pager|work|office|managers?|supervisors?|references?|emergency|interview|experience|support|app|apps|company|employers?|business|school|spouses?|recruiters?)\b/,
  },
  {
    name: 'linkedin',
    may: 'profile',
    takes: 'value',
    fact: 'links.linkedin',
    validation: 'LinkedInProfile',
    ask: /\blinked ?in\b/,
  },
  {
    name: 'github',
    may: 'typed',
    takes: 'value',
    fact: 'links.github',
    validation: 'Url',
    ask: /\b(github|gitlab)\b/,
  },
  {
    name: 'portfolio',
    may: 'typed',
    takes: 'value',
    fact: 'links.portfolio',
    ask: /\b(portfolio|work samples?|writing samples?)\b/,
    not: /\b(password|passcode)\b/,
  },
  {
    name: 'website',
    may: 'typed',
    takes: 'value',
    fact: 'links.website',
    validation: 'Url',
    ask: /\b(personal )?(website|web site|blog|homepage)\b|^other (website|link|url)s?$/,
    not: /\b(experience|company|employers?|business|school|our)\b/,
  },
  {
    name: 'social',
    may: 'typed',
    validation: 'Url',
    ask: /\b(twitter|x profile|google scholar|kaggle|stack ?overflow|instagram|facebook|dribbble|behance)\b/,
  },
  {
    name: 'current_company',
    may: 'profile',
    takes: 'value',
    fact: 'experience.company',
    ask: /\b(current|most recent|present|latest|last)\b.*\b(company|employer|organi[sz]ation)\b|^(company|employer|organi[sz]ation)( name)?$|\b(what|which) company do you (currently|presently) work (for|at)\b|^(where|who) do you ((currently|presently|now) work( for| at)?|work( for| at)? (now|currently|today|at present|right now|at the moment|at this time))$|^(where|by whom) are you (currently|presently|now) (employed|working)$|^(your |name of your )?(current|present) (workplace|place of (work|employment))$/,
    not: new RegExp(`${aboutAJob.source}|${titleAndCompany}|${elsewhere}|\\bemployer use\\b`),
  },
  {
    name: 'current_title',
    may: 'profile',
    takes: 'value',
    fact: 'experience.title',
    ask: /\b(current|most recent|present|latest|last)\b.*\b(job title|title|position|role)\b|^(job )?title$/,
    not: new RegExp(`${aboutAJob.source}|${titleAndCompany}|${elsewhere}|\\bdo you (?:use|chart)\\b`),
  },
  {
    name: 'headline',
    may: 'typed',
    fact: 'introduction',
    ask: /^(headline|summary|professional summary|profile summary|about (you|yourself)|tell us (a (bit|little) )?about yourself|introduce yourself)$/,
  },
];
