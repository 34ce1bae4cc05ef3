import { expect, test } from 'vitest';
import { companyKey } from './company-key.ts';
import { type CompanyRule, findCompanyRule, isRuledOut } from './company-rule.ts';

const rules = new Map<string, CompanyRule>(
  [
    { name: 'Birchfield', why: 'named' as const, allowed: false },
    { name: 'Delta, Inc.', why: 'employer' as const, allowed: false },
    { name: 'Acme', why: 'employer' as const, allowed: true },
  ].map((rule) => [companyKey(rule.name), rule]),
);

test('a typed name covers every spelling of it and longer names, but no other word', () => {
  for (const name of ['Birchfield', 'BIRCHFIELD, Inc.', 'Birchfield Networks', 'The Birchfield Group LLC'])
    expect(isRuledOut(rules, name), name).toBe(true);
  for (const name of ['Birchfields', 'New Birchfield', 'Birch', ''])
    expect(isRuledOut(rules, name)).toBe(false);
});

test('the current employer is matched exactly, and may be allowed', () => {
  expect(isRuledOut(rules, 'The Delta Company')).toBe(true);
  expect(isRuledOut(rules, 'Delta Dental')).toBe(false);
  expect(findCompanyRule(rules, 'ACME Co.')?.allowed).toBe(true);
  expect(isRuledOut(rules, 'Acme')).toBe(false);
});
