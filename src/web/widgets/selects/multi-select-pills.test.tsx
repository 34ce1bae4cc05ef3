// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MultiSelectPills } from './multi-select-pills.tsx';
import { settleEntries } from './pending-entries.ts';
import { maximumMessage, type PillItem, toPill } from './pill-rules.ts';
import type { PillSelectRules } from './use-pill-select.ts';

const patient = { timeout: 300_000 };
const added = (text: string): PillItem => ({ ...toPill(text), isAdded: true });

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function Pills({ start = [], ...rules }: Partial<PillSelectRules> & { start?: PillItem[] }) {
  const [items, setItems] = useState(start);
  return (
    <>
      <MultiSelectPills label="Job title" {...rules} items={items} onChange={setItems} />
      <button type="button">Elsewhere</button>
    </>
  );
}
const input = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Job title' });
const pills = () => screen.queryAllByRole('button', { name: /^Remove/ }).map((button) => button.ariaLabel);

describe('multi-select pills', () => {
  it('open on a click, and a picked option becomes a pill until it is picked again [DSN-039] [DSN-045]', async () => {
    render(<Pills options={[toPill('Marketing'), toPill('Finance')]} />);
    await userEvent.click(input());
    await userEvent.click(screen.getByRole('option', { name: 'Marketing' }));
    expect(pills()).toEqual(['Remove Marketing']);
    expect(screen.queryByRole('listbox')).toBeNull();
    await userEvent.click(input());
    expect(screen.getByRole('option', { name: 'Marketing' }).ariaSelected).toBe('true');
    await userEvent.click(screen.getByRole('option', { name: 'Marketing' }));
    expect(pills()).toEqual([]);
  });

  it('are worked by arrows, Enter and Backspace alone [DSN-054] [DSN-055] [DSN-056]', async () => {
    render(<Pills options={[toPill('Marketing'), toPill('Finance')]} allowsCustom />);
    await userEvent.click(input());
    await userEvent.keyboard('{ArrowUp}{Enter}');
    expect(pills()).toEqual(['Remove Finance']);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
    expect(pills()).toEqual(['Remove Finance', 'Remove Marketing']);
    await userEvent.keyboard('Welder{Enter}');
    expect(pills()).toHaveLength(3);
    expect(input().value).toBe('');
    await userEvent.keyboard('{Backspace}');
    expect(pills()).toEqual(['Remove Finance', 'Remove Marketing']);
  });

  it('mark the first suggestion: Enter and Tab take it, "Add" has to be chosen [DSN-054]', async () => {
    render(<Pills options={[toPill('Data Analyst'), toPill('Data Entry')]} allowsCustom />);
    await userEvent.type(input(), 'data a');
    const first = screen.getByRole('option', { name: 'Data Analyst' });
    expect(input().getAttribute('aria-activedescendant')).toBe(first.id);
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(pills()).toEqual(['Remove Data Analyst']), patient);
    await userEvent.keyboard('data e');
    await userEvent.tab();
    expect(pills()).toEqual(['Remove Data Analyst', 'Remove Data Entry']);
    expect(document.activeElement).not.toBe(input());
    await userEvent.click(input());
    await userEvent.keyboard('data{ArrowUp}{Enter}');
    expect(pills()).toContain('Remove data');
  });

  it('close with a choice and with Escape, and their list never takes the focus [DSN-045]', async () => {
    render(<Pills options={[toPill('Marketing')]} />);
    await userEvent.click(input());
    expect(screen.getByRole('listbox').parentElement?.tabIndex).toBe(-1);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('listbox')).toBeDefined();
    await userEvent.keyboard('{Enter}');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('take words that were left in the input when the person goes elsewhere [DSN-046] [DSN-051]', async () => {
    const onConfirm = vi.fn();
    render(<Pills options={[toPill('Warehouse Manager')]} allowsCustom onConfirm={onConfirm} />);
    await userEvent.type(input(), 'Warehouse');
    await userEvent.click(screen.getByText('Elsewhere'));
    await settleEntries();
    expect(pills()).toEqual(['Remove Warehouse']);
    expect(input().value).toBe('');
    expect(onConfirm).toHaveBeenCalledExactlyOnceWith([added('Warehouse')]);
  });

  it('lock at the maximum with its message, and open again when a pill goes [DSN-040] [DSN-042]', async () => {
    render(<Pills start={[added('A'), added('B')]} options={[toPill('C')]} max={2} allowsCustom />);
    expect(input().getAttribute('aria-describedby')).toBe(
      screen.getByText('You can select only 2 items.').id,
    );
    expect(input().getAttribute('aria-invalid')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(input().readOnly).toBe(true);
    await userEvent.click(input());
    await userEvent.click(screen.getByRole('option', { name: 'C' }));
    expect(pills()).toEqual(['Remove A', 'Remove B']);
    expect(screen.getByRole('alert').textContent).toBe('You can select only 2 items.');
    expect(input().getAttribute('aria-invalid')).toBe('true');
    await userEvent.click(screen.getByRole('button', { name: 'Remove A' }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(input().readOnly).toBe(false);
  });

  it.each(['locations', 'jobs'] as const)('say when five %s are chosen [DSN-043] [DSN-044]', (things) => {
    const five = ['A', 'B', 'C', 'D', 'E'].map(added);
    render(<Pills start={five} max={5} maxMessage={maximumMessage(5, things)} />);
    expect(screen.getByText(`Maximum number of ${things} (5) selected`)).toBeDefined();
  });

  it('take only known locations and report the others [DSN-053]', async () => {
    const onNotFound = vi.fn();
    render(
      <Pills
        search={async (text) => [toPill('Houston, TX')].filter((city) => city.label.includes(text))}
        onNotFound={onNotFound}
        notFoundMessage={(text) => `We do not recognize location: "${text}". Please try another.`}
      />,
    );
    await userEvent.type(input(), 'Hooston{Enter}');
    expect((await screen.findByRole('alert', undefined, patient)).textContent).toBe(
      'We do not recognize location: "Hooston". Please try another.',
    );
    expect(onNotFound).toHaveBeenCalledExactlyOnceWith('Hooston');
    expect(pills()).toEqual([]);
    await userEvent.clear(input());
    await userEvent.type(input(), 'Houston, TX{Enter}');
    await vi.waitFor(() => expect(pills()).toEqual(['Remove Houston, TX']), patient);
    expect(onNotFound).toHaveBeenCalledOnce();
  });

  it('ask for options half a second after the last key [DSN-058]', async () => {
    vi.useFakeTimers();
    const search = vi.fn(async () => [toPill('Project Manager')]);
    render(<Pills search={search} />);
    for (const text of ['p', 'pr', 'pro']) {
      fireEvent.change(input(), { target: { value: text } });
      await act(() => vi.advanceTimersByTimeAsync(499));
    }
    expect(search).not.toHaveBeenCalled();
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(search).toHaveBeenCalledExactlyOnceWith('pro', expect.any(AbortSignal));
    expect(screen.getByRole('option', { name: 'Project Manager' })).toBeDefined();
  });

  it('say when a search finds nothing, and do not when it failed [DSN-059]', async () => {
    vi.useFakeTimers();
    const search = vi.fn(async (text: string) => (text === 'x' ? [] : Promise.reject(new Error('offline'))));
    render(<Pills search={search} />);
    fireEvent.change(input(), { target: { value: 'x' } });
    await act(() => vi.advanceTimersByTimeAsync(500));
    expect(screen.getByText('No options found.')).toBeDefined();
    fireEvent.change(input(), { target: { value: 'y' } });
    await act(() => vi.advanceTimersByTimeAsync(500));
    expect(screen.queryByText('No options found.')).toBeNull();
    expect(screen.getByText(/Please try again/)).toBeDefined();
  });

  it('save what was changed when the person goes elsewhere [DSN-046]', async () => {
    const onConfirm = vi.fn();
    render(<Pills options={[toPill('Marketing')]} onConfirm={onConfirm} />);
    await userEvent.click(input());
    await userEvent.click(screen.getByText('Elsewhere'));
    expect(onConfirm).not.toHaveBeenCalled();
    await userEvent.click(input());
    await userEvent.click(screen.getByRole('option', { name: 'Marketing' }));
    expect(onConfirm).not.toHaveBeenCalled();
    await userEvent.click(screen.getByText('Elsewhere'));
    expect(onConfirm).toHaveBeenCalledExactlyOnceWith([added('Marketing')]);
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('offer pills that were taken off to be added again', async () => {
    render(<Pills start={[added('SQL'), toPill('Lean')]} />);
    await userEvent.click(screen.getByRole('button', { name: 'Remove SQL' }));
    expect(pills()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Add Lean' }));
    expect(pills()).toEqual(['Remove Lean']);
    expect(screen.getByRole('button', { name: 'Add SQL' })).toBeDefined();
  });
});
