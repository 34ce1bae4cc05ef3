import { coreWords } from '#domain/question/words/core-words.ts';
import { languageNames } from '#domain/question/words/language-names.ts';
import { either, type Family } from './family.ts';
import { licenses } from './licenses.ts';

/** Languages besides English. */
const otherLanguages = coreWords(
  [
    'language|languages',
    'other than english|besides english|in addition to english|aside from english|apart from english|beyond english|other|additional|else',
    'speak|spoken|communicate|fluent|fluently|know|proficient|converse|read speak',
  ],
  'what which please list name indicate select enter state specify any all the do you can could would are your in that if also well with patients customers clients families residents guests english besides check mark choose',
);

/** Tools, or any of a list, that somebody has used or knows. */
const toolsUsed = coreWords(
  [
    'tools|tool|software|systems|system|programs|technologies|applications|platforms|platform|ehr|ehrs|emr|emrs|databases|packages|equipment|of the following|of these|electronic medical records|electronic health records|medical record systems|data warehouses|warehouses|warehousing|technologies|charting systems|bi tools|programming languages|scripting languages',
    'used|use|using|experience|experienced|worked|documented|know|familiar|proficient|proficiency|charted|comfortable|knowledge|operated|competent|skilled|done|performed',
  ],
  'which what do you have are had with in on at of for the a an all any each every that please select choose check mark indicate list to work working job your professional professionally setting settings hands currently presently ever previously following these bi data analytics analysis visualization reporting charting electronic health medical record records computer office clinical design dispatch and or as well been day now apply below listed actively already way around confident confidently independently day to comfortably regularly client production project projects commercial commercially environment environments career past languages programming scripting data warehouse warehouses database technology documented documenting school or job class coursework select',
);
/** Things that somebody can do alone. */
const canDo =
  /^(?:please )?(?:check|select|mark|tick|choose|indicate) (?:the|all|any|all of the|each) (?:types? of |kinds? of )?(?:work|skills?|tasks|areas|equipment|procedures|duties)(?: below| listed)? (?:that |in which |which )?you (?:are (?:experienced|skilled|proficient|competent)|have (?:experience|worked|done|performed))(?: in| with| on| doing)?$|^(?:please )?(?:check|select|mark|tick|choose) (?:what|everything|all|all that|the things|each thing|anything) (?:that )?you can do(?: (?:without (?:help|supervision|somebody showing you|someone showing you|being shown)|on your own|independently|alone|by yourself))?$/;

export const background: readonly Family[] = [
  {
    name: 'occupation',
    may: 'profile',
    takes: 'value',
    types: ['SingleChoice'],
    ask: /^(?:what level (?:of )?(?:[a-z]+ )?are you(?: at)?|what trade are you in|(?:apprentice|journeyman|master|helper|foreman)(?: (?:or )?(?:apprentice|journeyman|master|helper|foreman))+)$|^(what is |whats )?(your )?(primary |main |current )*(trade|craft|occupation|profession|trade or craft|(primary |current |main |second |secondary |nursing |clinical )*specialty( area)?)$|^(what is )?(your |current |present )*(trade |skill |apprentice |craft |job )?(level|classification)$|^which (of (the following|these) )?best describes your (current |present )?(trade |skill |license |craft )?(level|classification)$|^are you an? [a-z ]+ or (an? )?[a-z ]+$/,
    not: /\b(english|language|education|degree|clearance|citizen|resident|veteran|student|over|under|willing|able|male|female|proficiency|veterans|current (or|employee)|former|employee|contractor|spouses?|fathers?|mothers?|parents?)\b/,
  },
  {
    name: 'tool_now',
    may: 'profile',
    takes: 'value',
    types: ['SingleChoice'],
    ask: /^(?=.*\b(today|now|currently|presently|current|present)\b)(which|what) [a-z ]{2,30} do you (currently |presently |now )?(use|chart in|chart with|work in|work with|document in)( today| now| currently| at work| (in|at|on) your (current|present) (job|role|position|unit))*$/,
    not: /\b(not|prefer|want|languages?|shifts?|city|state|department|unit do|office|pronouns?|days?|location)\b/,
  },
  {
    name: 'school_of',
    may: 'profile',
    takes: 'value',
    ask: /^(name of )?(your |the )?[a-z]*(?<!high|middle|grade|elementary|trade|primary|secondary|last|law) ?(?:nursing|medical|dental|pharmacy) school( attended| you attended| name)?$|^(name of )?(your |the )?(school|college) of [a-z]+( attended| you attended| name)?$|^(in )?(what|which) country (did you|was your) (complete|receive|obtain|earn|get|do|qualify as|train as|study|graduate|nursing|degree|education)( an?)?( your)?( [a-z]+){0,4}$|^country (of|where you (completed|received|obtained|earned)) (your )?(nursing |college )?(education|degree|qualification|training)$/,
    not: /\b(choice|record|interest|thought|origin)\b/,
  },
  // A claim (see read-claim.ts).
  { name: 'employed_now', may: 'profile', takes: 'yes', ask: /(?!)/ },
  {
    name: 'skills',
    may: 'profile',
    takes: 'value',
    fact: 'skills',
    lists: 'some',
    ask: /^(please )?(list |enter |what are )?(your |key |core |top |relevant |professional |technical |computer )*skills( do you have)?$/,
  },
  {
    name: 'tools_listed',
    may: 'profile',
    takes: 'value',
    lists: 'some',
    types: ['MultiChoice'],
    ask: either(toolsUsed, canDo),
    not: /\b(not|never|years)\b/,
  },
  // The only one of a list that the person knows (see read-choices.ts).
  { name: 'tool_best', may: 'profile', takes: 'value', types: ['SingleChoice'], ask: /(?!)/ },
  {
    name: 'years_total',
    may: 'profile',
    takes: 'value',
    fact: 'experience.years',
    ask: /\byears?( of)?( total| overall| professional| work| working| full time)* experience( do you have)?( in total)?$/,
  },
  {
    name: 'team_size',
    may: 'typed',
    ask: /\bhow (many|large)\b.*\b(people|employees|direct reports|team)\b.*\b(manage|managed|lead|led|supervise[d]?)\b|\b(size of|largest) (the )?team\b|\bdirect reports\b/,
  },
  {
    name: 'years_with',
    may: 'profile',
    takes: 'value',
    ask: /\byears?\b.*\bexperience\b|\bexperience\b.*\byears?\b|\bhow (many years|long) have you\b|^(total |number of )?years (as|with) \w+/,
    not: /\b(outside( of)?|other than|excluding|except|not including|apart from|aside from|besides|without)\b|\bwill you\b|\b(spouses?|partners?|managers?|supervisors?) (worked|has|have)\b/,
  },
  {
    name: 'education_level',
    may: 'profile',
    takes: 'value',
    fact: 'education.level',
    ask: /\b(highest|level of)\b.*\b(education|degree|diploma|schooling|qualification)\b|\beducation level\b|^educational attainment$|\bdegree (completed|attained|earned|received|obtained|conferred)\b/,
    not: /\b(year|years|when|where|school|institution|university|college|gpa|field|major|subject|study|date|name of)\b/,
  },
  {
    name: 'has_degree',
    may: 'profile',
    takes: 'yes',
    ask: /\b(do you|have you)\b.*\b(bachelors?|masters?|associates?|doctora\w+|phd|college|high school|ged|undergraduate)\b.*\b(degree|diploma|ged)\b|\b(do you|have you)\b.*\b(degree|diploma|ged)\b|^did you graduate (from )?(high school|college)$|^(are you a )?high school graduate( or (ged|equivalent))*$/,
    not: /\b(in|major\w*|field|gpa)\b (a |an )?\w+/,
  },
  {
    name: 'test_scores',
    may: 'typed',
    ask: /\b(sat|act|gre|gmat|lsat|mcat|toefl|ielts)\b.*\b(score|result)s?\b/,
  },
  { name: 'enrolled', may: 'typed', ask: /\b(currently )?(enrolled|enrolment|a student|studying)\b/ },
  {
    name: 'graduation_year',
    may: 'profile',
    takes: 'value',
    fact: 'education.year',
    ask: /^(your )?(college |university )?(graduation year|year of graduation|year graduated|year you graduated|(date of graduation|graduation date) (year|yyyy))( from (college|university))?$|^(in )?(what|which) year did you graduate( from (college|university|high school))?$/,
  },
  {
    name: 'graduation',
    may: 'typed',
    ask: /\b(graduation|graduate|graduated|graduating) ?(date|year)?\b/,
    not: /\bgraduate degree\b/,
  },
  {
    name: 'gpa',
    may: 'typed',
    takes: 'value',
    fact: 'education.gpa',
    varies: true,
    ask: /\b(gpa|grade point average)\b/,
    not: /\b(high school|major|minimum|required|scale of)\b/,
  },
  {
    name: 'field_of_study',
    may: 'profile',
    takes: 'value',
    fact: 'education.field',
    ask: /\b(field of study|area of study|discipline|^major|degree major)\b|^(in )?what field is your degree( in)?$|^what is your degree in$|^(degree field|field of (your )?degree)$|^what (did you study|did you major in|was your major|is your major)( in (college|university))?$/,
  },
  {
    name: 'high_school',
    may: 'profile',
    takes: 'value',
    ask: /^(name of )?(the |your )?high school( name| attended| you attended)?$|^(what|which) high school did you (attend|go to|graduate from)$|^(name|high school name) and (place|location|city|city and state|address) of (the |your )?high school( attended)?$|^high school( name)? and (place|location|city|city and state)$/,
  },
  {
    name: 'school',
    may: 'profile',
    takes: 'value',
    fact: 'education.school',
    ask: /^(name of )?(your )?(most recent |last )?(school|university|college|institution|college (or )?university|school (or )?university|school (or )?college|university (or )?college)( name| attended)?$|^where did you (go to|attend) (college|university)$|^(what|which) (college|university|school) did you (attend|go to|graduate from)$/,
  },
  {
    name: 'degree',
    may: 'profile',
    takes: 'value',
    fact: 'education.degree',
    ask: /^(your )?degree( type| name)?$/,
  },
  {
    name: 'language_level',
    may: 'typed',
    takes: 'value',
    ask: new RegExp(
      `^(?=.*\\b(${languageNames})\\b)(?=.*\\b(level|proficiency|fluency|rate|describe|well|fluent|fluently|proficient|good|skills|ability|command)\\b)(how|what|please|rate|indicate|select|describe|your|level|proficiency|fluency|[a-z]+ [a-z]+ bilingualism|(spoken )?(${languageNames})( language)? (proficiency|level|fluency|skills))\\b`,
    ),
    not: /\b(read|reading|write|writing|written|years?|required|our|team|spouses?|besides|other|any|languages)\b/,
  },
  {
    name: 'speaks',
    may: 'typed',
    takes: 'yes',
    ask: /^(are|do|can) you\b.*\b(speak|fluent|proficient|conversational)\b.*\b[a-z]{4,}$/,
    not: /\b(languages?|experience|years|excel|software|and|or|which|other)\b/,
  },
  {
    name: 'other_languages',
    may: 'typed',
    takes: 'value',
    lists: 'all',
    ask: otherLanguages,
    not: /\b(not|years?|required|our)\b/,
  },
  {
    name: 'languages',
    may: 'typed',
    takes: 'value',
    fact: 'languages',
    varies: true,
    lists: 'all',
    ask: /\blanguages?\b.*\b(speak|spoken|fluent|fluently|proficien\w*|know|level)\b|\b(speak|fluent in|proficiency in|which)\b.*\blanguages?\b|^languages?$/,
    not: /\b(other|besides|except|aside from|programming|code|coding|scripting|prefer\w*|interview|would you like|communicate)\b/,
  },
  ...licenses,
  {
    name: 'proficiency',
    may: 'typed',
    ask: /\b(proficien\w+|skill level|level of (expertise|knowledge|skill)|rate your|on a scale|how (comfortable|familiar|skilled) are you)\b/,
  },
  {
    name: 'experience_with',
    may: 'profile',
    takes: 'yes',
    ask: /\b(do you have|have you|are you)\b.*\b(experience|experienced|worked with|worked in an?|used|familiar with|proficient)\b|^(any |prior |previous |hands on |professional )*experience (with|in|using|[a-z]+ing)\b/,
  },
];
