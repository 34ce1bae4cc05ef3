// @vitest-environment jsdom

import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import * as calls from '#contract/operations/routes.ts';
import { FakeApi, renderScreen, testUser } from '#tests/render-screen.tsx';
import { SourcesTab } from './sources-tab.tsx';

const system = {
  system: 'lever',
  name: 'Lever',
  boards: 3597,
  visited: 0,
  withJobs: 0,
  gone: 0,
  troubled: 0,
  waiting: 0,
};
const off = {
  sweep: null,
  systems: [system],
  jobs: { byField: [], byState: [] },
  lastHour: 0,
  hoursLeft: null,
};
const on = {
  ...off,
  sweep: {
    systems: ['lever'],
    fields: ['29'],
    states: [],
    boardsPerHour: 1000,
    mostJobs: 5000,
    running: true,
  },
  systems: [{ ...system, visited: 1200, withJobs: 80, gone: 300, waiting: 2397 }],
  jobs: { byField: [{ name: '29', jobs: 640 }], byState: [{ name: 'TX', jobs: 75 }] },
  lastHour: 900,
  hoursLeft: 3,
};
const source = {
  id: '0b8e0c5e-6a55-4f6c-8f43-0a3b8d6f2c01',
  kind: 'greenhouse',
  name: 'acme',
  enabled: true,
  hidden: false,
  fromDirectory: false,
  openJobs: 12,
  lastCheckedAt: '2026-11-16T08:00:00Z',
  lastReadAt: '2026-11-16T08:00:00Z',
  nextCheckAt: '2026-11-17T08:00:00Z',
  lastOutcome: 'read',
  lastDetail: null,
  failures: 0,
  sameAs: null,
};
const host = {
  host: 'api.lever.co',
  requests: 1200,
  early: 0,
  lastAt: '2026-11-16T08:00:00Z',
  delayMs: 2000,
  refusal: null,
};
const preview = {
  outcome: 'read',
  detail: '',
  listed: 14,
  read: 14,
  here: 11,
  jobs: [{ title: 'Registered Nurse', company: 'Acme Health', place: 'Austin, TX, US' }],
};

interface Answers {
  sources?: object[];
  hosts?: object[] | (() => never);
  tried?: object;
}

function open(sweep: object, { sources = [source], hosts = [host], ...answers }: Answers = {}) {
  const api = new FakeApi()
    .on(calls.getSweep, () => sweep)
    .on(calls.startSweep, () => ({ running: true }))
    .on(calls.pauseSweep, () => ({ changed: true }))
    .on(calls.listJobSources, () => pageOf(sources))
    .on(calls.listHosts, () => pageOf(typeof hosts === 'function' ? hosts() : hosts))
    .on(calls.testJobSource, () => answers.tried ?? { preview })
    .on(calls.addJobSource, () => ({ sourceId: source.id }))
    .on(calls.changeJobSource, () => ({ changed: true }))
    .on(calls.mergeJobSource, () => ({ jobs: 12 }))
    .on(calls.importJobSources, () => ({
      added: 1,
      refused: [{ line: 2, text: '"x" is not a job source.' }],
    }));
  renderScreen(SourcesTab, { path: '/ops', at: '/ops?tab=sources', api, user: { ...testUser, role: 10 } });
  return { api, user: userEvent.setup() };
}
const pageOf = (results: object[]) => ({
  results,
  totalPages: 1,
  totalRecords: results.length,
  continuationToken: null,
});
const asked = (api: FakeApi, call: (typeof calls)[keyof typeof calls]) =>
  api.log.findLast((entry) => entry.call === call)?.asked;

async function giveReason(user: ReturnType<typeof userEvent.setup>, button: string) {
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByLabelText(/Reason/), 'First installation');
  await user.click(within(dialog).getByRole('button', { name: button }));
}

describe('job sources in the console', () => {
  it('turns on real jobs with what was chosen', async () => {
    const { api, user } = open(off);
    expect(await screen.findByRole('heading', { name: 'Turn on real jobs' })).toBeTruthy();
    await user.clear(screen.getByLabelText(/Boards per hour/));
    await user.type(screen.getByLabelText(/Boards per hour/), '5');
    expect(screen.getByText('Enter a whole number from 10 to 20,000.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Turn on real jobs' })).toHaveProperty('disabled', true);
    await user.type(screen.getByLabelText(/Boards per hour/), '00');
    await user.click(screen.getByRole('button', { name: 'Turn on real jobs' }));
    await giveReason(user, 'Turn on real jobs');
    expect(asked(api, calls.startSweep)?.body).toEqual({
      systems: ['lever'],
      fields: [],
      states: [],
      boardsPerHour: 500,
      mostJobs: 200_000,
      reason: 'First installation',
    });
  });

  it('shows how far the directory is read, and pauses it', async () => {
    const { api, user } = open(on);
    expect(await screen.findByRole('progressbar', { name: '1,200 of 3,597 boards read' })).toBeTruthy();
    expect(screen.getByText('About 3 hours')).toBeTruthy();
    expect(within(screen.getByRole('table', { name: 'Jobs by field' })).getByText('Healthcare')).toBeTruthy();
    expect(within(screen.getByRole('table', { name: 'Jobs by state' })).getByText('Texas')).toBeTruthy();
    const [pause] = screen.getAllByRole('button', { name: 'Pause' });
    await user.click(pause as HTMLElement);
    await giveReason(user, 'Pause');
    expect(asked(api, calls.pauseSweep)?.body).toEqual({ paused: true, reason: 'First installation' });
  });

  it('tries a source before it is added, and adds it', async () => {
    const { api, user } = open(on);
    await user.type(await screen.findByLabelText(/Add a source/), 'lever:acme');
    await user.click(screen.getByRole('button', { name: 'Try it' }));
    const table = await screen.findByRole('table', { name: '14 jobs listed, 11 in the United States' });
    expect(within(table).getByText('Registered Nurse')).toBeTruthy();
    expect(asked(api, calls.addJobSource)).toBeUndefined();
    await user.click(screen.getByRole('button', { name: 'Add' }));
    expect(await screen.findByLabelText(/Add a source/)).toHaveProperty('value', '');
    expect(asked(api, calls.addJobSource)?.body).toEqual({ source: 'lever:acme' });
  });

  it('says how much of a long list it looked at', async () => {
    const { user } = open(on, { tried: { preview: { ...preview, listed: 640, read: 10, here: 9 } } });
    await user.type(await screen.findByLabelText(/Add a source/), 'workday:acme/wd1/jobs');
    await user.click(screen.getByRole('button', { name: 'Try it' }));
    const title = '640 jobs listed, 9 of the first 10 in the United States';
    expect(await screen.findByRole('table', { name: title })).toBeTruthy();
  });

  it('merges a source into the one with the same name; its row shows yield, freshness, and errors', async () => {
    const merged = { ...source, name: 'Acme', sameAs: source.id, failures: 3 };
    const { api, user } = open(on, {
      sources: [source, { ...merged, id: 'x', lastOutcome: 'unreachable', lastDetail: 'It timed out' }],
    });
    const row = (await screen.findByText('greenhouse: Acme')).closest('tr') as HTMLElement;
    const cells = within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
    expect(cells.slice(0, 6)).toEqual([
      'greenhouse: Acme',
      '3 failures',
      '12',
      'Nov 16, 2026, 8:00 AM',
      'Nov 17, 2026, 8:00 AM',
      'unreachable: It timed out',
    ]);
    const other = screen.getByText('greenhouse: acme').closest('tr') as HTMLElement;
    expect(within(other).queryByRole('button', { name: 'Merge' })).toBeNull();
    await user.click(within(row).getByRole('button', { name: 'Merge' }));
    await giveReason(user, 'Merge');
    expect(asked(api, calls.mergeJobSource)).toMatchObject({
      params: { sourceId: 'x' },
      body: { into: source.id, reason: 'First installation' },
    });
  });

  it('says why a source cannot be read', async () => {
    const tried = {
      preview: { ...preview, outcome: 'gone', detail: 'jobs.lever.co answered 404', jobs: [] },
    };
    const { user } = open(on, { tried });
    await user.type(await screen.findByLabelText(/Add a source/), 'lever:acme');
    await user.click(screen.getByRole('button', { name: 'Try it' }));
    expect(
      await screen.findByText(/We couldn’t read it \(gone\)\. jobs\.lever\.co answered 404/),
    ).toBeTruthy();
  });

  it('hides a source with a reason; what is paused can be resumed', async () => {
    const { api, user } = open(on, {
      sources: [source, { ...source, id: 'x', name: 'bolt', enabled: false }],
    });
    const row = (await screen.findByText('greenhouse: acme')).closest('tr') as HTMLElement;
    await user.click(within(row).getByRole('button', { name: 'Hide' }));
    await giveReason(user, 'Hide');
    expect(asked(api, calls.changeJobSource)).toMatchObject({
      params: { sourceId: source.id },
      body: { change: 'hide', reason: 'First installation' },
    });
    const paused = screen.getByText('greenhouse: bolt').closest('tr') as HTMLElement;
    expect(within(paused).getByRole('button', { name: 'Resume' })).toBeTruthy();
  });

  it('imports sources and names the lines it could not read', async () => {
    const { api, user } = open(on);
    await user.type(await screen.findByLabelText(/Import from CSV/), 'greenhouse,acme');
    await user.click(screen.getByRole('button', { name: 'Import' }));
    await giveReason(user, 'Import');
    expect(await screen.findByText('Line 2: "x" is not a job source.')).toBeTruthy();
    expect(asked(api, calls.importJobSources)?.body).toMatchObject({ csv: 'greenhouse,acme' });
  });

  it('shows how politely each host was read', async () => {
    const refusal = { reason: '429', at: '2026-11-16T07:00:00Z', waitSeconds: 3600 };
    const forbidden = { reason: 'robots.txt', at: '2026-11-16T06:00:00Z', waitSeconds: null };
    open(on, {
      hosts: [
        host,
        { ...host, host: 'acme.example', requests: 1, early: 2, delayMs: 7000, refusal },
        { ...host, host: 'shy.example', requests: 0, lastAt: null, refusal: forbidden },
      ],
    });
    const table = await screen.findByRole('table', { name: 'Requests to 3 hosts in the last 7 days' });
    const cells = within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) => [...row.children].map(({ textContent }) => textContent));
    const day = 'Nov 16, ';
    expect(cells).toEqual([
      ['api.lever.co', '1,200', expect.stringContaining(day), '2 s', 'Yes', 'None'],
      [
        'acme.example',
        '1',
        expect.stringContaining(day),
        '7 s',
        '2 too early',
        expect.stringMatching(/^429 on Nov 16, .+; asked us to wait 60 minutes$/),
      ],
      ['shy.example', '0', 'Never', '2 s', 'Yes', expect.stringMatching(/^robots\.txt on Nov 16, /)],
    ]);
  });

  it('says when no host was read yet, and when the hosts did not load', async () => {
    open(on, { hosts: [] });
    expect(
      await screen.findByText('We haven’t read any boards, feeds, or pages in the last 7 days.'),
    ).toBeTruthy();
    cleanup();
    open(on, {
      hosts: () => {
        throw new Error('offline');
      },
    });
    expect(await screen.findByText("We couldn't load the requests per host.")).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});
