import { z } from 'zod';
import { type Encryption, Sealed } from '#backend/platform/encryption.ts';
import type { HttpExchange } from '#backend/platform/http/http-exchange.ts';

const cookieName = '__Host-login-code';
const seconds = 10 * 60;

/** Someone who passed Google or the password (then `sub` is null) but not yet their second factor. */
const Waiting = z.object({ sub: z.string().nullable(), email: z.string(), until: z.number() });
export type Waiting = z.infer<typeof Waiting>;

/** Between the first step and the code there is no session, only an encrypted cookie that records the progress. */
export function createWaitingRoom({ encryption, now }: { encryption: Encryption; now: () => Date }) {
  return {
    keep(exchange: HttpExchange, { sub, email }: Pick<Waiting, 'sub' | 'email'>): void {
      const waiting: Waiting = { sub, email, until: now().getTime() + seconds * 1000 };
      const sealed = encryption.seal(JSON.stringify(waiting), cookieName);
      exchange.setCookie(cookieName, JSON.stringify(sealed), { httpOnly: true, maxAge: seconds });
    },
    read({ cookies }: HttpExchange): Waiting | null {
      try {
        const sealed = Sealed.parse(JSON.parse(cookies[cookieName] ?? ''));
        const waiting = Waiting.parse(JSON.parse(encryption.open(sealed, cookieName)));
        return waiting.until > now().getTime() ? waiting : null;
      } catch {
        return null; // No cookie, or one that we did not make.
      }
    },
    leave(exchange: HttpExchange): void {
      exchange.clearCookie(cookieName, { httpOnly: true });
    },
  };
}
