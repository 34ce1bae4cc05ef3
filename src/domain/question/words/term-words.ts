/** Words around the terms of a job (see read-terms.ts), normalized (see fold-text.ts). */
const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Words around a term that don't change it. */
export const harmless = words(
  'a an the and or of to on in at for with by as is are be being this that these our your you we us its it there they role roles position positions job jobs team teams crew crews schedule schedules unit department group ' +
    'shift shifts work works working worked available able willing can could will would are comfortable prepared ok okay fine currently possible ' +
    'location locations sites offices campus facility plant office site building branch hub headquarters downtown requires require required requirement expected expect expects expectation about approximately around roughly up least minimum maximum least time total full fully 100% all ' +
    'week weekly day days workday workdays per each every year month hours hour hr hrs standard regular normal typical daily from home remotely remote commute commuting come comes coming report reporting into ' +
    'base salary range ranges pay pays paying rate rates wage wages scale hiring starting compensation budget budgeted annual annually yearly hourly usd dollars offer offers offered posted listed projects run runs six ' +
    'lift lifting carry carrying move moving handle handling loads load hand manually safely physically occasionally repeatedly regularly frequently frequent routinely unassisted alone yourself own objects items materials boxes packages or more times bags weighing weight needed necessary as scheduled asked project ' +
    'reach reaches mostly within tour tours duty onsites offsites quarterly volunteer volunteers groups customers clients patients performed ' +
    'does do it there any reason why on-site only based covers cover team members employees everyone everybody staff ' +
    'involves involve involving includes include including must need needs ability candidate candidates applicant applicants person successful selected ' +
    'held rotations occur occurs between basis coverage shared common opening openings lead senior junior then place hybrid policy model setup arrangement core business operations person ' +
    'company mandatory part other duties task tasks function rota shutdown ask asks ' +
    'technicians techs nurses analysts electricians drivers installers associates folks people crew helpers reps agents love like likes seeing see together whole entire gather rhythm deal so usually generally typically schedule normally plus band bands bracket open opens follows follow sits sit reports operates note ' +
    'corporate main regional head may additional extra spend spends spent care case managers coordinators engineers operators teachers agents representatives specialists assistants aides therapists clinicians counselors supervisors developers designers consultants mechanics maintenance production service sales support field clinical customer colleagues',
);

/** What somebody says who agrees. */
export const agreeing =
  'able|willing|available|availability|open to|open for|ok|okay|comfortable|prepared|fine|good|ready|happy|can|could|will|would|acceptable|agreeable|possible|feasible|doable|manageable|workable|realistic|reasonable|fit|fits|suit|suits|align|aligns|match|matches|meet|meets|commit|comply|accept|proceed|proceeding|continue|option|capable|ability|on board|accommodate|works for you|work for you|in line|within your|within range|within this range|within that range|within the range|within the posted range|within this salary range|within this pay range|amenable|satisfactory|suitable|sufficient|adequate|up for|cool|down with|all right|alright|line up|lines up|lined up|inside|sound good|sounds good|sit right|you are seeking|youre seeking|you are looking for|youre looking for|what you want|what you need|what youre after|had in mind|have in mind|in the ballpark|do that|do it|do this|do so|get yourself there|work it|lift that|lift this|lift it|carry that|carry it|manage that|manage it|swing that|swing it|fulfill|satisfy|within our';
/** And what somebody says who doesn't. */
export const troubling =
  'problem|problems|issue|issues|concern|concerns|conflict|conflicts|objection|objections|object|difficulty|difficult|unable|unwilling|unavailable|restrictions|limitations|obstacle|obstacles|barrier|dealbreaker|deal breaker|hardship|too much|too low|too far|interfere with|' +
  'prevent you|prevent your|prevents you|prevents your|preventing you|preventing your|preclude you|preclude your|precludes you|precludes your|precluding you|precluding your|prohibit you|prohibit your|prohibits you|prohibits your|prohibiting you|prohibiting your|keep you|keep your|keeps you|keeps your|keeping you|keeping your|' +
  'stop you|stop your|stops you|stops your|stopping you|stopping your|limit you|limit your|limits you|limits your|limiting you|limiting your|restrict you|restrict your|restricts you|restricts your|restricting you|restricting your|hinder you|hinder your|hinders you|hinders your|hindering you|hindering your';
/** Other words of such a question. */
export const asking = words(
  'i am my me have having be being is are does do would will can could should you your youd youre yourself for with to of from in on at by the a an any and or also all just ' +
    'this that these those it its such both them either something anything thing things there whether about what which we they job work working role position schedule schedules hours days day shift shifts week range ranges rate rates pay salary compensation wage amount figure offer ' +
    'arrangement requirement requirements expectation expectations need needs needed policy condition conditions commitment commitments obligation obligations circumstances circumstance responsibilities reason reasons much often distance commute arrangements location terms rotation ' +
    'looking seeking want wanting target desired expected currently right now today here long term consistently reliably regularly ongoing basis do doing make making take taking handle perform performing task tasks assigned scheduled considered consider like meeting moving forward application further based given listed above described stated mentioned outlined posted today personal own other cause kind sort type rhythm band bracket setup cadence still you’d us our if hired selected offered please confirm good fit great right ',
);

/** How often, with whom, and what for: words around a share of the time that somebody travels. */
export const traveling = words(
  'twice once several times year years quarter quarterly annually month monthly everybody everyone team flies fly flying meets meet meeting meetings week weeks weekly trips trip conference conferences events event retreat retreats client clients customer customers sites locations stores branches nationwide domestic domestically regional regionally region occasional occasionally some periodic may air car drive driving two three four days nights stays hotel home away field calls provider providers assignment assignments diem take plants facilities substations substation stations towers jobsite jobsites crews few across throughout less than under below minimal limited',
);

/** What somebody who travels within the country may not have meant. */
export const elsewhere =
  /\b(?:international\w*|abroad|overseas|foreign|passports?|country|countries|global\w*|worldwide|continents?|weekends?|nights?|vehicle|truck|offshore|ship|vessel|sea|aboard|relocat\w*|unpaid|expense|expenses|visas?|instead|not|never|only|without|first|initial\w*|during|training|onboarding|tempor\w+|season\w*|peak|current|present|previous|former|last|past|did|were|was|their|his|her|spouse|family|month at|months at|weeks at)\b/i;

/** What is lifted, and when: words around a weight. */
export const loading = words(
  'material tool part product module panel spool crate box bag bundle reel cylinder roll occasional occasionally some sometimes may periodic periodically jobsite jobsites visit visits equipment supplies tools parts products boxes furniture weighs weigh medical emergency response calls ' +
    'floor warehouse stockroom store freight stock merchandise goods cases cartons crates parcels inventory laptops computers monitors printers devices cable cables wire conduit components event setup repositioning positioning transferring turning residents',
);

/** Who sets the pay, and for whom. */
export const paying = words(
  'set sets determined applicable determination prevailing union agreement contract negotiated fixed established guaranteed current minimum target targeted advertised anticipated initial',
);

/** What is lifted, not what lifts: "carry emergency response equipment weighing 40 pounds". */
export const loads =
  /(?<=\b(?:lift|lifting|carry|carrying|move|moving) (?:and (?:lift|carry|move) |or (?:lift|carry|move) )?(?:(?:supplies|tools|materials) and )?)(?:(?!with |using |by )[a-z]+ ){0,2}equipment(?= (?:that )?(?:weigh|of up to|up to))/i;

/** Nights away from home are no night shifts. */
export const awayOvernight = /\b(?<travel>travel(?:ing|ling)?) overnight\b(?!.*\d ?(?:%|percent))/i;

const extra =
  '(?:overtime|weekends?|evenings?|holidays?|(?:[Mm]on|[Tt]ues|[Ww]ednes|[Tt]hurs|[Ff]ri|[Ss]atur|[Ss]un)days?|extra hours|additional hours)';
const occasion = new RegExp(
  `^(?<said>.*?\\b${extra}\\b(?:(?:,| and| or)? ${extra})*),? (?:when|whenever|if|as|during|at|around|for)(?<tail>(?:[ ,]+[a-z'’-]+){1,10})\\s*\\?*$`,
);
const notOccasion =
  /\b(?:paid|unpaid|pay|compensat\w*|double|bonus|free|only|not|no|never|unless|without|except|remote\w*|home|nights?|overnights?|weekends?|evenings?|holidays?|travel\w*|days?|weeks?|shifts?|hours?|permanent\w*|instead|relocat\w*|experience\w*|training|first|start\w*|hired?|another|you|your|volunteer\w*|call|standby|driv\w*|lift\w*|interview\w*|meet\w*|appointment|orientation|class|classes|talk|chat)\b/i;

/** "Overtime at month end", "Saturdays when events are scheduled": who works them at all does so then. */
export function withoutOccasion(asked: string): string {
  const { said, tail } = occasion.exec(asked.trim())?.groups ?? {};
  return said === undefined || notOccasion.test(tail ?? '') ? asked : `${said}?`;
}

/** Together with somebody or something: a limit is what the person lifts alone. */
export const helped =
  /\b(?:together,? (?:lift|carry|move)|(?:lift|carry|move)(?:[a-z, ]{0,40}) together|(?:two|three) (?:people|persons|nurses|workers|employees|coworkers|technicians|electricians)|lift team|team lift|two[- ]person|mechanical (?:lift|aid)|hoyer|with (?:an?|the|your|another) (?:partner|coworker|colleague|team|person|lift|helper))\b/i;

/** "Can your patients lift 20 pounds?", but not "Does your schedule allow …?". */
export const ofOthers =
  /^(?:can|could|will|would|do|does|are|is|have|has) your (?!(?:\w+ )?(?:salary|pay|compensation|rate|schedule|expectations?|requirements?|availability|situation|range|target|commitments|circumstances|ability)\b)/i;

/** Parts of the time in words. */
export const share =
  /\b(?:an? |one )?(?<share>three[- ]quarters|two[- ]thirds|quarter|third|half) (?:of )?(?:the|your) (?:working )?(?:time|year|month)\b/i;

export function nameShare(said = ''): number {
  const shares = { quarter: 25, third: 33, half: 50, 'two thirds': 67, 'three quarters': 75 };
  return new Map(Object.entries(shares)).get(said.toLowerCase().replace('-', ' ')) ?? 100;
}
