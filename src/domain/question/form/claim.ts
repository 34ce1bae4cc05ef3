/** What a yes to a question says about the applicant, if every word of the question is understood. */
export type Claim =
  | { kind: 'years'; years: number; isMore: boolean; subject: string | null }
  | { kind: 'certified'; name: string; isLicense: boolean; isCurrent: boolean; state?: string }
  | { kind: 'employed'; isNegated?: true }
  | { kind: 'tenure'; months: number; isInPost: boolean }
  | { kind: 'occupation'; name: string }
  | { kind: 'leads'; isManaged: boolean }
  | { kind: 'degree'; level: string; fields: readonly string[] }
  | { kind: 'graduate'; school: string; isAttended: boolean }
  /** `isWide`: also for affiliates, or as a contractor. `isEarlier`: before the current time there. */
  | {
      kind: 'worked_at';
      company: string;
      when: 'ever' | 'now' | 'former';
      isWide?: true;
      isRecent?: true;
      isEarlier?: true;
      /** The employer whose form it is. */
      isOwn?: true;
    }
  | { kind: 'convicted'; of: 'crime' | 'misdemeanor'; isLimited: boolean }
  | { kind: 'military' }
  | { kind: 'dismissed' }
  | { kind: 'clearance'; level: string | null }
  | { kind: 'lift'; pounds: number }
  | { kind: 'setting'; setting: string }
  | { kind: 'office_days'; days: number }
  | { kind: 'shifts'; shifts: readonly string[] }
  | { kind: 'employment'; type: string }
  | { kind: 'travel'; percent: number }
  | { kind: 'start_now' }
  | { kind: 'languages'; languages: readonly string[] }
  | { kind: 'hours'; hours: number }
  | { kind: 'days'; days: readonly string[] }
  | { kind: 'home_office' }
  /** `other`: than the United States. `further`: in addition to an assumed one. */
  | { kind: 'citizen'; of: 'other' | 'further' | 'several' }
  | { kind: 'time_zone'; zones: readonly string[] }
  | { kind: 'lives_in'; states: readonly string[] }
  | { kind: 'relocate_to'; place: string };
