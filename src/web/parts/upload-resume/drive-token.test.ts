// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { askToken } from './google-drive.ts';

afterEach(() => vi.unstubAllGlobals());

it('a drive that gives no token is logged; somebody who says no is not [LOG-011]', async () => {
  const fetched = vi.fn(async (_address: URL, _options: { body: string }) => Response.json({ logged: true }));
  vi.stubGlobal('fetch', fetched);
  const driveThatSays = (error: string) => ({
    accounts: {
      oauth2: {
        initTokenClient: ({ callback }: { callback: (answer: { error: string }) => void }) => ({
          requestAccessToken: () => callback({ error }),
        }),
      },
    },
  });
  expect(await askToken(driveThatSays('access_denied'), 'client')).toBeNull();
  expect(fetched).not.toHaveBeenCalled();
  await expect(askToken(driveThatSays('server_error'), 'client')).rejects.toThrow('Something went wrong');
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledOnce(), 30_000);
  const [address, options] = fetched.mock.calls[0] ?? [];
  expect(String(address)).toContain('/errors/log');
  expect(options?.body).toContain('"errorMessage":"Failed to get drive token"');
});
