// @vitest-environment jsdom

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  getApplication,
  getProof,
  listEvents,
  removeEvent,
  saveEvent,
} from '#contract/applications/routes.ts';
import type { ApplicationEvent } from '#contract/applications/tracker.ts';
import { formatEventTime } from '#domain/application/application-event.ts';
import { sampleApplication, sampleEvent } from '#tests/application-samples.ts';
import { type Asked, FakeApi, refuse, renderScreen } from '#tests/render-screen.tsx';
import { openSubscriberApi } from '#tests/subscriber-api.ts';
import { ReceiptScreen } from './receipt-screen.tsx';

const what = `Interview, ${formatEventTime(sampleEvent)}`;
const application = sampleApplication({ jobApplicationStatus: 'Success', submittedAt: sampleEvent.at });

let api: FakeApi;
let events: ApplicationEvent[];
let broken: boolean;

beforeEach(() => {
  events = [sampleEvent];
  broken = false;
  const store = ({ body }: Asked) => {
    if (broken) return refuse(503, 'unavailable', 'We are back in a minute.');
    const event = body as ApplicationEvent;
    events = [...events.filter(({ id }) => id !== event.id), event];
    return event;
  };
  api = openSubscriberApi()
    .on(getApplication, () => application)
    .on(getProof, () => null)
    .on(listEvents, () => events)
    .on(saveEvent, store)
    .on(removeEvent, ({ params }) => {
      if (broken) return refuse(503, 'unavailable', 'We are back in a minute.');
      events = events.filter(({ id }) => id !== params.eventId);
      return { removed: true };
    });
});

const show = async () => {
  renderScreen(ReceiptScreen, {
    path: '/dashboard/application/:id/receipt',
    at: `/dashboard/application/${application.id}/receipt`,
    api,
  });
  await screen.findByRole('heading', { name: 'After you applied' });
};
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const press = async (name: string | RegExp) => userEvent.click(await button(name));

describe('an entry', () => {
  test('shows its day and time and downloads as a calendar file', async () => {
    await show();
    expect(await screen.findByText(formatEventTime(sampleEvent))).toBeDefined();
    const link = screen.getByRole('link', { name: `Add to calendar: ${what}` });
    expect(link.getAttribute('href')).toMatch(new RegExp(`${sampleEvent.id}/calendar$`));
    expect(link.hasAttribute('download')).toBe(true);
  });

  test('is saved with the time on the clock of the person, or for the day alone', async () => {
    events = [];
    await show();
    await press('Add an entry');
    await userEvent.type(await screen.findByLabelText('Notes'), 'Call back');
    await press('Save entry');
    await waitFor(() => expect(events).toMatchObject([{ timed: false, words: 'Call back' }]));
    await press(/^Edit Note/);
    const time = await screen.findByLabelText(/^Time/);
    await userEvent.type(time, '14:30');
    await press('Save entry');
    await waitFor(() => expect(events[0]?.timed).toBe(true));
    const at = new Date(events[0]?.at ?? '');
    expect([at.getHours(), at.getMinutes()]).toEqual([14, 30]);
    expect(events).toHaveLength(1);
  });

  test('that cannot be saved keeps what was typed, says so at the button, and is tried again', async () => {
    events = [];
    broken = true;
    await show();
    await press('Add an entry');
    const words = await screen.findByLabelText<HTMLTextAreaElement>('Notes');
    await userEvent.type(words, 'Call back');
    await press('Save entry');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('We are back in a minute.');
    expect(words.value).toBe('Call back');
    const save = await button('Save entry');
    expect(save.compareDocumentPosition(alert) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    broken = false;
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(events).toMatchObject([{ words: 'Call back' }]));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('that cannot be removed stays, says so beside it, and is tried again', async () => {
    broken = true;
    await show();
    await press(`Remove ${what}`);
    const alert = await screen.findByRole('alert');
    expect(alert.closest('li')?.textContent).toContain('With Kim');
    broken = false;
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(events).toEqual([]));
  });

  test('that was removed comes back with Undo', async () => {
    await show();
    await press(`Remove ${what}`);
    await waitFor(() => expect(screen.queryByText('With Kim')).toBeNull());
    await press('Undo');
    expect(await screen.findByText('With Kim')).toBeDefined();
    expect(events).toEqual([sampleEvent]);
  });
});

describe('withdrawing', () => {
  test('asks first, says that the employer is not told, and can be undone', async () => {
    const user = userEvent.setup();
    await show();
    await press('I withdrew this application');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/We can't withdraw it from Harborlight/)).toBeDefined();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(events).toEqual([sampleEvent]);

    await press('I withdrew this application');
    await press('Mark as withdrawn');
    const heading = await screen.findByRole('heading', { name: /^You marked this as withdrawn on / });
    expect(events.map(({ kind }) => kind)).toEqual(['interview', 'withdrawal']);
    await waitFor(() => expect(document.activeElement?.contains(heading)).toBe(true));
    expect(screen.queryByRole('button', { name: 'I withdrew this application' })).toBeNull();
    await user.click(await button('Copy the message'));
    expect(await navigator.clipboard.readText()).toContain(
      'Senior Operations Analyst position at Harborlight',
    );

    await press('Undo');
    expect(await button('I withdrew this application')).toBeDefined();
    expect(events).toEqual([sampleEvent]);
  });

  test('that fails changes nothing and says so in the dialog', async () => {
    broken = true;
    await show();
    await press('I withdrew this application');
    await press('Mark as withdrawn');
    expect((await screen.findByRole('alert')).textContent).toContain("We couldn't mark it as withdrawn.");
    expect(events).toEqual([sampleEvent]);
    broken = false;
    await press('Mark as withdrawn');
    expect(await screen.findByRole('heading', { name: /^You marked this as withdrawn/ })).toBeDefined();
  });
});
