import type { JobCategory } from './category-slugs.ts';
import { cleanTitle } from './clean-title.ts';
import { foldWords } from './fold-words.ts';
import { matchOccupations } from './match-occupations.ts';

/** Narrow categories recognized by words of the title; the first matching rule decides. */
const rules: { category: JobCategory; says: RegExp; unless?: RegExp }[] = [
  { category: 'social-media', says: /\b(social media|paid social|tiktok|instagram)\b/ },
  {
    category: 'ui-ux-design',
    says: /\b(ux|ui ux|user experience|user interface|usability|(ui|product|interaction|web|website|app|digital product|mobile) designer)\b/,
    unless: /\b(writer|writing|developer|engineer|industrial|furniture|game|games)\b/,
  },
  {
    category: 'qa',
    says: /\b(qa|qc|sdet|quality (assurance|control|inspector|auditor|technician)|software test|test automation|(software|game|automation|manual|performance|uat|app) tester)\b/,
    unless: /\b(chemist|scientist|nurse|rn|(air|water|food|data) quality)\b/,
  },
  {
    category: 'project-manager',
    says: /\b((project|program) (manager|mgr|management)|project coordinator|scrum master|pmo)\b/,
  },
  {
    category: 'accounting',
    says: /\b(accounting|accounts (payable|receivable)|payroll|billing|bookkeeping) (supervisor|manager)\b/,
  },
  { category: 'writing', says: /\b(grant|proposal) writer\b/ },
  { category: 'teaching', says: /\blibrary (assistant|aide|clerk|page)\b/ },
  {
    category: 'customer-service',
    says: /\b((customer|client) (service|services|support|care)|(call|contact) center|receptionist|csr)\b/,
    unless: /\b(sales|medical assistant|teller|technician|engineer)\b/,
  },
];

const voters = 5;
const sharpness = 4;

/** The category of a job by its title, or null when it belongs to none of them. */
export function categorizeTitle(title: string): JobCategory | null {
  const folded = foldWords(cleanTitle(title));
  const rule = rules.find(({ says, unless }) => says.test(folded) && unless?.test(folded) !== true);
  return rule?.category ?? voteByOccupation(title);
}

function voteByOccupation(title: string): JobCategory | null {
  const votes = new Map<JobCategory | null, number>();
  for (const { occupation, score } of matchOccupations(title, { limit: voters })) {
    votes.set(occupation.category, (votes.get(occupation.category) ?? 0) + score ** sharpness);
  }
  return [...votes].reduce<[JobCategory | null, number]>(
    (best, vote) => (vote[1] > best[1] ? vote : best),
    [null, 0],
  )[0];
}
