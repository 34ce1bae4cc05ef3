// @vitest-environment jsdom

import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import * as calls from '#contract/operations/routes.ts';
import { FakeApi, refuse, renderScreen, testUser } from '#tests/render-screen.tsx';
import { PeopleTab } from './people-tab.tsx';

const ana = {
  userId: '0b8e0c5e-6a55-4f6c-8f43-0a3b8d6f2c01',
  email: 'ana@example.com',
  name: 'Ana Lee',
  emailVerified: false,
  role: 0,
  createdAt: '2026-11-01T08:00:00Z',
  suspendedAt: null,
};
const summary = {
  ...ana,
  plan: { name: 'MONTHLY', status: 'active', until: '2026-12-01T00:00:00Z' },
  credits: { granted: 10, used: 0, reserved: 0, left: 10 },
  applications: [],
  resumes: 1,
  sessions: 2,
  hasSecondFactor: true,
};
const page = (results: unknown[], totalPages = 1) => ({
  results,
  totalPages,
  totalRecords: results.length,
  continuationToken: null,
});

function open(at: string, { person = summary, role = 20 } = {}) {
  const api = new FakeApi()
    .on(calls.findPeople, () => page([ana], 3))
    .on(calls.getPerson, () => person)
    .on(calls.getPersonPayments, () => ({ charges: [], credits: [] }))
    .on(calls.listPersonMails, () =>
      page([
        {
          id: '3f2c7a3e-6b0e-4b6a-9d1d-0d6b2f1f7a11',
          subject: 'Confirm your email',
          to: ana.email,
          createdAt: ana.createdAt,
          sentAt: null,
          tries: 2,
        },
      ]),
    );
  const shown = renderScreen(PeopleTab, { path: '/ops', at, api, user: { ...testUser, role } });
  return { api, ...shown };
}
const lastQuery = (api: FakeApi) => api.log.findLast(({ call }) => call === calls.findPeople)?.asked.query;

describe('people in the console', () => {
  it('lists everyone, filters, searches, and pages', async () => {
    const { api, whereAmI } = open('/ops?tab=people');
    expect(await screen.findByRole('link', { name: ana.email })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: /^(Page )?2$/ }));
    await screen.findByRole('link', { name: ana.email });
    expect(lastQuery(api)?.get('page')).toBe('2');
    await userEvent.type(screen.getByRole('searchbox'), 'ana@');
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    await screen.findByRole('link', { name: ana.email });
    expect(whereAmI()).toContain('search=ana%40');
    expect(lastQuery(api)?.get('search')).toBe('ana@');
    expect(lastQuery(api)?.get('page')).toBe('1');
  });

  it('opens with the filter that the address names', async () => {
    const { api } = open('/ops?tab=people&filter=suspended');
    await screen.findByRole('link', { name: ana.email });
    expect(lastQuery(api)?.get('filter')).toBe('suspended');
  });

  it('suspends with a reason, and says a refusal where the operator is looking', async () => {
    const { api } = open(`/ops?tab=people&id=${ana.userId}`);
    api.on(calls.suspendPerson, () => refuse(409, 'conflict', "Operators can't be suspended."));
    await userEvent.click(await screen.findByRole('button', { name: 'Suspend' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Suspend' }));
    expect(await within(dialog).findByText('Give a reason in a few words.')).toBeTruthy();
    await userEvent.type(within(dialog).getByRole('textbox', { name: /Reason/ }), 'Sent spam');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Suspend' }));
    expect(await within(dialog).findByText("Operators can't be suspended.")).toBeTruthy();
    api.on(calls.suspendPerson, () => ({ changed: true }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Suspend' }));
    expect(await screen.findByRole('button', { name: 'Suspend' })).toBeTruthy();
    expect(api.bodiesOf(calls.suspendPerson)).toEqual([{ reason: 'Sent spam' }, { reason: 'Sent spam' }]);
  });

  it('offers what fits the person: nothing to confirm when confirmed, Reactivate when suspended', async () => {
    const person = {
      ...summary,
      emailVerified: true,
      suspendedAt: '2026-11-10T08:00:00Z' as never,
      sessions: 0,
      hasSecondFactor: false,
      plan: { ...summary.plan, status: 'cancelled' },
    };
    open(`/ops?tab=people&id=${ana.userId}`, { person });
    expect(await screen.findByRole('button', { name: 'Reactivate' })).toBeTruthy();
    for (const name of ['Resend confirmation', 'End sessions', 'Reset two-factor', 'Cancel plan', 'Suspend'])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('leaves out what only an administrator may do', async () => {
    open(`/ops?tab=people&id=${ana.userId}`, { role: 10 });
    expect(await screen.findByRole('button', { name: 'Resend confirmation' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'End sessions' })).toBeTruthy();
    for (const name of ['Suspend', 'Reset two-factor', 'Cancel plan'])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('shows which emails were sent and which were not', async () => {
    open(`/ops?tab=people&id=${ana.userId}`);
    const table = await screen.findByRole('table', { name: 'Emails' });
    expect(within(table).getByText('Confirm your email')).toBeTruthy();
    expect(within(table).getByText('Not delivered yet, 2 tries')).toBeTruthy();
  });
});
