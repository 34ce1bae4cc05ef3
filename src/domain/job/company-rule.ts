import { companyKey } from './company-key.ts';

/** A company on the person's never-apply list; `allowed` lifts the rule for their current employer. */
export interface CompanyRule {
  name: string;
  why: 'employer' | 'named';
  allowed: boolean;
}

/**
 * The rule for this company, by its name's key. A typed name also covers longer ones: “Birchfield” means
 * “Birchfield Networks” too. The current employer is matched exactly.
 */
export function findCompanyRule<Rule extends CompanyRule>(
  rules: ReadonlyMap<string, Rule>,
  company: string,
): Rule | undefined {
  const words = companyKey(company).split(' ');
  const exact = rules.get(words.join(' '));
  if (exact) return exact;
  for (let count = words.length - 1; count > 0; count--) {
    const rule = rules.get(words.slice(0, count).join(' '));
    if (rule?.why === 'named') return rule;
  }
  return undefined;
}

export function isRuledOut(rules: ReadonlyMap<string, CompanyRule>, company: string): boolean {
  const rule = findCompanyRule(rules, company);
  return rule !== undefined && !rule.allowed;
}
