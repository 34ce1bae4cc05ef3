import { coreWords } from '#domain/question/words/core-words.ts';
import { either, type Family } from './family.ts';

const citizenships = coreWords(
  [
    'citizenships|nationalities|countries|country',
    'citizenship|citizenships|nationalities|nationality|citizen',
    'list|all|every|each|countries|nationalities|citizenships',
  ],
  'please list name state provide enter indicate all every each any the your country countries of or which where that what in do you hold have are a currently citizenship',
);
const restricting = coreWords(
  [
    'agreement|agreements|contract|contracts|contractual|covenant|covenants|obligation|obligations',
    'restrict|restricts|restricting|prevent|prevents|preventing|limit|limits|limiting|prohibit|prohibits|keep|keeps|keeping|preclude|precludes|interfere|bar|bars',
    'competitor|competitors|competing|compete|another employer|other employers|another company|another organization',
  ],
  'do does are is there you your any a an the that which would could might may to of or and with by from for in on at party subject bound under have has signed entered into current former past previous prior another other employer employers company agreement legal where you can be being able ability work working still effect written verbal',
);

export const legal: readonly Family[] = [
  {
    name: 'visa_detail',
    may: 'typed',
    sensitive: true,
    ask: /\b(visa|permit|ead|opt|cpt)\b.*\b(expir\w*|valid until|end date|start date)\b|\b(expir\w*|end) (date )?of your (visa|permit|work authori[sz]ation)\b/,
  },
  {
    name: 'work_auth_status',
    may: 'typed',
    takes: 'value',
    sensitive: true,
    fact: 'work_auth.status',
    ask: /\b(which|what)\b.*\b(describes|is) your (current )?(work authori[sz]ation|immigration|visa)\b|\b(visa|immigration|work authori[sz]ation|residency) (status|type|category)\b|\btype of (visa|work authori[sz]ation)\b/,
    not: /\b(require|need)\b/,
  },
  // Statements about the person to choose from (see read-status-choice.ts).
  { name: 'status_choice', may: 'typed', takes: 'value', sensitive: true, ask: /(?!)/ },
  // A list of statements (see match-permission.ts).
  { name: 'work_auth_choice', may: 'typed', takes: 'value', sensitive: true, ask: /(?!)/ },
  {
    name: 'work_auth',
    may: 'typed',
    takes: 'yes',
    sensitive: true,
    fact: 'work_auth.{country}',
    ask: /\b(authori[sz]ed|authori[sz]ation|eligible|eligibility|entitled|permitted|allowed|legal right|right)\b.*\b(to )?(work|employment|be employed)\b|\bwork (authori[sz]ation|permit|eligibility)\b|\blegally (able to )?work\b/,
    not: /\bwork (hours|shifts?|weekends?)\b/,
  },
  {
    name: 'sponsorship',
    may: 'typed',
    takes: 'yes',
    sensitive: true,
    fact: 'sponsorship',
    ask: /\bsponsor(ship|ed|ing)?\b|\b(require|need)\b.*\bvisa\b|\bimmigration (case|support|petition)\b|\b(file|submit|process|start|initiate)\b.*\b(petition|permit|visa)\b.*\b(for you|on your behalf)\b|\buscis\b|\b(filing|petition\w*)\b.*\b(for you|on your behalf)\b/,
  },
  {
    name: 'us_person',
    may: 'typed',
    takes: 'yes',
    sensitive: true,
    fact: 'us_person',
    ask: /\b(u s|us) persons?\b/,
  },
  {
    name: 'citizenships',
    may: 'typed',
    takes: 'value',
    sensitive: true,
    fact: 'citizenships',
    ask: either(
      /^which (countries|country or countries) are you a citizen of$|^(please )?(list|name) (your |the |all )*(countries|country or countries) (of your citizenship|of citizenship|you are a citizen of)$|^(please )?list all (of your )?(countries of citizenship|citizenships)$|^(country or )?countries of citizenship$|^(citizenship|nationality) s$/,
      citizenships,
    ),
  },
  {
    name: 'citizenship_country',
    may: 'typed',
    takes: 'value',
    sensitive: true,
    ask: /^((what is )?your )?(current |primary )?(country of (citizenship|nationality)|(citizenship|nationality)( country)?)( mark all that apply| select all that apply| check all that apply)?( as (in|on|per|shown in|shown on|stated in|it appears (in|on))( your| the)? passport)?$|^(of )?(what|which) country are you a citizen( of)?$/,
  },
  {
    name: 'citizenship',
    may: 'typed',
    sensitive: true,
    ask: /\b(citizen|citizens|citizenship|itar|export controls?|embargoed|permanent resident|green card|nationality)\b/,
  },
  {
    name: 'clearance',
    may: 'typed',
    sensitive: true,
    fact: 'clearance',
    varies: true,
    ask: /\b(security )?clearance\b/,
    not: /^(when|why|how|where|describe|explain)\b|\b(granted|issued|obtained|expir\w*|investigat\w*|adjudicat\w*|dates?|month|year|sponsor\w*|agency|number)\b/,
  },
  // Levels to choose from (see read-status-choice.ts).
  {
    name: 'clearance_choice',
    may: 'typed',
    takes: 'value',
    sensitive: true,
    fact: 'clearance',
    varies: true,
    ask: /(?!)/,
  },
  {
    name: 'age_over',
    may: 'typed',
    takes: 'yes',
    sensitive: true,
    fact: 'age_over.{age}',
    ask: /\b(16|18|19|21)\b( years?)?( of age| old)?( or (older|over|above))\b|\b(at least|over|above|older than|minimum)\b.*\b(16|18|19|21)\b|\blegal (working age|age to work|age for employment)\b|\b(16|18|19|21)\+|\breached the age of (16|18|19|21)\b|\b(at least|over) eighteen\b|\beighteen( years?)?( of age| old)? or (older|over)\b/,
    not: /\b(experience|lbs?|pounds|kg|kilos?|hours?|months?|days|weeks|miles|minutes|lift\w*|carry|people|percent|under|younger|males?|females?|m[ae]n|wom[ae]n|born|citizens?|veterans?|registered|licensed|drivers?|married|parents?|and (have|hold|able|willing|possess\w*|authori[sz]ed|legally|eligible))\b/,
  },
  {
    name: 'felony',
    may: 'typed',
    takes: 'yes',
    sensitive: true,
    fact: 'felony',
    varies: true,
    ask: /\b(felony|felonies)\b/,
    not: /\b(misdemeanou?rs?|crimes?|arrested|charged|pending|household|family|anyone|spouses?|relatives?|yours)\b|^ha[sd] /,
  },
  {
    // Everything that isn't a felony, so that both together cover any crime (see prove-claim.ts).
    name: 'misdemeanor',
    may: 'typed',
    takes: 'yes',
    sensitive: true,
    fact: 'misdemeanor',
    ask: /^have you ever been convicted of a misdemeanor or any other crime$/,
  },
  {
    // No felony doesn't mean no conviction, so these never share an answer.
    name: 'criminal',
    may: 'typed',
    sensitive: true,
    ask: /\b(felony|felonies|convicted|convictions?|criminal|crimes?|misdemeanou?rs?|arrested)\b/,
  },
  {
    name: 'dismissed',
    may: 'typed',
    takes: 'yes',
    sensitive: true,
    fact: 'dismissed',
    ask: /^have you ever been (fired|terminated|dismissed|discharged)( from (a job|employment))?,? or (been )?(asked|forced) to resign( from (a|any) (job|position))?$/,
  },
  // What was never done to or by the person (see read-record.ts).
  { name: 'record', may: 'typed', takes: 'yes', sensitive: true, varies: true, ask: /(?!)/ },
  // A claim (see read-claim.ts).
  { name: 'under_age', may: 'typed', takes: 'yes', sensitive: true, ask: /(?!)/ },
  // Only one of the two (see read-claim.ts).
  { name: 'dismissal', may: 'typed', takes: 'yes', sensitive: true, ask: /(?!)/ },
  {
    name: 'noncompete',
    may: 'typed',
    takes: 'yes',
    sensitive: true,
    fact: 'noncompete',
    varies: true,
    ask: either(
      /\bnon ?(compete|competition|solicit\w*)\b|\brestrictive covenants?\b|\b(agreements?|contracts?|obligations?|clauses?)\b( \w+){0,4} (restrict\w*|prevent\w*|prohibit\w*|limit\w*|preclud\w*|bars?|barring|keeps?|forbid\w*)( \w+){0,6} compet\w+\b|\bcovenants?\b( \w+){0,4} (restrict\w*|prevent\w*|prohibit\w*|limit\w*|preclud\w*)\b/,
      restricting,
      /^(do you have|are you (currently )?(bound by|subject to|party to)) (any|an) (agreement|contract|obligation|restriction)s? (with|to|from) (a|an|any|your)( current| former| previous| past| present| prior| or| other)* employers? (that|which)( would| could| may| might)? (limit|restrict|prevent|prohibit|affect)s? (where|who|whom|what|your|you)\b/,
      /^are you (currently )?(bound by|subject to|party to) (any|an|a) (agreement|contract|obligation)s? (that|which) (would|could|might|may)? ?(keep|keeps|prevent|prevents|restrict|restricts|prohibit|prohibits|stop|limit|limits|preclude|bar) (you|your)( ability)? (from |to )?(working|work|being employed) (for|at|with) (an?|another|other|any)\b/,
    ),
    not: /\b(spouses?|partner|union|sign|agree|willing|arbitrat\w*|visa|immigration)\b/,
  },
  {
    name: 'public_official',
    may: 'typed',
    sensitive: true,
    ask: /\bpolitically exposed\b|\b(government|public) officials?\b/,
  },
  {
    name: 'accommodation',
    may: 'typed',
    sensitive: true,
    ask: /\bessential (functions|duties)\b|\baccommodations?\b/,
  },
  {
    name: 'lifting',
    may: 'typed',
    takes: 'value',
    sensitive: true,
    fact: 'lift',
    ask: /^how (much( weight)?|many (pounds|lbs)) (can you|are you able to) (safely )?(lift|lift and carry|carry)( at work)?( without (help|assistance)| by yourself| on your own| alone| unassisted)?$|^(what is )?(the )?(maximum|most|maximum weight|heaviest weight|heaviest load|heaviest object|most weight|maximum load) (that )?you (can|are able to) (safely )?(safely )?(lift|carry|lift and carry|lift or carry)( safely)?( at work)?( without (help|assistance)| by yourself| on your own| alone| unassisted)?( in (pounds|lbs|kg|kilos|kilograms))?$/,
  },
  {
    name: 'physical_demands',
    may: 'typed',
    sensitive: true,
    ask: /\b(lift|lifting|carry|stand(ing)?|climb(ing)?)\b.*\b(lbs?|pounds|kg|hours|shift|ladders?|stairs)\b|\bphysical (demands|requirements|ability)\b/,
  },
  {
    name: 'vaccination',
    may: 'typed',
    sensitive: true,
    ask: /\b(vaccinat\w*|covid ?19?|immuni[sz]\w*)\b/,
  },
];
