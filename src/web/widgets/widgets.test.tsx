// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { cleanup, configure, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Button } from './buttons/button.tsx';
import { ProgressBar } from './feedback/progress-bar.tsx';
import { SkeletonRows } from './feedback/skeleton.tsx';
import { Checkbox } from './fields/checkbox.tsx';
import { CurrencyField } from './fields/currency-field.tsx';
import { PasswordField } from './fields/password-field.tsx';
import { TextArea } from './fields/text-area.tsx';
import { TextField } from './fields/text-field.tsx';
import { Pagination } from './layout/pagination.tsx';
import { Tabs } from './layout/tabs.tsx';
import { Modal } from './overlays/modal.tsx';
import type { ModalSize } from './overlays/modal-dialog.tsx';
import { CheckboxDropdown } from './selects/checkbox-dropdown.tsx';
import { Select } from './selects/select.tsx';
import { NativeSelects } from './selects/select-look.ts';

// What is loaded later comes late on a busy machine.
configure({ asyncUtilTimeout: 300_000 });

const tokens = readFileSync('src/web/themes/tokens.css', 'utf8');

afterEach(cleanup);

describe('button', () => {
  it('that was pressed while it was disabled is not pressed when it is enabled soon after', async () => {
    const onPress = vi.fn();
    const { rerender } = render(
      <Button isDisabled onPress={onPress}>
        Send
      </Button>,
    );
    await userEvent.click(screen.getByRole('button'));
    rerender(<Button onPress={onPress}>Send</Button>);
    await userEvent.hover(screen.getByRole('button'));
    // React Aria waits 80 ms for a click that never comes.
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(onPress).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button'));
    expect(onPress).toHaveBeenCalledOnce();
  });

  it('has the variants primary, secondary, tertiary, destructive, ghost, link and disabled [DSN-015]', () => {
    for (const variant of ['primary', 'secondary', 'tertiary', 'destructive', 'ghost', 'link'] as const) {
      render(<Button variant={variant}>{variant}</Button>);
      const button = screen.getByRole('button', { name: variant });
      expect(button.dataset['variant']).toBe(variant);
      expect(button).toHaveProperty('disabled', false);
    }
    render(<Button variant="disabled">Next</Button>);
    expect(screen.getByRole('button', { name: 'Next' })).toHaveProperty('disabled', true);
  });

  it('has the sizes sm, md, lg and default [DSN-016]', () => {
    render(<Button>default</Button>);
    for (const size of ['sm', 'md', 'lg'] as const) render(<Button size={size}>{size}</Button>);
    for (const size of ['sm', 'md', 'default', 'lg']) {
      expect(screen.getByRole('button', { name: size }).dataset['size']).toBe(size);
    }
    for (const token of [
      'control-sm: 3.2rem',
      'control-md: 4rem',
      'control-default: 4.4rem',
      'control-lg: 5.2rem',
    ]) {
      expect(tokens).toContain(`--${token};`);
    }
    for (const token of ['pad-sm: 1.6rem', 'pad-md: 2rem', 'pad-default: 2.4rem', 'pad-lg: 3.2rem']) {
      expect(tokens).toContain(`--${token};`);
    }
  });

  it('has the weights light 400, medium 500, bold 600 and dark 700 [DSN-017]', () => {
    for (const [weight, value] of [
      ['light', 400],
      ['medium', 500],
      ['bold', 600],
      ['dark', 700],
    ] as const) {
      render(<Button weight={weight}>{weight}</Button>);
      expect(screen.getByRole('button', { name: weight }).dataset['weight']).toBe(weight);
      expect(tokens).toContain(`--weight-${weight}: ${value};`);
    }
  });

  it('says that it is busy while loading and ignores presses', async () => {
    const onPress = vi.fn();
    render(
      <Button loading onPress={onPress}>
        Apply
      </Button>,
    );
    const button = screen.getByRole('button', { name: /Apply/ });
    expect(button.getAttribute('aria-busy')).toBe('true');
    await userEvent.click(button);
    expect(onPress).not.toHaveBeenCalled();
  });
});

describe('fields', () => {
  it('a required field shows an asterisk and tells assistive technology [DSN-068]', () => {
    render(<TextField label="City" required />);
    expect(screen.getByText('*')).toBeDefined();
    expect(screen.getByRole('textbox', { name: /City/ }).getAttribute('aria-required')).toBe('true');
  });

  it('an error stands under the input with the alert role and is read with it [DSN-069]', () => {
    render(<TextField label="ZIP" error="Enter valid postal code" />);
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toBe('Enter valid postal code');
    const input = screen.getByRole('textbox', { name: 'ZIP' });
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(input.getAttribute('aria-describedby')).toContain(alert.id);
    expect(input.compareDocumentPosition(alert) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it('a password can be shown and hidden [DSN-072]', async () => {
    render(<PasswordField label="Password" />);
    const input = screen.getByLabelText('Password');
    expect(input.getAttribute('type')).toBe('password');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(input.getAttribute('type')).toBe('text');
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(input.getAttribute('type')).toBe('password');
  });

  it('a text area has 6 rows, keeps to its maximum length and counts towards it [DSN-067]', async () => {
    function Introduction() {
      const [text, setText] = useState('abc');
      return <TextArea label="Introduction" required maxLength={5} value={text} onChange={setText} />;
    }
    render(<Introduction />);
    const area = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Introduction/ });
    expect(area.rows).toBe(6);
    expect(screen.getByText('*')).toBeDefined();
    await userEvent.type(area, 'defg');
    expect(area.value).toBe('abcde');
    expect(screen.getByText('5 of 5')).toBeDefined();
  });

  it('a select takes plain values and objects with value and text [DSN-061]', async () => {
    const onChange = vi.fn();
    render(
      <Select
        label="State"
        options={['Texas', { value: 'OH', text: 'Ohio' }]}
        value={null}
        onChange={onChange}
      />,
    );
    await userEvent.click(await screen.findByRole('button', { name: /State/ }));
    await userEvent.click(screen.getByRole('option', { name: 'Ohio' }));
    expect(onChange).toHaveBeenLastCalledWith('OH');
    await userEvent.click(screen.getByRole('button', { name: /State/ }));
    await userEvent.click(screen.getByRole('option', { name: 'Texas' }));
    expect(onChange).toHaveBeenLastCalledWith('Texas');
  });

  it('a required select left empty says so unless its caller keeps the error state [DSN-063]', async () => {
    const props = { label: 'State', options: ['Texas'], value: null, onChange: () => {}, required: true };
    const { rerender } = render(<Select {...props} />);
    const button = await screen.findByRole('button', { name: /State/ });
    await userEvent.click(button);
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('alert').textContent).toBe('Field is required');
    rerender(<Select {...props} errorState />);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(button.closest('[data-invalid]')).not.toBeNull();
    rerender(<Select {...props} errorState={false} />);
    expect(button.closest('[data-invalid]')).toBeNull();
  });

  it("opens as the system's own list where a portal has no lists of its own", async () => {
    const onChange = vi.fn();
    const options = ['Yes', { value: 'n', text: 'No' }];
    const props = { label: 'Remote', hint: 'Work from home', required: true, options, onChange };
    const { rerender } = render(
      <NativeSelects value>
        <Select {...props} value={null} />
      </NativeSelects>,
    );
    const list = screen.getByRole('combobox', { name: /^Remote/ });
    expect(list.tagName).toBe('SELECT');
    expect(list).toHaveProperty('value', '');
    await userEvent.click(list);
    await userEvent.tab();
    expect(screen.getByRole('alert').textContent).toBe('Field is required');
    expect(list.getAttribute('aria-invalid')).toBe('true');
    const notes = list.getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(notes.map((id) => document.getElementById(id)?.textContent)).toEqual([
      'Work from home',
      'Field is required',
    ]);
    await userEvent.selectOptions(list, 'No');
    expect(onChange).toHaveBeenCalledWith('n');
    rerender(<Select {...props} value="n" />);
    expect((await screen.findByRole('button', { name: /Remote/ })).textContent).toBe('No');
  });

  it('a list of checkboxes is closed to "Select" or to what was chosen [DSN-064]', async () => {
    function Languages() {
      const [chosen, setChosen] = useState<string[]>([]);
      return (
        <CheckboxDropdown
          label="Languages"
          options={['English', 'Spanish']}
          value={chosen}
          onChange={setChosen}
        />
      );
    }
    render(<Languages />);
    const button = screen.getByRole('button', { name: /Languages/ });
    expect(button.textContent).toBe('Select');
    await userEvent.click(button);
    await userEvent.click(screen.getByRole('option', { name: 'Spanish' }));
    await userEvent.click(screen.getByRole('option', { name: 'English' }));
    expect(button.textContent).toBe('2 selected (English, Spanish)');
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: /^Languages 2 selected/ })).toBe(button);
  });

  it('a checkbox carries an error message and an error border [DSN-065]', () => {
    render(<Checkbox error="Field is required">I agree</Checkbox>);
    const checkbox = screen.getByRole('checkbox');
    expect(screen.getByRole('alert').textContent).toBe('Field is required');
    expect(checkbox.getAttribute('aria-invalid')).toBe('true');
    expect(checkbox.closest('[data-invalid]')).not.toBeNull();
  });

  it('a long checkbox label can be read on and folded again [DSN-066]', async () => {
    render(<Checkbox maxLength={12}>I agree to the terms</Checkbox>);
    expect(screen.getByText('I agree to…')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Read more' }));
    expect(screen.getByText('I agree to the terms')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Read less' }));
    expect(screen.getByText('I agree to…')).toBeDefined();
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
  });

  it('an amount is plain while it is typed and dressed when it is left [DSN-070] [DSN-071]', async () => {
    function Salary() {
      const [digits, setDigits] = useState('82000');
      return <CurrencyField label="Salary" value={digits} onChange={setDigits} />;
    }
    render(<Salary />);
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Salary' });
    expect(input.value).toBe('$82,000');
    await userEvent.click(input);
    expect(input.value).toBe('82000');
    await userEvent.keyboard('x9,5');
    expect(input.value).toBe('95');
    await userEvent.tab();
    expect(input.value).toBe('$95');
  });
});

describe('modal', () => {
  it('comes in the sizes sm, md, smd, xmd and lg [DSN-021]', async () => {
    for (const size of ['sm', 'md', 'smd', 'xmd', 'lg'] satisfies ModalSize[]) {
      render(<Modal open size={size} title={size} onClose={() => {}} />);
      const dialog = await screen.findByRole('dialog', { name: size });
      expect(dialog.closest(`[data-size="${size}"]`)).not.toBeNull();
      cleanup();
    }
  });

  it('closes on Escape only where that is enabled, and never while busy', async () => {
    const onClose = vi.fn();
    const { rerender } = render(<Modal open title="Ready to apply?" onClose={onClose} busy />);
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    rerender(<Modal open title="Ready to apply?" onClose={onClose} closesOnEscape={false} />);
    await userEvent.keyboard('{Escape}');
    expect(onClose).not.toHaveBeenCalled();
    rerender(<Modal open title="Ready to apply?" onClose={onClose} />);
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
  });
});

describe('lists and progress', () => {
  it('five rows wait while a list loads [DSN-034]', () => {
    render(<SkeletonRows />);
    expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(5);
  });

  it('a progress bar takes where it starts and where it goes [DSN-031]', () => {
    render(<ProgressBar label="Answers" progressFrom={20} progressStatus={66} />);
    const bar = screen.getByRole('progressbar', { name: 'Answers' });
    expect(bar.getAttribute('aria-valuenow')).toBe('66');
    const fill = bar.firstElementChild as HTMLElement;
    expect(fill.style.getPropertyValue('--from')).toBe('20%');
    expect(fill.style.getPropertyValue('--to')).toBe('66%');
  });

  it('paging is hidden below two pages and its ends are disabled [DSN-035] [DSN-036]', () => {
    const { container, rerender } = render(<Pagination page={1} pages={1} onPage={() => {}} />);
    expect(container.textContent).toBe('');
    rerender(<Pagination page={1} pages={9} onPage={() => {}} />);
    expect(screen.getByRole('button', { name: 'PREV' })).toHaveProperty('disabled', true);
    expect(screen.getByRole('button', { name: 'NEXT' })).toHaveProperty('disabled', false);
    expect(screen.getByRole('button', { name: 'Page 1' }).getAttribute('aria-current')).toBe('page');
    expect(screen.getByText('...')).toBeDefined();
  });

  it('a tab shows its panel and a disabled one cannot be chosen', async () => {
    const onSelect = vi.fn();
    render(
      <Tabs
        label="Applications"
        items={[
          { id: 'review', label: 'Review and apply', count: 120 },
          { id: 'tracker', label: 'Application tracker' },
          { id: 'manual', label: 'Manual', disabled: true },
        ]}
        selected="review"
        onSelect={onSelect}
      >
        four jobs
      </Tabs>,
    );
    expect(screen.getByRole('tabpanel').textContent).toBe('four jobs');
    expect(screen.getByRole('tab', { name: /Review/ }).textContent).toContain('99+');
    await userEvent.click(screen.getByRole('tab', { name: 'Manual' }));
    expect(onSelect).not.toHaveBeenCalledWith('manual');
    await userEvent.click(screen.getByRole('tab', { name: 'Application tracker' }));
    expect(onSelect).toHaveBeenLastCalledWith('tracker');
  });
});
