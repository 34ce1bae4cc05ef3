// @vitest-environment jsdom
import { act, useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { keepEarlyInput } from './keep-early-input.ts';

function Form({ ready }: { ready?: () => void }) {
  const [text, setText] = useState('');
  const [agreed, setAgreed] = useState(false);
  const [pay, setPay] = useState('');
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
      <select name="pay" defaultValue="" onChange={(event) => setPay(event.target.value)}>
        <option value="">Any</option>
        <option value="40000">$40,000 or more</option>
      </select>
      <output>{`${text} ${agreed} ${pay}`}</output>
    </form>
  );
}

it('what is typed, ticked, and chosen before the page is ready belongs to it afterwards', async () => {
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
  const pay = root.querySelector('select');
  if (!pay) throw new Error('no list');
  pay.value = '40000';
  pay.dispatchEvent(new Event('input', { bubbles: true }));

  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  await act(async () => void hydrateRoot(root, <Form ready={giveBack} />));
  expect(root.querySelector('output')?.textContent).toBe('maya@example.com true 40000');
  expect(email.value).toBe('maya@example.com');
  expect(agree.checked).toBe(true);
});
