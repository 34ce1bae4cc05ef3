// @vitest-environment jsdom
import { act, startTransition, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { holdEvents } from './keep-early-actions.ts';

function Search() {
  const [keys, setKeys] = useState(0);
  return (
    <label>
      {keys}
      <input onKeyDown={() => setKeys((count) => count + 1)} />
    </label>
  );
}

it('a key that is held while React takes over the page does not make it hurry', async () => {
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(<Search />);
  const press = () =>
    root.querySelector('input')?.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true }));
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const release = holdEvents(root);
  await act(async () => {
    startTransition(() => void hydrateRoot(root, <Search />));
    press();
    expect(Object.keys(root.firstElementChild ?? {})).toEqual([]);
  });
  expect(root.textContent).toBe('0');
  release();
  await act(async () => void press());
  expect(root.textContent).toBe('1');
});

function Menu() {
  return (
    <nav>
      <a href="#jobs">Jobs</a>
      <button type="button">Find jobs</button>
    </nav>
  );
}

it.each([
  ['a', []],
  ['button', [expect.stringContaining('__reactFiber'), expect.stringContaining('__reactProps')]],
])('a press on “%s” reaches React only if it needs code', async (name, keys) => {
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(<Menu />);
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const release = holdEvents(root);
  await act(async () => {
    startTransition(() => void hydrateRoot(root, <Menu />));
    root.querySelector(name)?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
    expect(Object.keys(root.firstElementChild ?? {})).toEqual(keys);
  });
  release();
});
