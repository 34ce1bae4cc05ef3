// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { askToken } from './google-drive.ts';

afterEach(() => vi.unstubAllGlobals());

it('a drive that gives no token is logged; somebody who says no is not [LOG-011]', async () => {
  const fetched = vi.fn(async (_address: URL, _options: { body: string }) => Response.json({ logged: true }));
  vi.stubGlobal('fetch', fetched);
  type Client = Parameters<Parameters<typeof askToken>[0]['accounts']['oauth2']['initTokenClient']>[0];
  const driveThat = (answers: (client: Client) => void) => ({
    accounts: {
      oauth2: { initTokenClient: (client: Client) => ({ requestAccessToken: () => answers(client) }) },
    },
  });
  const driveThatSays = (error: string) => driveThat(({ callback }) => callback({ error }));
  const windowThat = (type: string) => driveThat((client) => client.error_callback({ type }));
  for (const declined of [driveThatSays('access_denied'), windowThat('popup_closed')])
    expect(await askToken(declined, 'client')).toBeNull();
  expect(fetched).not.toHaveBeenCalled();
  await expect(askToken(driveThatSays('server_error'), 'client')).rejects.toThrow('Something went wrong');
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledOnce(), 300_000);
  const blocked = askToken(windowThat('popup_failed_to_open'), 'client');
  await expect(blocked).rejects.toThrow('Something went wrong');
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(2), 300_000);
  const [address, options] = fetched.mock.calls[0] ?? [];
  expect(String(address)).toContain('/errors/log');
  expect(options?.body).toContain('"errorMessage":"Failed to get drive token"');
});
