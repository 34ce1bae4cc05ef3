// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Button } from './button.tsx';
import { Checkbox } from './checkbox.tsx';
import { Modal, type ModalSize } from './modal.tsx';
import { Pagination } from './pagination.tsx';
import { PasswordField } from './password-field.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { Select } from './select.tsx';
import { SkeletonRows } from './skeleton.tsx';
import { Tabs } from './tabs.tsx';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';

afterEach(cleanup);

describe('button', () => {
  it('has the variants primary, secondary, tertiary, destructive, ghost and link, and a disabled state [DSN-015]', () => {
    for (const variant of ['primary', 'secondary', 'tertiary', 'destructive', 'ghost', 'link'] as const) {
      render(<Button variant={variant}>{variant}</Button>);
      expect(screen.getByRole('button', { name: variant }).dataset['variant']).toBe(variant);
    }
    render(<Button isDisabled>Next</Button>);
    expect(screen.getByRole('button', { name: 'Next' })).toHaveProperty('disabled', true);
  });

  it('has the sizes sm, md, lg and default [DSN-016]', () => {
    render(<Button>default</Button>);
    for (const size of ['sm', 'md', 'lg'] as const) render(<Button size={size}>{size}</Button>);
    for (const size of ['sm', 'md', 'default', 'lg']) {
      expect(screen.getByRole('button', { name: size }).dataset['size']).toBe(size);
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
    await userEvent.click(screen.getByRole('button', { name: /State/ }));
    await userEvent.click(screen.getByRole('option', { name: 'Ohio' }));
    expect(onChange).toHaveBeenLastCalledWith('OH');
    await userEvent.click(screen.getByRole('button', { name: /State/ }));
    await userEvent.click(screen.getByRole('option', { name: 'Texas' }));
    expect(onChange).toHaveBeenLastCalledWith('Texas');
  });

  it('a checkbox can carry an error', () => {
    render(<Checkbox error="Field is required">I agree</Checkbox>);
    expect(screen.getByRole('alert').textContent).toBe('Field is required');
    expect(screen.getByRole('checkbox').getAttribute('aria-invalid')).toBe('true');
  });
});

describe('modal', () => {
  it('comes in the sizes sm, md, smd, xmd and lg [DSN-021]', () => {
    for (const size of ['sm', 'md', 'smd', 'xmd', 'lg'] satisfies ModalSize[]) {
      render(<Modal open size={size} title={size} onClose={() => {}} />);
      expect(screen.getByRole('dialog', { name: size }).closest(`[data-size="${size}"]`)).not.toBeNull();
      cleanup();
    }
  });

  it('closes on Escape only where that is enabled, and never while busy', async () => {
    const onClose = vi.fn();
    const { rerender } = render(<Modal open title="Ready to apply?" onClose={onClose} busy />);
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
