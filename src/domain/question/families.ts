import type { AnswerValidationType, QuestionType } from './question-type.ts';

/**
 * Who may answer. `profile`: what the profile says. `typed`: only the person's own typed answer.
 * `act`: only an act of the person (consent, attestation, signature). `never`: nobody here, ever.
 * `open`: asked anew each time, because the answer belongs to this employer or is the person's own prose.
 */
export type MayAnswer = 'profile' | 'typed' | 'act' | 'never' | 'open';

/** What a question asks. Patterns see folded text (see fold-text.ts) and match whole words. */
export interface Family {
  name: string;
  may: MayAnswer;
  ask: RegExp;
  not?: RegExp;
  /** Name of the fact that answers it; {country} and {age} come from the question. */
  fact?: string;
  /** Legal, demographic, health and pay questions. */
  sensitive?: true;
  /** Wordings differ in scope, so an answer given to another wording is shown for review. */
  varies?: true;
  types?: readonly QuestionType[];
  validation?: AnswerValidationType;
  /** `yes`: what is known is a yes or a no. `value`: a name, a number, an address, which is no answer to a yes-or-no question. */
  takes?: 'yes' | 'value';
  /** Why it is left to the person, where the reason is not the same for all of its kind. */
  reason?: string;
}

const ownName =
  /\b(company|employer|school|university|manager|supervisor|reference|referr\w+|employee|recruiter|emergency|spouse|user|file|parent)\b/;

/** Asked about a job rather than for its name. */
const aboutAJob =
  /\b(why|when|how|like|enjoy|know|aware|team|level|industry|type|size|what (do|did|does|are|were|would|have|has)|describe|tell|explain|duties|responsibilities|achievements?|leave|left|leaving|dates?|address|phone|contact|city|salary|pay|manager|supervisor|reason|years?|long|city|website)\b/;

const neverFilled: Family[] = [
  {
    name: 'national_id',
    may: 'never',
    sensitive: true,
    ask: /\b(ssn|social security|social insurance number|national (id|identification|identity|insurance)|tax(payer)? id(entification)?|passport (no|number)|identity (card|number)|id (card )?number)\b/,
  },
  {
    name: 'date_of_birth',
    may: 'never',
    sensitive: true,
    ask: /\b(date of birth|birth ?date|birthday|dob)\b/,
  },
  {
    name: 'bank',
    may: 'never',
    sensitive: true,
    ask: /\b(bank (account|details|name)|routing number|account number|iban|swift code|credit card)\b/,
  },
  {
    name: 'photo',
    may: 'never',
    types: ['File'],
    ask: /\b(photo|photograph|headshot|selfie|avatar|picture)\b/,
  },
  { name: 'password', may: 'never', sensitive: true, ask: /\b(password|passcode|pin code)\b/ },
  {
    name: 'medical_detail',
    may: 'never',
    sensitive: true,
    ask: /\b(medical (condition|history|record)s?|diagnos(is|ed)|medications?)\b/,
  },
];

const actsOfThePerson: Family[] = [
  {
    name: 'signature',
    may: 'act',
    reason: 'A name typed here is your signature. Only you can give it.',
    ask: /\b(e ?signature|e ?sign|signature|sign here|signed (by|on)|typ(e|ing) (in )?(your|my) (full |legal )*name|entering your name|printed? (your )?(full )?name|your initials|initials?( here)?$)\b|^print(ed)? name\b/,
    not: /\b(middle|assignment|signature (skill|dish|style)s?)\b/,
  },
  {
    name: 'background_consent',
    may: 'act',
    sensitive: true,
    ask: /\b(background (check|screening|investigation)s?|drug (test|screen)\w*|credit check)\b/,
  },
  {
    name: 'contact_consent',
    may: 'act',
    ask: /\b(sms|text messages?|whats ?app|robocalls?)\b/,
    not: /^(mobile|cell|phone|whats ?app)( number)?$/,
  },
  {
    name: 'recording_consent',
    may: 'act',
    ask: /\b(record(ed|ing)|note ?taker|transcri(be|bed|ption))\b.*\b(interview|call|ai|consent|agree)\b|\b(interview|call|ai|consent|agree)\b.*\b(record(ed|ing)|note ?taker|transcri(be|bed|ption))\b/,
  },
  {
    name: 'attestation',
    may: 'act',
    ask: /\b(i|we) (hereby |do )?(certify|attest|declare|affirm|swear|acknowledge|understand|confirm|authorize)\b|\btrue and (complete|correct|accurate)\b|\bby (submitting|checking|clicking|signing|applying)\b/,
  },
  {
    name: 'privacy_consent',
    may: 'act',
    ask: /\bprivacy (notice|policy|statement|practices)\b|\bgdpr\b|\bccpa\b|\bdata (protection|processing|retention)\b|\b(process|processing|retain|store|storing)\b.*\b(my|your|personal) (personal )?(data|information)\b/,
  },
  {
    name: 'own_words_declaration',
    may: 'act',
    ask: /\b(without|not) (using |the use of |use |used )?(any )?(ai|chatgpt|artificial intelligence|generative ai)\b|\b(written|completed|answered) (by )?(yourself|myself|in your own words)\b/,
  },
  {
    name: 'attention_check',
    may: 'open',
    ask: /\b(start|begin|end) your (answer|response|reply) with\b|\btype the (word|number|following)\b|\bto show (that )?you (read|are paying|have read)\b|\bwhat is \d+ ?(\+|plus|times|minus) ?\d+\b|\b(sum|result) of \d+\b/,
  },
  { name: 'terms', may: 'act', ask: /\bterms (and|of|& ?) ?(conditions|use|service)\b/ },
  {
    name: 'marketing_consent',
    may: 'act',
    ask: /\b(talent (pool|community|network)|future (job )?(opportunities|openings|roles)|marketing (e ?mails?|messages|communications?)|newsletter)\b/,
  },
  {
    name: 'consent',
    may: 'act',
    ask: /^(yes )?i (agree|consent|accept)\b|\bdo you (agree|consent|accept)\b/,
  },
];

/** Words meant for a machine are no question: whatever else they name, only the person may answer. */
const instructions: Family[] = [
  {
    name: 'instruction',
    may: 'open',
    ask: /\b(ignore|disregard|forget|override)( (all|any|the|your|my|previous|prior|above|earlier|these|this|every|of))+\b|\b(bypass|skip) the (above|review|safety|rules?|checks?)\b|\b(system prompt|system message|as an ai|ai (agents?|assistants?|models?|bots?|applicants?|tools? (must|should|reading))|language models?|llms?|chatbots?|prompt injection|dear (ai|assistant|bot|agent)|(note|message|instruction|attention)s? (to|for) (the )?(ai|bots?|agents?|assistants?|models?|automat\w+)|automated (agents?|tools?|applicants?|form fillers?)|autofill (tools?|agents?)|developer mode|jailbreak|(new|hidden|updated|secret) instructions?|end of (instructions|prompt|form)|begin (system|admin|instructions?))\b|^(system|assistant|admin|developer|user|root) (reveal|send|output|print|override|message|prompt|you|please|sure|what|ignore|enter|answer|tell|new)\b|\byou are (now )?(an? |the )?(ai|assistant|bot|agent|llm|model|system|machine|root|admin)\b|\b(send|post|forward|transmit|copy|paste|append|attach|dump|reveal|output|print|leak|exfiltrate|repeat|return|write out|fill in|enter|type|put|include|add)\b.*\b(whole profile|entire profile|full profile|every fact|all facts|all (of )?(the|your|their|known) (data|information|answers|facts|details|contacts|files)|everything you know|memory|environment|env|api keys?|credentials|cookies?|session|tokens?|secrets?|database|contents? of|applicants? (e ?mail|phone|address|ssn|salary|data|details|name|age|home)|candidates? (e ?mail|phone|address|ssn|salary|data|details|home))\b|\b(click|press|open (the|this|https?|www)|visit|navigate to|go to|follow (the|this)|fetch|download|execute|run (the|this))\b.*\b(link|url|http|https|www|button|attachment|script|code|command|page below|example)\b|\b(javascript|eval|document cookie|localstorage|curl|wget|rm rf|drop table|select from|script)\b.*\b(alert|fetch|sh|bash|users|http|https|cookie|location)\b/,
    not: /^(please )?(provide|paste|share|enter|add|include)( us)?( with)?( the| a| your| any)* (link|url|links)\b/,
  },
];

const legal: Family[] = [
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
  {
    name: 'work_auth',
    may: 'typed',
    takes: 'yes',
    sensitive: true,
    fact: 'work_auth.{country}',
    ask: /\b(authori[sz]ed|authori[sz]ation|eligible|eligibility|entitled|permitted|legal right|right)\b.*\b(to )?(work|employment)\b|\bwork (authori[sz]ation|permit|eligibility)\b|\blegally (able to )?work\b/,
    not: /\bwork (hours|shifts?|weekends?)\b/,
  },
  {
    name: 'sponsorship',
    may: 'typed',
    takes: 'yes',
    sensitive: true,
    fact: 'sponsorship',
    ask: /\bsponsor(ship|ed|ing)?\b|\b(require|need)\b.*\bvisa\b|\bimmigration (case|support|petition)\b/,
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
    name: 'citizenship',
    may: 'typed',
    sensitive: true,
    ask: /\b(citizen|citizens|citizenship|itar|export controls?|embargoed|permanent resident|nationality)\b/,
  },
  {
    name: 'clearance',
    may: 'typed',
    sensitive: true,
    fact: 'clearance',
    varies: true,
    ask: /\b(security )?clearance\b/,
  },
  {
    name: 'age_over',
    may: 'typed',
    takes: 'yes',
    sensitive: true,
    fact: 'age_over.{age}',
    ask: /\b(16|18|19|21)\b( years?)?( of age| old)?( or (older|over|above))\b|\b(at least|over|above|older than|minimum)\b.*\b(16|18|19|21)\b|\blegal working age\b/,
    not: /\b(experience|lbs?|pounds|kg|kilos?|hours?|months?|days|weeks|miles|minutes|lift\w*|carry|people|percent|under|younger|and (have|hold|able|willing|possess\w*|authori[sz]ed|legally|eligible))\b/,
  },
  {
    name: 'felony',
    may: 'typed',
    takes: 'yes',
    sensitive: true,
    fact: 'felony',
    varies: true,
    ask: /\b(felony|felonies)\b/,
    not: /\b(misdemeanou?rs?|crimes?|arrested|charged|pending)\b/,
  },
  {
    // No felony is not no conviction, so these never share an answer.
    name: 'criminal',
    may: 'typed',
    sensitive: true,
    ask: /\b(felony|felonies|convicted|convictions?|criminal|crimes?|misdemeanou?rs?|arrested)\b/,
  },
  {
    name: 'noncompete',
    may: 'typed',
    takes: 'yes',
    sensitive: true,
    fact: 'noncompete',
    varies: true,
    ask: /\bnon ?(compete|competition|solicit\w*)\b|\brestrictive covenants?\b/,
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

const demographic: Family[] = [
  { name: 'pronouns', may: 'typed', sensitive: true, fact: 'pronouns', ask: /\bpronouns?\b/ },
  {
    name: 'orientation',
    may: 'typed',
    sensitive: true,
    ask: /\b(sexual orientation|lgbt\w*( \+)?|transgender|gender identity)\b/,
  },
  { name: 'gender', may: 'typed', sensitive: true, fact: 'eeo.gender', ask: /\bgender\b|^sex$/ },
  { name: 'hispanic', may: 'typed', sensitive: true, fact: 'eeo.hispanic', ask: /\b(hispanic|latin[oax])\b/ },
  {
    name: 'race',
    may: 'typed',
    sensitive: true,
    fact: 'eeo.race',
    ask: /\b(race|races|racial|ethnicity|ethnic)\b/,
  },
  {
    name: 'veteran',
    may: 'typed',
    sensitive: true,
    fact: 'eeo.veteran',
    ask: /\bveterans?\b/,
    not: /\b(spouse|branch|dates?|rank|discharge\w*|preference|points|disabled veteran|serve[ds]?|service (dates|record))\b/,
  },
  { name: 'military', may: 'typed', sensitive: true, ask: /\b(military|armed forces|veterans?)\b/ },
  {
    name: 'disability',
    may: 'typed',
    sensitive: true,
    fact: 'eeo.disability',
    ask: /\b(disability|disabilities|disabled)\b/,
    not: /\b(accommodat\w+|adjustments?|assist\w*|require|need|veterans?|insurance|benefits?)\b/,
  },
  {
    name: 'age_range',
    may: 'typed',
    sensitive: true,
    ask: /\bage (range|group|bracket)\b|\bhow old are you\b/,
  },
  {
    name: 'religion',
    may: 'typed',
    sensitive: true,
    ask: /\b(religion|religious|faith|belief|caste)\b/,
  },
  {
    name: 'family_status',
    may: 'typed',
    sensitive: true,
    ask: /\b(marital|married|children|pregnan\w*|caregiver|caring responsibilities|parental)\b/,
  },
  {
    name: 'social_background',
    may: 'typed',
    sensitive: true,
    ask: /\bfirst generation\b|\bsocio ?economic\b/,
  },
];

const aboutTheEmployer: Family[] = [
  {
    name: 'heard_about',
    may: 'typed',
    fact: 'source.usual',
    varies: true,
    ask: /\b(how|where) did you (first )?(hear|find|learn|come across|discover)\b|\bhow (were you|you were) (made aware|introduced)\b|\breferral source\b|\bhear about\b/,
  },
  {
    name: 'referral',
    may: 'open',
    ask: /\b(referred|referral|referrals|referrer|referring|refer)\b/,
  },
  {
    name: 'worked_here',
    may: 'open',
    ask: /\b(worked|employed|been an employee|been a contractor)\b.*\b(before|previously|past|ever|us|by|here)\b|\b(ever|previously)\b.*\b(worked|employed)\b|\b(former|current|previous) employee\b/,
    not: /\b(experience|skills?|years|family|relatives?)\b/,
  },
  {
    name: 'applied_before',
    may: 'open',
    ask: /\b(applied|interviewed)\b.*\b(before|previously|past|ever)\b|\b(ever|previously)\b.*\b(applied|interviewed)\b/,
  },
  {
    name: 'relatives',
    may: 'open',
    ask: /\b(relatives?|related to|family members?|members? of your (immediate )?family|conflicts? of interest)\b/,
  },
  {
    name: 'reason_for_leaving',
    may: 'open',
    ask: /\breasons? (for|of) leaving\b|\bwhy (did|do|are) you (leave|leaving|looking to leave|looking for a new)\b/,
  },
  {
    name: 'supervisor',
    may: 'open',
    ask: /\b(supervisor|manager)s? (name|phone|e ?mail|title|contact)\b|\bname of (your )?(\w+ )?(supervisor|manager)\b|\bmay we contact\b|\bcontact (this|your) (\w+ )?employer\b/,
  },
  {
    name: 'references',
    may: 'open',
    ask: /\b(professional |personal |work )?references?\b/,
    not: /\b(reference (number|id|code)|job reference|preference)\b/,
  },
  {
    name: 'assignment',
    may: 'open',
    ask: /\b(complete|submit|record|upload) (the |this |a |our |your )?(short )?(exercise|assignment|task|challenge|assessment|video|test project|loom)\b|\bvideo (answer|introduction|response|cover letter)\b|\blink to your (video|loom|solution)\b/,
  },
  { name: 'recruiter_contact', may: 'open', ask: /\b(contacted|approached)\b.*\b(recruiter|agency)\b/ },
  {
    name: 'why_us',
    may: 'open',
    ask: /\bwhy\b.*\b(work|join|us|role|position|job|company|interested|apply|applying|want)\b|\bwhat (interests|excites|attracts|draws)\b|\binterest(ed)? in (this|the|our)\b|\bmotivat(es|ion)\b/,
  },
];

const pay: Family[] = [
  {
    name: 'current_salary',
    may: 'typed',
    sensitive: true,
    ask: /\b(current|present|last|previous|final|recent|most recent) (annual |base |total )*(salary|compensation|ctc|pay|wage|earnings)\b|\b(salary|pay|wage|compensation) history\b|\bhow much (did|do|are|were) you (currently )?(make|earn|paid|making|earning)\b|\b(currently|presently) (earn|earning|make|making|paid)\b|\b(salary|pay|wage|compensation)\b.*\b(in|at|from) your (last|previous|current|present|most recent)\b/,
  },
  {
    name: 'salary',
    may: 'typed',
    takes: 'value',
    sensitive: true,
    fact: 'pay.desired',
    ask: /\b(salary|compensation|pay|wages?|remuneration|earnings|ote|ctc|hourly rate)\b.*\b(expect\w*|desire[ds]?|requirements?|range|target|looking|seeking)\b|\b(expect\w*|desired?|target|required|minimum)\b.*\b(salary|compensation|pay|wages?|remuneration|earnings|ote|ctc|rate)\b/,
    not: /\b(payroll|history|starting|ending|start|available|availability|notice|relocat\w+)\b/,
  },
];

const availability: Family[] = [
  {
    name: 'notice',
    may: 'typed',
    takes: 'value',
    fact: 'notice',
    ask: /\bnotice period\b|\bhow (much|long)( of a)? notice\b|\bnotice (do|must|are|to your)\b|\bweeks? notice\b/,
  },
  {
    name: 'start_date',
    may: 'typed',
    takes: 'value',
    fact: 'start_date',
    ask: /\b(earliest|available|availability|when|preferred|desired|anticipated|possible|soon|date)\b.*\bstart\b|\bstart date\b|\bdate (you are )?available\b|\bavailable (from|date)\b|\bavailability date\b|\bdate of availability\b/,
    not: /\b(employment|education|degree|program) start\b|\b(salary|pay|compensation|what time|hours)\b/,
  },
  {
    name: 'relocate',
    may: 'typed',
    takes: 'yes',
    fact: 'relocate',
    varies: true,
    ask: /\b(relocate|relocating|relocation|willing to move)\b/,
    not: /\brelocation (assistance|support|package|benefits?)\b|^where\b/,
  },
  {
    name: 'travel_share',
    may: 'typed',
    fact: 'travel.share',
    ask: /\bhow (much|often)\b.*\btravel\b|\bpercent(age)?\b.*\btravel\b|\btravel\b.*\bpercent(age)?\b|^up to how much of your working time$/,
    not: /\d+ ?(%|percent)/,
  },
  {
    name: 'travel',
    may: 'typed',
    takes: 'yes',
    fact: 'travel',
    varies: true,
    ask: /\btravel(ing|ling)?\b/,
    not: /\b(experience|industry|reimburse\w*)\b/,
  },
  {
    name: 'shifts',
    may: 'typed',
    fact: 'shifts',
    varies: true,
    ask: /\bshifts?\b|\b(work|available|availability)\b.*\b(weekends?|evenings?|nights?|overtime|holidays)\b/,
  },
  { name: 'hours', may: 'typed', ask: /\bhours (per|a) week\b|\b(full|part) time or (full|part) time\b/ },
  {
    name: 'office_days',
    may: 'typed',
    fact: 'office_days',
    ask: /\bhow many days\b.*\b(office|on ?site)\b|\bdays (per|a|each) week\b.*\bwilling\b.*\b(office|on ?site)\b/,
  },
  {
    name: 'timezone',
    may: 'typed',
    ask: /\btime ?zones?\b|\boverlap\b.*\bhours\b/,
  },
  {
    name: 'work_mode',
    may: 'typed',
    ask: /\b(on ?site|hybrid|in office|in the office|commut(e|ing|able)|remote(ly)?|home office)\b/,
    not: /\bexperience\b/,
  },
  {
    name: 'drivers_licence',
    may: 'typed',
    takes: 'yes',
    fact: 'licence.driver',
    ask: /\bdriv(ers|er|ing) licen[cs]e\b/,
    not: /\b(commercial|cdl|class|number|no|suspended|revoked|denied|expir\w*|issue[ds]?|issuing|motorcycle|years|how long|copy|clean|points|record|insurance|insured|vehicle|car|transport\w*|automobile|state of|which|what|type|endorsements?|restrictions?|uk|eu|full|manual|photo|if (yes|so))\b/,
  },
  {
    name: 'transport',
    may: 'typed',
    ask: /\breliable (transport|transportation|vehicle)\b|\bown (vehicle|car)\b/,
  },
];

const documents: Family[] = [
  {
    name: 'cover_letter',
    may: 'open',
    ask: /\bcover(ing)? letter\b|\bmotivation letter\b/,
    not: /\b(resume|cv|portfolio|transcripts?|documents?)\b/,
  },
  {
    name: 'resume',
    may: 'profile',
    fact: 'document.resume',
    types: ['File'],
    ask: /\b(resume|resumes|cv|curriculum vitae)\b/,
  },
];

const otherFile: Family = { name: 'other_file', may: 'open', types: ['File'], ask: /./ };

const background: Family[] = [
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
    ask: /\byears?\b.*\bexperience\b|\bexperience\b.*\byears?\b|\bhow (many years|long) have you\b/,
  },
  {
    name: 'education_level',
    may: 'profile',
    takes: 'value',
    fact: 'education.level',
    ask: /\b(highest|level of)\b.*\b(education|degree|diploma|schooling|qualification)\b|\beducation level\b|\bdegree (completed|attained|earned)\b/,
    not: /\b(year|years|when|where|school|institution|university|college|gpa|field|major|subject|study|date|name of)\b/,
  },
  {
    name: 'has_degree',
    may: 'profile',
    takes: 'yes',
    ask: /\b(do you|have you)\b.*\b(bachelors?|masters?|associates?|doctora\w+|phd|college|high school|ged|undergraduate)\b.*\b(degree|diploma|ged)\b|\b(do you|have you)\b.*\b(degree|diploma|ged)\b/,
    not: /\b(in|major\w*|field|gpa)\b (a |an )?\w+/,
  },
  {
    name: 'test_scores',
    may: 'typed',
    ask: /\b(sat|act|gre|gmat|lsat|mcat|toefl|ielts)\b.*\b(score|result)s?\b/,
  },
  { name: 'enrolled', may: 'typed', ask: /\b(currently )?(enrolled|enrolment|a student|studying)\b/ },
  {
    name: 'graduation',
    may: 'typed',
    ask: /\b(graduation|graduate|graduated|graduating) ?(date|year)?\b/,
    not: /\bgraduate degree\b/,
  },
  { name: 'gpa', may: 'typed', ask: /\b(gpa|grade point average)\b/ },
  {
    name: 'field_of_study',
    may: 'profile',
    takes: 'value',
    fact: 'education.field',
    ask: /\b(field of study|area of study|discipline|^major|degree major)\b/,
  },
  {
    name: 'school',
    may: 'profile',
    takes: 'value',
    fact: 'education.school',
    ask: /^(name of )?(your )?(most recent )?(school|university|college|institution|college (or )?university|school (or )?university|school (or )?college|university (or )?college)( name| attended)?$/,
  },
  {
    name: 'degree',
    may: 'profile',
    takes: 'value',
    fact: 'education.degree',
    ask: /^(your )?degree( type| name)?$/,
  },
  {
    name: 'languages',
    may: 'typed',
    takes: 'value',
    fact: 'languages',
    varies: true,
    ask: /\blanguages?\b.*\b(speak|spoken|fluent|fluently|proficien\w*|know|level)\b|\b(speak|fluent in|proficiency in|which)\b.*\blanguages?\b|^languages?$/,
    not: /\b(programming|code|coding|scripting|prefer\w*|interview|would you like|communicate)\b/,
  },
  {
    name: 'certification',
    may: 'typed',
    ask: /\b(certification|certifications|certified|licensed|licen[cs]e|licensure|endorsement)\b/,
  },
  {
    name: 'proficiency',
    may: 'typed',
    ask: /\b(proficien\w+|skill level|level of (expertise|knowledge|skill)|rate your|on a scale|how (comfortable|familiar|skilled) are you)\b/,
  },
  {
    name: 'experience_with',
    may: 'profile',
    takes: 'yes',
    ask: /\b(do you have|have you|are you)\b.*\b(experience|experienced|worked with|used|familiar with|proficient)\b/,
  },
];

const identity: Family[] = [
  {
    name: 'preferred_name',
    may: 'typed',
    takes: 'value',
    fact: 'name.preferred',
    ask: /\b(preferred|chosen)\b.*\bname\b|\bname (do )?you go by\b|\bwhat should we call you\b|\bnickname\b|\bgoes by\b/,
  },
  {
    name: 'legal_name',
    may: 'typed',
    takes: 'value',
    fact: 'name.legal',
    ask: /\blegal\b.*\bname\b|\bname\b.*\blegal\b|\bname\b.*\b(on|in) your (\w+ )?(id|passport|identification|license|card)\b/,
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
    ask: /\bfull name\b|^(your |candidate |candidates |applicant |applicants )?(complete )?name$|\bfirst( name)? and last name\b|\bname first (and )?last\b/,
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
    not: /\b(method|prefer\w*|phone or e ?mail|e ?mail or phone|alerts?|notifications?|subscribe|alternate|alternative|secondary|second|other|managers?|supervisors?|references?|referr\w+|employees?|recruiters?|emergency|consent|agree|receive|company|work|business|corporate|school|university|advisors?|professors?|spouses?)\b/,
  },
  {
    name: 'phone_country',
    may: 'profile',
    fact: 'phone.country',
    ask: /\b(country|dial|dialing|calling) code\b|\bphone country\b|\bcountry phone\b/,
  },
  {
    name: 'phone',
    may: 'profile',
    takes: 'value',
    fact: 'phone',
    validation: 'PhoneNumber',
    ask: /\b(phone|mobile|cell|cellphone|telephone)\b|\bcontact number$/,
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
    ask: /\b(portfolio|work samples?|writing samples?|dribbble|behance)\b/,
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
    ask: /\b(twitter|x profile|google scholar|kaggle|stack ?overflow|instagram|facebook)\b/,
  },
  {
    name: 'current_company',
    may: 'profile',
    takes: 'value',
    fact: 'experience.company',
    ask: /\b(current|most recent|present|latest|last)\b.*\b(company|employer|organi[sz]ation)\b|^(company|employer|organi[sz]ation)( name)?$|\b(what|which) company do you (currently|presently) work (for|at)\b/,
    not: aboutAJob,
  },
  {
    name: 'current_title',
    may: 'profile',
    takes: 'value',
    fact: 'experience.title',
    ask: /\b(current|most recent|present|latest|last)\b.*\b(job title|title|position|role)\b|^(job )?title$/,
    not: aboutAJob,
  },
  {
    name: 'headline',
    may: 'typed',
    fact: 'introduction',
    ask: /^(headline|summary|professional summary|profile summary|about (you|yourself)|tell us (a (bit|little) )?about yourself|introduce yourself)$/,
  },
];

const place: Family[] = [
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
    name: 'country',
    may: 'profile',
    takes: 'value',
    fact: 'location.country',
    ask: /^(country|country of residence|current country|country region|home country)$|\b(what|which) country (do you|are you)( currently| presently)? (live|living|reside|residing|based|located)\b/,
  },
  {
    name: 'state',
    may: 'profile',
    takes: 'value',
    fact: 'location.state',
    ask: /^(current )?(state|province|state province|state region|state of residence)$|\b(what|which) (us )?state (do you|are you)( currently| presently)? (live|living|reside|residing|based|located)\b/,
  },
  {
    name: 'city',
    may: 'profile',
    takes: 'value',
    fact: 'location.city',
    ask: /^(current |home )?(city|town|city town|city or town|city of residence)$|\b(what|which) (city|town) (do you|are you)( currently| presently)? (live|living|reside|residing|based|located)\b/,
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
    ask: /^(your )?(current )?location( city)?( state)?$|\bcity (and|&)? ?state\b|\bwhere (are you|do you) (currently )?(located|based|live|reside|living)\b|^(current )?location\b/,
  },
];

/** Meant only for those who gave a certain answer above: never filled by what its words happen to name. */
const followUps: Family[] = [
  {
    name: 'follow_up',
    may: 'open',
    ask: /^if (yes|no|so|not|other|you (answered|selected|chose)|applicable|any)\b/,
  },
];

const ownWords: Family[] = [
  { name: 'ai_use', may: 'open', ask: /\b(ai|chatgpt|llms?|copilot)\b/ },
  {
    name: 'additional_info',
    may: 'open',
    ask: /\b(anything else|additional (information|info|comments|notes)|other comments|comments)\b/,
  },
  {
    name: 'describe',
    may: 'open',
    ask: /^(please )?(describe|tell us|share|explain|provide (an )?examples?|give (us )?an example|walk us)\b|\bproud\b/,
  },
];

/** Nothing in the list fits: only the person's own earlier answer to the very same question may be offered. */
export const unknownFamily: Family = { name: 'unknown', may: 'typed', ask: /(?!)/ };

/** A legal, personal, or pay question that asks for more than what is known. */
export const detailFamily: Family = { name: 'personal_detail', may: 'typed', sensitive: true, ask: /(?!)/ };

/** Whose or which one is meant is told by the form around the question (see classify-form.ts). */
const notTheApplicants: Family[] = [
  {
    name: 'someone_else',
    may: 'open',
    reason: 'This asks about another person. Only you know their details.',
    ask: /(?!)/,
  },
  {
    name: 'past_job',
    may: 'open',
    reason: 'This is about one job of your work history. Fill in the one that is meant.',
    ask: /(?!)/,
  },
  {
    name: 'school_detail',
    may: 'open',
    reason: 'This is about one of your schools. Fill in the one that is meant.',
    ask: /(?!)/,
  },
  {
    name: 'record_detail',
    may: 'open',
    reason: 'Your profile doesn’t say this. Fill in what is asked here.',
    ask: /(?!)/,
  },
  {
    name: 'asked_again',
    may: 'open',
    reason: 'This was asked before on this form, so it may be about someone else or be your signature.',
    ask: /(?!)/,
  },
];

/** Two questions in one ("located in Austin or willing to relocate?"). */
export const compoundFamily: Family = { name: 'compound', may: 'typed', ask: /(?!)/ };

/** In order of precedence: the first family that fits is the answer. */
export const families: readonly Family[] = [
  ...followUps,
  ...neverFilled,
  ...actsOfThePerson,
  ...instructions,
  ...documents,
  ...demographic,
  ...legal,
  ...aboutTheEmployer,
  ...pay,
  ...availability,
  ...identity,
  ...place,
  ...background,
  ...ownWords,
  otherFile,
];

const byName = new Map(
  [...families, ...notTheApplicants, unknownFamily, compoundFamily, detailFamily].map((family) => [
    family.name,
    family,
  ]),
);

export function findFamily(name: string): Family {
  return byName.get(name) ?? unknownFamily;
}
