/** What a yes to a question says about the applicant, if every word of the question is understood. */
export type Claim =
  /** `as`: one name of each list. `within`: of the last so many years. */
  | {
      kind: 'years';
      years: number;
      isMore: boolean;
      subject: string | null;
      as?: readonly (readonly string[])[];
      within?: number;
    }
  /** `until`: still valid in that month, counted from year 0. */
  | {
      kind: 'certified';
      name: string;
      isLicense: boolean;
      isCurrent: boolean;
      state?: string;
      until?: number;
      /** Called a license or certification, so that it belongs on a list of them. */
      isDocument?: true | undefined;
    }
  | { kind: 'employed'; isNegated?: true }
  | { kind: 'tenure'; months: number; isInPost: boolean }
  | { kind: 'occupation'; name: string }
  /** `of`: whom. */
  | { kind: 'leads'; isManaged: boolean; of?: string }
  | { kind: 'degree'; level: string; fields: readonly string[] }
  | { kind: 'graduate'; school: string; isAttended: boolean }
  /** In the United States, or not; without a field, everywhere. */
  | { kind: 'studied'; field: string; isAbroad: boolean }
  /** `isWide`: also for affiliates, or as a contractor. `isEarlier`: before the current time there. */
  | {
      kind: 'worked_at';
      company: string;
      when: 'ever' | 'now' | 'former';
      isWide?: true;
      isRecent?: true;
      isEarlier?: true;
      /** Something else must also be true, so that only a no follows. */
      isMore?: true;
      /** The employer whose form it is. */
      isOwn?: true;
      /** Or one of these. */
      others?: readonly string[];
      /** To choose from instead of yes and no. */
      choices?: EmployeeChoices;
    }
  /** `isLimited`: in one state, or within some years, so that a job known to be of the kind may not count. */
  | {
      kind: 'worked_for_kind';
      kinds: readonly string[];
      when: 'ever' | 'now';
      isLimited: boolean;
      /** In the last so many years. */
      within?: number;
      choices?: EmployeeChoices;
    }
  | { kind: 'convicted'; of: 'crime' | 'misdemeanor' | 'felony'; isLimited: boolean; isWider?: true }
  /** `isServed`: a yes to having served says so. `isVeteran`: it also does unless the person still serves. */
  /** `isDuty`: on active duty, which a job in the armed forces was. */
  /** `isEnded`: no longer. */
  | { kind: 'military'; isServed?: true; isVeteran?: true; isDuty?: true; isEnded?: true }
  | { kind: 'dismissed' }
  | { kind: 'clearance'; level: string | null }
  | { kind: 'lift'; pounds: number }
  | { kind: 'setting'; setting: string }
  | { kind: 'office_days'; days: number }
  /** `isEither`: one of them may be enough. */
  | { kind: 'shifts'; shifts: readonly string[]; isEither?: true }
  | { kind: 'employment'; type: string }
  | { kind: 'travel'; percent: number }
  | { kind: 'start_now' }
  | { kind: 'start_within'; days: number }
  /** On that day or earlier; without a year, the next such day. */
  | { kind: 'start_by'; month: number; day: number; year?: number }
  /** `isFluent`: in the words of the key question, whose answer lists them all. `besides`: any other one. */
  | { kind: 'languages'; languages: readonly string[]; isFluent?: true; besides?: readonly string[] }
  /** `isExact`: neither more nor less. */
  | { kind: 'hours'; hours: number; isExact?: true }
  | { kind: 'days'; days: readonly string[] }
  | { kind: 'home_office' }
  /** Without anybody else's vehicle. */
  | { kind: 'own_transport' }
  /** `other`: than the United States. `further`: in addition to an assumed one. */
  | { kind: 'citizen'; of: 'other' | 'further' | 'several' }
  /** Of at least one of these. */
  | { kind: 'citizen_of'; countries: readonly string[] }
  /** In the country on a visa or another permission that ends. */
  | { kind: 'on_visa' }
  /** May stay and work for good without being a citizen. */
  | { kind: 'permanent_right' }
  | { kind: 'gender'; of: 'female' | 'male' }
  /** In a city or around it; within so many miles of it, or near enough to commute there. */
  | { kind: 'lives_near'; city: string; state: string; miles?: number; isCommute?: true }
  | { kind: 'protected_veteran' }
  | { kind: 'under_age'; age: number }
  | { kind: 'lives_abroad'; place: string; country: string; isNear: boolean }
  | { kind: 'pay_above'; amount: number; unit: 'hour' | 'year' }
  | { kind: 'time_zone'; zones: readonly string[] }
  | { kind: 'lives_in'; states: readonly string[] }
  | { kind: 'relocate_to'; place: string }
  /** `from`: a city; empty for the person's own. */
  | { kind: 'commute'; miles: number; from: string }
  /** `isExpected`: asks whether it is what the person expects, not whether they would take it. */
  | { kind: 'pay_range'; low: number; high: number; unit: 'hour' | 'year'; isExpected?: true }
  /** `isWhole`: every word is understood. `isPassing`: for a while only. */
  | {
      kind: 'terms';
      claims: readonly Claim[];
      places: readonly string[];
      isWhole: boolean;
      isPassing: boolean;
      /** With words that hardly change it. */
      isUnsure?: true;
      /** With an accommodation, even what is beyond the person's limit may be possible. */
      isAssisted?: true;
    }
  | { kind: 'not'; claim: Claim }
  /** A yes that the person stated. */
  | { kind: 'stated'; fact: 'licence.driver' | 'transport' | 'us_person' }
  /** One of them is enough. `isOpen`: or something else. */
  | { kind: 'any'; claims: readonly Claim[]; isOpen?: true };

/** The labels for somebody who works there now, who did, and who never did. */
export interface EmployeeChoices {
  now: string;
  former: string;
  never: string;
}

/** Claims about the person alone; the others depend on the employer, the job, or the day. */
const lasting: readonly Claim['kind'][] = [
  'years',
  'certified',
  'convicted',
  'military',
  'clearance',
  'lift',
  'setting',
  'office_days',
  'shifts',
  'employment',
  'travel',
  'languages',
  'hours',
  'days',
  'home_office',
  'citizen',
  'citizen_of',
];

/** Equal for questions that say the same in other words; null if an answer holds for one form only. */
export function nameClaim(claim: Claim): string | null {
  if (claim.kind === 'not') {
    const denied = nameClaim(claim.claim);
    return denied && `not ${denied}`;
  }
  if (isLoose(claim)) return null;
  // Whatever it is called, it is the same one.
  const same = claim.kind === 'certified' ? { ...claim, isDocument: undefined } : claim;
  if (claim.kind !== 'terms') return lasting.includes(claim.kind) ? JSON.stringify(same) : null;
  const names = claim.claims.map(nameClaim);
  // What the unknown words of one question mean, those of another may not.
  const isKnown = !claim.isUnsure || claim.claims.every(({ kind }) => kind === 'travel');
  const isPlain =
    claim.isWhole && isKnown && claim.places.length === 0 && names.every((name) => name !== null);
  return isPlain ? [...new Set(names)].toSorted().join(' ') : null;
}

/** Enough to prove a no, but different questions share it: what was said to one says nothing about another. */
function isLoose(claim: Claim): boolean {
  if (claim.kind === 'convicted') return claim.isLimited;
  return claim.kind === 'military' && !claim.isServed && !claim.isVeteran;
}
