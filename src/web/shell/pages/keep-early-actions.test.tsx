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

it.each(['keydown', 'change', 'paste'])(
  'a held %s does not make React hurry to take over the page',
  async (name) => {
    const root = document.createElement('div');
    document.body.append(root);
    root.innerHTML = renderToString(<Search />);
    const dispatch = (type: string) =>
      root.querySelector('input')?.dispatchEvent(new Event(type, { bubbles: true }));
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
    const release = holdEvents(root);
    await act(async () => {
      startTransition(() => void hydrateRoot(root, <Search />));
      dispatch(name);
      expect(Object.keys(root.firstElementChild ?? {})).toEqual([]);
    });
    expect(root.textContent).toBe('0');
    release();
    await act(async () => void dispatch('keydown'));
    expect(root.textContent).toBe('1');
  },
);

function Menu() {
  return (
    <nav>
      <a href="#jobs">Jobs</a>
      <button type="button">Find jobs</button>
      <input type="file" />
    </nav>
  );
}

const taken = [expect.stringContaining('__reactFiber'), expect.stringContaining('__reactProps')];

it.each([
  ['mousedown', 'a', []],
  ['mousedown', 'button', taken],
  ['touchstart', 'a', []],
  ['touchstart', 'button', taken],
  ['change', 'input', taken],
])('%s on “%s” reaches React only if it needs code', async (type, name, keys) => {
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(<Menu />);
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const release = holdEvents(root);
  await act(async () => {
    startTransition(() => void hydrateRoot(root, <Menu />));
    root.querySelector(name)?.dispatchEvent(new Event(type, { bubbles: true }));
    expect(Object.keys(root.firstElementChild ?? {})).toEqual(keys);
  });
  release();
});
