/**
 * Words for the same skill, normalized: somebody who manages ventilators cares for ventilated patients. Every
 * list is one skill.
 */
const same: readonly (readonly string[])[] = [
  [
    'ventilator management',
    'ventilator care',
    'ventilator',
    'ventilators',
    'ventilated patients',
    'managing ventilated patients',
    'manage ventilated patients',
    'managing ventilators',
    'vents',
    'ventilator patients',
    'vented patients',
    'vent patients',
    'mechanical ventilation',
    'mechanically ventilated patients',
    'patients on ventilators',
    'invasive ventilation',
  ],
  [
    'iv therapy',
    'iv insertion',
    'iv placement',
    'iv starts',
    'iv lines',
    'ivs',
    'starting ivs',
    'start ivs',
    'placing ivs',
    'inserting ivs',
    'intravenous therapy',
    'iv medications',
    'iv meds',
    'iv medication administration',
    'administering iv medications',
    'administer iv medications',
    'iv infusions',
  ],
  [
    'blueprint reading',
    'blueprints',
    'reading blueprints',
    'read blueprints',
    'prints',
    'reading prints',
    'read prints',
    'print reading',
    'drawings',
    'reading drawings',
    'electrical drawings',
    'schematics or blueprints',
  ],
  ['conduit bending', 'bending conduit', 'bend conduit', 'bending emt', 'bending pipe', 'bent conduit'],
  [
    'plc troubleshooting',
    'troubleshooting plcs',
    'troubleshoot plcs',
    'troubleshot plcs',
    'plcs',
    'plc',
    'plc fault finding',
    'plc faults',
    'plc diagnostics',
    'diagnosing plcs',
    'programmable logic controllers',
  ],
  [
    'motor controls',
    'motor control',
    'motor control circuits',
    'motor control centers',
    'motor control wiring',
  ],
  [
    'precept new nurses',
    'precepting',
    'precepted',
    'precept',
    'precept new hires',
    'precepting new nurses',
    'precepting new hires',
    'precepted new hires',
    'precepted new nurses',
    'precepting new graduate nurses',
    'precept new graduates',
    'orient new nurses',
    'orienting new nurses',
    'training new nurses',
    'trained new nurses',
    'preceptor',
    'preceptor new nurses',
    'preceptor new hires',
    'preceptor new graduates',
    'precepted clinicians',
    'precepted new graduates',
    'precepting new graduates',
    'precepted nurses',
    'precepting nurses',
    'precepted staff',
    'precepting hired or new graduate nurses',
  ],
  ['excel', 'microsoft excel', 'ms excel', 'spreadsheets', 'spreadsheets excel'],
  ['word', 'microsoft word', 'ms word'],
  ['power bi', 'powerbi', 'microsoft power bi', 'ms power bi'],
  ['sql', 'structured query language', 'sql queries', 'queries sql', 'sql code', 'sql databases'],
  ['forklift', 'forklifts', 'fork lift', 'forklift operation', 'operating a forklift', 'lift truck'],
  ['quickbooks', 'quick books', 'intuit quickbooks'],
  ['point of sale', 'pos systems', 'pos', 'cash register', 'cash registers'],
];

/** Kinds of tools as forms name them, and tools that are of the kind. */
const kinds: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:relational |sql |rdbms )+(?:databases?|database systems?|database management systems?)?$|^rdbms$/,
    'sql|postgresql|postgres|mysql|mariadb|sql server|microsoft sql server|ms sql|oracle database|sqlite|db2',
  ],
  [/^sql$/, 'postgresql|postgres|mysql|mariadb|sql server|microsoft sql server|ms sql|t sql|pl sql|sqlite'],
  [
    /^(?:bi|business intelligence|data visualization|visualization|dashboard|dashboarding|reporting)(?: (?:tools?|software|platforms?|packages?))+$/,
    'tableau|power bi|looker|qlik|qlikview|qlik sense|microstrategy|domo|sigma',
  ],
  [
    /^(?:modern |high level |object oriented |general purpose )*(?:programming|coding|scripting|programming or scripting|scripting or programming|object oriented) languages?$|^object oriented programming languages?$/,
    'python|java|javascript|typescript|c|go|golang|ruby|kotlin|scala|swift|php|perl',
  ],
  [
    /^(?:cloud )?(?:data )?(?:warehouse|warehouses|data warehousing platforms?|warehousing tools?)$/,
    'snowflake|bigquery|google bigquery|redshift|amazon redshift|azure synapse',
  ],
  [
    /^(?:public |major )*cloud (?:platforms?|providers?|services?)$/,
    'aws|amazon web services|azure|microsoft azure|gcp|google cloud|google cloud platform',
  ],
  [
    /^(?:electronic (?:health|medical) records?|ehrs?|emrs?)(?: systems?| software| platforms?)?$|^(?:charting|documentation) systems?$/,
    'epic|cerner|oracle health|meditech|allscripts|athenahealth',
  ],
  [/^(?:statistical|statistics) (?:software|packages?|programs?|tools?)$/, 'sas|spss|stata'],
  [/^spreadsheet (?:software|programs?|tools?|applications?)$/, 'excel|microsoft excel|google sheets'],
  [/^crm(?: systems?| software| tools?| platforms?)?$/, 'salesforce|hubspot|microsoft dynamics'],
  [/^version control(?: systems?| tools?)?$/, 'git|github|gitlab'],
  [/^(?:javascript|front ?end|web) frameworks?$/, 'react|angular|vue'],
];

/** Tools that are of the kind that is asked for. */
export function listOfKind(asked: string): string[] {
  return kinds.filter(([name]) => name.test(asked)).flatMap(([, list]) => list.split('|'));
}

/** Every other name of a skill, and the name itself. */
export function nameSkill(skill: string): string[] {
  return [skill, ...same.filter((names) => names.includes(skill)).flat()];
}

/** Words that stay the same skill: "Snowflake data warehouse" is Snowflake. */
const general = new Set(
  'system systems software tool tools platform platforms application applications program programs equipment panel panels circuits device devices environment database databases relational data warehouse warehouses product products suite technology technologies code queries dashboards reports reporting ehr emr erp crm cloud based enterprise commercially hands analysis analytics complex writing installing maintaining servicing troubleshooting repairing wiring patients adult adults level'.split(
    ' ',
  ),
);

/** Whether what is asked is this skill, in another order or with words that don't change it. */
export function isSameSkill(asked: string, skill: string): boolean {
  if (nameSkill(skill).includes(asked) || listOfKind(asked).includes(skill)) return true;
  const [own, words] = [skill.split(' ').map(stem), asked.split(' ')];
  return (
    own.every((word) => words.map(stem).includes(word)) &&
    words.every((word) => own.includes(stem(word)) || general.has(word))
  );
}

/** The same for "installing", "installed", and "installation". */
export function stem(word: string): string {
  const { root = word } =
    /^(?<root>[a-z]{3,}?)(?:ations?|ators?|ating|ated|ates?|ements?|ments?|ings?|ians?|als?|ors?|ers?|ed|es|s)$/.exec(
      word,
    )?.groups ?? {};
  return root.length > 4 ? root.replace(/e$/, '') : root;
}
