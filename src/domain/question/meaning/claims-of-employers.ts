import type { Claim } from '#domain/question/form/claim.ts';

type WorkedAt = Claim & { kind: 'worked_at' };

const member =
  '(?:employee|associate|team member|teammate|staff member|crew member|colleague|worker|partner)';
const further =
  '(?:student|civilian|contractor|subcontractor|consultant|temp|temporary|seasonal|contingent|agency|intern|volunteer|contract)(?: worker| employee| staff)?';
const members = `${member}(?:(?:,| or|/|, or)\\s?(?:an? )?(?:${member}|${further}))*`;
const at = '(?:for|at|by|of)';
const now = '(?:currently|presently|now)';
const name = '(?<company>.+)';
const haveBeen =
  '(?:have you (?:ever |previously |formerly |in the past )*been(?: ever| previously| formerly)?|were you (?:ever|previously|formerly|in the past))';

/** Other ways to say that somebody worked somewhere, as the wordings below say it. */
const sameWork: readonly (readonly [RegExp, string])[] = [
  // It makes no difference what has happened to another company since then.
  [
    /,? (?:which|that) (?:we|[A-Z]\w+) (?:have |has |had |recently |later )*(?:acquired|bought|purchased|took over|merged with)(?: (?:in|last|this|back in) [a-z0-9 ]{2,20})?(?=\W*$|,? or )/,
    '',
  ],
  [
    /,? (?:before|prior to) (?:we|[A-Z]\w+|its|it was|our|the) ?(?:acquir\w+|bought|purchas\w+|merg\w+|acquisition)(?: (?:it|them|of it|by us))?(?=\W*$)/,
    '',
  ],
  [/,? or (?:for|at|by|with) (?=[A-Z])/, ' or '],
  [
    /\b(?:been |worked )?on (?<who>our|(?:the )?[A-Z][\w&' -]*?)(?:['’]s)? (?:payroll|staff)(?=\W*$| (?:or|before|in)\b)/,
    'been employed by $<who>',
  ],
  [/\bemployed by our(?=\W*$| (?:or|before|in)\b)/, 'employed by us'],
  [
    /\bbeen (?:a )?(?:part of|on) (?:the )?(?:staff|payroll|team|workforce) (?:of|at|for|with) /,
    'been employed by ',
  ],
  [
    /\bbeen (?:an? )?(?:part|member) of (?:the )?(?<who>[A-Z][\w&' -]*?) (?:team|staff|workforce|family)(?=\W|$)/,
    'been employed by $<who>',
  ],
  [/(?<=\bemployee),? who (?:would be|is|would like to be) (?:returning|coming back|rehired)(?=\W*$)/, ''],
  [
    /^Are you an? (?<who>[A-Z][^,?]*?) (?:employee|associate|team member|teammate) (?:who is )?(?:applying|asking|looking) for an? (?:internal )?transfer(?=\W*$)/,
    'Are you currently employed by $<who>',
  ],
  [/\bbeen (?:hired|paid|engaged) by /, 'been employed by '],
  [
    /\b(?:had|held) (?:an? |any )?(?:paid )?(?:job|position|role|post)s? (?:here|with us|at our company)(?=\W|$)/,
    'been employed by us',
  ],
  [/\b(?:had|held) (?:an? |any )?(?:paid )?(?:job|position|role|post)s? (?:at|with|for) /, 'worked for '],
  [/\b(?:drawn|received|collected|gotten) a paycheck from /, 'worked for '],
  [
    /^(?:Do|Did) you (?:have|had) (?:any |a )?(?:prior|previous|past|former|current or prior|current or previous|past or present) (?:employment|work history|employment history|history of employment|work experience) (?:with|at) /,
    'Have you ever worked for ',
  ],
  [
    /^(?:Have|Had) you (?:any |a )?(?:prior|previous|past|former) (?:employment|work history) (?:with|at) /,
    'Have you ever worked for ',
  ],
  [/^Did you (?:use to|once|formerly|previously) work (?=for|at)/, 'Have you ever worked '],
  [
    /^Are you (?:currently |presently |now )?an? (?<who>[^,?]+?),? or have you (?:ever |previously )?been one(?: (?:before|previously|in the past))?(?=\W*$)/,
    'Are you now, or have you ever been, a $<who>',
  ],
  [
    /^Have you (?:ever |previously )*(?:been|worked as) an? (?=[A-Z][^,?]*? (?:employee|associate|team member|teammate|crew member|colleague)s?\b)/,
    'Are you now, or have you ever been, a ',
  ],
];

/** With the employer's name in capitals, as written; "here" and "us" are the employer of the form. */
const wordings: [WorkedAt['when'], RegExp][] = [
  [
    'ever',
    new RegExp(
      `^Have you (?:ever |previously )*(?:worked (?:for|at)|been employed (?:by|at|with|for)) ${name}$`,
    ),
  ],
  ['ever', new RegExp(`^Have you (?:ever |previously )*(?:worked|been employed) (?<company>here)$`)],
  ['ever', /^Have you (?:ever |previously )*worked with (?<company>us)$/],
  ['ever', /^Have you (?:ever |previously )+(?:worked|been employed)(?<company>)$/],
  [
    'ever',
    new RegExp(
      `^(?:Have you been previously|Were you (?:ever |previously )+|Previously|Ever) ?employed (?:by|at|with|for) ${name}$`,
    ),
  ],
  ['ever', new RegExp(`^Did you (?:ever |previously )+work (?:for|at) ${name}$`)],
  [
    'ever',
    /^(?:Previous|Former|Past) or current employee(?<company>)$|^Current or (?:previous|former|past) employee$/,
  ],
  [
    'ever',
    /^Have you (?:ever |previously )*(?:worked|been employed) (?:in|at|for) (?:any|one) of our (?:other )?(?<company>)[a-z]+(?: [a-z]+)?(?:(?:,| or|, or|,? and) (?:[a-z]+ )?[a-z]+)*$/,
  ],
  ['now', /^Current employee(?<company>)$/],
  ['former', /^(?:Former|Previous) employee(?<company>)$/],
  ['now', new RegExp(`^Are you (?:${now} )an? (?<company>[A-Z].*?) ${members}$`)],
  ['ever', new RegExp(`^Have you (?:ever |previously )+been (?:an? )?(?:paid )?${members} ${at} ${name}$`)],
  [
    'ever',
    new RegExp(
      `^Are you(?: ${now})?,? or ${haveBeen},? (?:employed (?:by|at|with|for)|working (?:for|at)|an? ${members} ${at}) ${name}$`,
    ),
  ],
  ['ever', new RegExp(`^Are you(?: ${now})?,? or ${haveBeen},? an? (?<company>[A-Z].*?) ${members}$`)],
  [
    'ever',
    new RegExp(
      `^Do you (?:${now} )?work,? or (?:have you (?:ever |previously )*worked|did you (?:ever |previously )*work),? ${at} ${name}$`,
    ),
  ],
  [
    'ever',
    new RegExp(
      `^Have you (?:ever |previously )*been (?:on the payroll of|under contract (?:with|to)) ${name}$`,
    ),
  ],
  [
    'ever',
    new RegExp(
      `^(?:What is|Which (?:of the following |of these )?best describes|Please (?:select|indicate)) your (?:employment )?(?:history|relationship|status) (?:with|at) ${name}$`,
    ),
  ],
  [
    'ever',
    new RegExp(
      `^Are you an? (?:current or (?:former|previous|past)|(?:former|previous|past) or current) (?<company>.*?) ?${members}$`,
    ),
  ],
  [
    'ever',
    new RegExp(
      `^Are you an? (?:current or (?:former|previous|past)|(?:former|previous|past) or current) ${members} ${at} ${name}$`,
    ),
  ],
  [
    'now',
    new RegExp(
      `^Are you (?:${now} )?(?:employed (?:by|at|with|for)|working (?:for|at)|an? ${members} ${at}) ${name}$`,
    ),
  ],
  [
    'now',
    new RegExp(
      `^Are you (?:${now} )?an? (?:current|existing|active|present|internal) ${members} ${at} ${name}$`,
    ),
  ],
  [
    'now',
    new RegExp(
      `^Are you (?:${now} )?an? (?:current|existing|active|present|internal) (?<company>.*?) ?${members}$`,
    ),
  ],
  ['now', new RegExp(`^Are you an? (?<company>internal) (?:candidate|applicant)$`)],
  ['now', new RegExp(`^Do you (?:${now} )?work ${at} ${name}$`)],
  ['now', new RegExp(`^Do you (?:${now} )?work (?<company>here)$`)],
  ['now', new RegExp(`^Are you (?:${now} )?(?:employed|working) (?<company>here)$`)],
  ['former', new RegExp(`^Are you an? (?:former|previous|past|ex)[ -](?<company>.*?) ?${members}$`)],
  ['former', new RegExp(`^Are you an? (?:former|previous|past|ex)[ -]${members} ${at} ${name}$`)],
];

const group =
  '(?:group|affiliates?|subsidiar(?:y|ies)|affiliated|subsidiary|related|parents?|sister|predecessors?|successors?|compan(?:y|ies)|entit(?:y|ies)|divisions?|departments?|brands?|franchises?|franchisees?|groups|organi[sz]ations?|businesses|facilit(?:y|ies)|locations?|hospitals?|stores?|clinics?|practices?)';
const adjective =
  '(?:(?:physician|medical|health|care|operating|portfolio|member|affiliated|subsidiary|sister|parent|related|associated) )?';
const groups = `${adjective}${group}(?:(?:,| or| and|, or|, and|/)? ?${adjective}${group})*`;
const status = `(?:${further}|${member}|staff|regular|full[- ]time|part[- ]time|temporary|seasonal|per diem|travel(?:er)?)`;
const statuses = `(?:an? )?${status}(?:(?:,| or|, or|/) ?(?:as )?(?:an? )?${status})*`;

/** Words after the name that widen the question or limit its time. */
const tails: [keyof Omit<WorkedAt, 'kind' | 'company' | 'when' | 'others' | 'choices'> | '', RegExp][] = [
  ['', /,? (?:before|previously|in the past|at any time|prior to today|before today|today|now)$/i],
  [
    'isWide',
    new RegExp(
      `,? including as an? (?:${further}|${member})(?:(?:,| or|, or) (?:an? )?(?:${further}|${member}))*$`,
      'i',
    ),
  ],
  [
    'isWide',
    new RegExp(
      `,?(?: whether| either)? as (?:an? )?(?:${further}|${member})(?:(?:,| or|, or) (?:an? )?(?:${further}|${member}))+$`,
      'i',
    ),
  ],
  [
    'isWide',
    /,? (?:either |whether )?directly or (?:through|via|with|for|by) (?:an?|any|one of (?:its|our))(?: [a-z]+)? (?:compan(?:y|ies)|agency|firm|vendor|contractor|subsidiary|affiliate|entity|predecessor)$/i,
  ],
  ['isWide', /,? in any (?:capacity|role|position)(?:,? including [a-z ()-]{1,60})?$/i],
  ['isWide', new RegExp(`,? (?:whether|either) (?:as )?${statuses}$`, 'i')],
  [
    'isWide',
    new RegExp(
      `,? or (?:any(?: other)?|an?) (?:[A-Z][\\w&.'-]* ){1,4}(?:[a-z]+ )?${group}(?:(?:,|,? or) (?:[a-z]+ )?${group})*$`,
    ),
  ],
  [
    'isMore',
    /,? and (?:are you )?(?:seeking|applying for|requesting) an? (?:internal )?transfer$|,? and (?:are you )?seeking transfer$/i,
  ],
  [
    'isWide',
    new RegExp(
      `(?:,? (?:or|and|including)(?: any| one| all| an?)?(?: of)?(?: its| our| their| the)?|, (?:its|our|their)) ${groups}$`,
      'i',
    ),
  ],
  [
    'isWide',
    /,? (?:or|and|including) (?:any|one|another)(?: of)? (?:its|our|their)(?: other| many| sister| affiliated| related)? [a-z]+s(?:(?:,| or|, or|,? and) [a-z]+s)*$/i,
  ],
  [
    'isWide',
    /,? (?:in|at) any of (?:its|our|their) (?:facilities|locations|hospitals|stores|offices|sites|branches|clinics|divisions)$/i,
  ],
  [
    'isWide',
    /,? or any (?:bank|company|business|hospital|organi[sz]ation|store|clinic|practice|firm)s? (?:acquired|owned|operated|purchased|managed) by [A-Z][^,;:()/]{1,60}$/,
  ],
  ['isRecent', /,? (?:with)?in the (?:last|past) (?:\d+|\w+) (?:months?|years?)$/i],
  ['isEarlier', /,? (?:before|prior to) your current (?:period of )?(?:employment|job|position)(?: here)?$/i],
  // A part of the employer, so that a job there may not count.
  [
    'isMore',
    /(?<=[A-Z][\w&'’.-]*),? (?:in|at|as part of|within) (?:an?|any|one of (?:our|its)|our|its|the) (?:[a-z-]+ ){0,2}[a-z]+(?:(?:,|, or| or) (?:an?|any|the|our) (?:[a-z-]+ ){0,2}[a-z]+)*$/,
  ],
];

/** A kind of employer, or more than one. */
const other =
  /\b(or|and|its|any|as|in|on|through|under|affiliat\w+|subsidiar\w+|that|which|who|your|you|a|an|one|someone)\b/i;
const here =
  /^(us|(?:our|this|the) (?:(?:school|health|hospital|public) )?(?:company|system|authority|utility|trust|foundation|organi[sz]ation|county|city|university|college|bank|district|agency|school|hospital|state|firm|practice|facility|employer)|here|internal|)$/i;

/** "Have you within the last five years been …" */
const sinceThen =
  /^(?<you>Have you),? (?:ever )?(?:with)?in the (?:last|past) (?:\d+|\w+) (?:months?|years?),?(?= )/;

/**
 * Whether the person works or worked for one employer. The company is empty if it is the one whose form it is.
 */
export function readWorkedAt(label: string): { family: string; claim: WorkedAt } | null {
  let text = label
    .replace(/\((?=(?:or|and|including|either|whether) )([^()]*)\)/g, '$1')
    .replace(new RegExp(`\\((?:e\\.g\\.,? )?${statuses}\\)`, 'gi'), '')
    .replace(sinceThen, '$<you>')
    .replace(/[?*\s]+/g, ' ')
    .trim();
  text = sameWork.reduce((plain, [pattern, same]) => plain.replace(pattern, same), text);
  const said: Partial<WorkedAt> = sinceThen.test(label) ? { isRecent: true } : {};
  for (let isRead = true; isRead; ) {
    const tail = tails.find(([, pattern]) => pattern.test(text));
    isRead = tail !== undefined;
    if (!tail) break;
    text = text.replace(tail[1], '');
    if (tail[0] !== '') said[tail[0]] = true;
  }
  for (const [when, pattern] of wordings) {
    const company = pattern.exec(text)?.groups?.['company']?.replace(/^the (?=[A-Z])/, '');
    if (company === undefined) continue;
    // A supplier works with us, too.
    if (/ (?:worked with us|worked|employed)$/.test(text) && !said.isWide) return null;
    if (here.test(company))
      return { family: 'worked_here', claim: { kind: 'worked_at', company: '', when, ...said } };
    // A kind of employer.
    if (/^(?:an?|the) VA\b/.test(company)) return null;
    const [first = '', ...others] = splitNames(company);
    if (others.length > 0)
      return { family: 'worked_at', claim: { kind: 'worked_at', company: first, others, when, ...said } };
    const part =
      /^(?:an?|any|one of our|our) (?<of>[A-Z].*?) (?:store|office|location|hospital|facility|site|branch|clinic|restaurant|plant)s?$/.exec(
        company,
      )?.groups?.['of'];
    if (part !== undefined && !other.test(part))
      return {
        family: 'worked_at',
        claim: { kind: 'worked_at', company: part, when, ...said, isMore: true },
      };
    if (!/^[A-Z0-9][^,;:()/]{1,60}$/.test(company) || other.test(company)) return null;
    return { family: 'worked_at', claim: { kind: 'worked_at', company, when, ...said } };
  }
  return null;
}

/** "Aetna, Caremark, or Oak Street Health": several names, each in capitals; otherwise none. */
function splitNames(company: string): string[] {
  const names = company.split(/,? or |, /);
  const areNames = names.every((one) => /^[A-Z][\w&.'-]*(?: (?:of|the|&|[A-Z][\w&.'-]*))*$/.test(one));
  return names.length > 1 && areNames ? names : [];
}
