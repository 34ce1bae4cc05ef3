import { describe, expect, it } from 'vitest';
import { safeTarget, withTarget } from './target.ts';

describe('login target', () => {
  it('carries path and query through the login page', () => {
    expect(withTarget('/login', '/dashboard/applications?tab=Manual&page=2')).toBe(
      '/login?target=%2Fdashboard%2Fapplications%3Ftab%3DManual%26page%3D2',
    );
  });

  it('follows a path of our own site', () => {
    expect(safeTarget('/dashboard/applications?tab=Manual#row', '/dashboard')).toBe(
      '/dashboard/applications?tab=Manual#row',
    );
  });

  it.each([
    null,
    '',
    'dashboard',
    'https://evil.example/',
    '//evil.example/x',
    '/\\evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
  ])('never leaves our site for %j', (target) => {
    expect(safeTarget(target, '/dashboard')).toBe('/dashboard');
  });
});
