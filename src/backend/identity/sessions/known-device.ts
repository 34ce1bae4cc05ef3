import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { findUserByEmail } from '#backend/identity/record/users.store.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import { type Encryption, Sealed } from '#backend/platform/encryption.ts';
import type { HttpExchange } from '#backend/platform/http/http-exchange.ts';

const cookieName = '__Host-device';
const seconds = 365 * 24 * 60 * 60;
/** Enough for a browser that a family shares. */
const mostAccounts = 5;

const Device = z.object({ id: z.uuid(), userIds: z.array(z.uuid()) });
type Device = z.infer<typeof Device>;

export type KnownDevices = ReturnType<typeof createKnownDevices>;

/** Remembers which accounts this browser was logged in to. That opens nothing; it only gets its own login limit. */
export function createKnownDevices({ encryption }: { encryption: Encryption }) {
  function read({ cookies }: Pick<HttpExchange, 'cookies'>): Device | null {
    try {
      const sealed = Sealed.parse(JSON.parse(cookies[cookieName] ?? ''));
      return Device.parse(JSON.parse(encryption.open(sealed, cookieName)));
    } catch {
      return null; // No cookie, or one that we did not make.
    }
  }
  return {
    /** Returns the browser's id if it was logged in to the account with this address or, without an address, to any. */
    async find(db: Kysely<Tables>, exchange: HttpExchange, email?: string): Promise<string | null> {
      const device = read(exchange);
      if (email === undefined) return device?.id ?? null;
      const owner = await findUserByEmail(db, email);
      return device && owner && device.userIds.includes(owner.id) ? device.id : null;
    },
    remember(exchange: HttpExchange, userId: string): void {
      const known = read(exchange);
      const userIds = [userId, ...(known?.userIds ?? []).filter((id) => id !== userId)];
      const device: Device = { id: known?.id ?? randomUUID(), userIds: userIds.slice(0, mostAccounts) };
      const sealed = JSON.stringify(encryption.seal(JSON.stringify(device), cookieName));
      exchange.setCookie(cookieName, sealed, { httpOnly: true, maxAge: seconds });
    },
  };
}
