// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { shortcutOf } from '#web/shell/commands/shortcut-keys.ts';
import { ErrorMessage, problemOf } from '#web/shell/problem-pages/error-page.tsx';

afterEach(cleanup);
const online = { online: true, status: undefined };

describe('a page that cannot be shown', () => {
  it('is missing, forbidden, offline or failed', () => {
    expect(problemOf(new Error('x'), online)).toBe('failed');
    expect(problemOf(undefined, online)).toBe('failed');
    expect(problemOf({ code: 'forbidden' }, online)).toBe('forbidden');
    expect(problemOf({ code: 'not_found' }, online)).toBe('missing');
    expect(problemOf(null, { online: true, status: 403 })).toBe('forbidden');
    expect(problemOf(null, { online: true, status: 404 })).toBe('missing');
    expect(problemOf({ code: 'forbidden' }, { online: false, status: undefined })).toBe('offline');
  });

  it.each([
    ['failed', "We couldn't show this page", 'Try again'],
    ['forbidden', "You don't have access to this page", 'Go to the home page'],
    ['offline', "You're offline", 'Try again'],
  ] as const)('because it is %s says so, names its request and the next step', (problem, title, step) => {
    render(<ErrorMessage problem={problem} requestId="r-7" address="/dashboard" />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    expect(screen.getByText('r-7')).toBeDefined();
    expect(screen.getByRole('link', { name: step })).toBeDefined();
  });
});

describe('a key', () => {
  const on = { singleKeys: true };
  const press = (key: string, more: object = {}) =>
    ({
      key,
      ctrlKey: false,
      metaKey: false,
      altKey: false,
      defaultPrevented: false,
      target: document.body,
      ...more,
    }) as const;

  it('opens the palette with Ctrl or Cmd and K, anywhere', () => {
    const input = document.createElement('input');
    expect(shortcutOf(press('k', { ctrlKey: true, target: input }), on)).toBe('palette');
    expect(shortcutOf(press('K', { metaKey: true }), on)).toBe('palette');
    expect(shortcutOf(press('k'), on)).toBeNull();
    expect(shortcutOf(press('k', { ctrlKey: true, defaultPrevented: true }), on)).toBeNull();
  });

  it('opens the list of shortcuts with ?, but not while typing and not when switched off', () => {
    expect(shortcutOf(press('?'), on)).toBe('sheet');
    expect(shortcutOf(press('?'), { singleKeys: false })).toBeNull();
    for (const name of ['input', 'textarea', 'select'])
      expect(shortcutOf(press('?', { target: document.createElement(name) }), on)).toBeNull();
    expect(shortcutOf(press('?', { ctrlKey: true }), on)).toBeNull();
  });
});
