// @vitest-environment jsdom
import { act, useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { keepEarlyInput } from './keep-early-input.ts';

function Form({ ready }: { ready?: () => void }) {
  const [text, setText] = useState('');
  const [agreed, setAgreed] = useState(false);
  useEffect(() => ready?.(), [ready]);
  return (
    <form>
      <input name="email" value={text} onChange={(event) => setText(event.target.value)} />
      <input
        name="agree"
        type="checkbox"
        checked={agreed}
        onChange={(event) => setAgreed(event.target.checked)}
      />
      <output>{`${text} ${agreed}`}</output>
    </form>
  );
}

it('what is typed and ticked before the page is ready belongs to it afterwards', async () => {
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(<Form />);
  const [email, agree] = root.querySelectorAll('input');
  if (!email || !agree) throw new Error('no fields');

  email.value = 'may';
  const giveBack = keepEarlyInput(root);
  email.value = 'maya@example.com';
  email.dispatchEvent(new Event('input', { bubbles: true }));
  agree.click();

  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  await act(async () => void hydrateRoot(root, <Form ready={giveBack} />));
  expect(root.querySelector('output')?.textContent).toBe('maya@example.com true');
  expect(email.value).toBe('maya@example.com');
  expect(agree.checked).toBe(true);
});
