// @vitest-environment jsdom
import { act, useEffect, useState } from 'react';
import { Button } from 'react-aria-components';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { keepEarlyPress } from './keep-early-press.ts';

function Counter({ ready }: { ready?: () => void }) {
  const [sent, setSent] = useState(0);
  useEffect(() => ready?.(), [ready]);
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <button type="submit" onClick={() => setSent((times) => times + 1)}>
        Send
      </button>
      <output>{sent}</output>
    </form>
  );
}

function serve(): { root: HTMLElement; button: HTMLButtonElement } {
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(<Counter />);
  const button = root.querySelector('button');
  if (!button) throw new Error('no button');
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  return { root, button };
}

it('a button pressed before the page listens is pressed once it does, and its form is not sent meanwhile', async () => {
  const { root, button } = serve();
  const takeEarlyPress = keepEarlyPress(root);
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  button.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
  await act(async () => void hydrateRoot(root, <Counter ready={takeEarlyPress()} />));
  expect(root.querySelector('output')?.textContent).toBe('1');
});

it('a press that React hears is not repeated', async () => {
  const { root, button } = serve();
  const pressAgain = keepEarlyPress(root)();
  await act(async () => void hydrateRoot(root, <Counter />));
  await act(async () => button.click());
  pressAgain();
  expect(root.querySelector('output')?.textContent).toBe('1');
});

function Skip({ ready, onPress }: { ready?: () => void; onPress?: () => void }) {
  useEffect(() => ready?.(), [ready]);
  return <Button {...(onPress && { onPress })}>Skip</Button>;
}

it.each([
  ['the page is ready', true],
  ['React has taken over', false],
])('a press that begins before React listens and ends when %s happens once', async (_when, isReady) => {
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(<Skip />);
  const button = root.querySelector('button');
  let presses = 0;
  const end = () => button?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
  const takeEarlyPress = keepEarlyPress(root);
  button?.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
  await act(async () => {
    const ready = takeEarlyPress();
    hydrateRoot(root, <Skip ready={ready} onPress={() => (presses += 1)} />);
    if (!isReady) end();
  });
  if (isReady) await act(async () => void end());
  expect(presses).toBe(1);
  await act(async () => button?.click());
  expect(presses).toBe(2);
});

it('a search that goes to an address with its words is left to the browser', () => {
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = '<form method="get" action="/jobs"><button type="submit">Find jobs</button></form>';
  root.addEventListener('submit', (event) => event.preventDefault());
  keepEarlyPress(root);
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  root.querySelector('button')?.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(false);
});
