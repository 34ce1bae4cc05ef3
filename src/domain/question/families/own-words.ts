import type { Family } from './family.ts';

/** Meant only for people who gave a certain answer above: never filled because of the words it contains. */
export const followUps: readonly Family[] = [
  {
    name: 'follow_up',
    may: 'open',
    ask: /^if (yes|no|so|not|other|you (answered|selected|chose)|applicable|any)\b/,
    not: /^if (yes|so) how many (people|employees|team members|[a-z]+s) (are (on|in) the team you|do you( currently)?) (lead|manage|supervise)\b|^if (yes|so) (may|can) (we|employers) (contact|inquire of|call) your (current|present) employer$/,
  },
];

export const ownWords: readonly Family[] = [
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
