import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { findUserByEmail } from '#backend/identity/record/users.store.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import { type Encryption, Sealed } from '#backend/platform/encryption.ts';
import type { HttpExchange } from '#backend/platform/http/http-exchange.ts';

const cookieName = '__Host-device';
const seconds = 365 * 24 * 60 * 60;
/** A family's browser. */
const mostAccounts = 5;

const Device = z.object({ id: z.uuid(), userIds: z.array(z.uuid()) });
type Device = z.infer<typeof Device>;

export type KnownDevices = ReturnType<typeof createKnownDevices>;

/** In which accounts this browser was logged in: it opens nothing, it only has a limit of its own for logging in. */
export function createKnownDevices({ encryption }: { encryption: Encryption }) {
  function read({ cookies }: Pick<HttpExchange, 'cookies'>): Device | null {
    try {
      const sealed = Sealed.parse(JSON.parse(cookies[cookieName] ?? ''));
      return Device.parse(JSON.parse(encryption.open(sealed, cookieName)));
    } catch {
      return null; // none, or a cookie that we did not make
    }
  }
  return {
    /** Its id where the account with this address knows it; without an address, where any does. */
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
