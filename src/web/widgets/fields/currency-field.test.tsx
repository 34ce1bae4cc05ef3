// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { CurrencyField } from './currency-field.tsx';

afterEach(cleanup);

/** A form whose kept amount can change from outside, as a save that ends late changes it. */
function Form({ late }: { late?: string }) {
  const [value, setValue] = useState('');
  const [seen, setSeen] = useState<string>();
  if (late !== seen) {
    setSeen(late);
    setValue(late ?? '');
  }
  return <CurrencyField label="Salary" value={value} onChange={setValue} />;
}

test('what is typed replaces an amount that arrived after the field was entered', async () => {
  const user = userEvent.setup();
  const { rerender } = render(<Form />);
  await user.tab();
  rerender(<Form late="60000" />);
  await user.keyboard('82000');
  await user.tab();
  expect(screen.getByLabelText<HTMLInputElement>('Salary').value).toBe('$82,000');
});

test('an amount that was entered by Tab is replaced, and typing goes on where the caret is', async () => {
  const user = userEvent.setup();
  render(<Form late="60000" />);
  await user.tab();
  await user.keyboard('8');
  await user.keyboard('2000');
  expect(screen.getByLabelText<HTMLInputElement>('Salary').value).toBe('82000');
});

test.each(['-5', '60000-80000', '\u22125'])(
  '%s is refused with the reason, and the amount before is kept',
  async (typed) => {
    const user = userEvent.setup();
    render(<Form late="60000" />);
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Salary' });
    await user.click(field);
    await user.keyboard(typed);
    expect(field.value).toBe(typed);
    const reason = 'Enter a single amount, not a range or a negative number.';
    expect(screen.getByText(reason)).toBeDefined();
    await user.tab();
    expect(field.value).toBe('$60,000');
    expect(screen.getByText(reason)).toBeDefined();
    await user.click(field);
    await user.keyboard('5');
    await user.tab();
    expect(field.value).toBe('$5');
    expect(screen.queryByText(reason)).toBeNull();
  },
);
