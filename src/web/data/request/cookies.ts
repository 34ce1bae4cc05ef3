export const dayMs = 86_400_000;

export function cookieExpiry(days: number, now: number): Date {
  return new Date(now + days * dayMs);
}

export function readCookie(name: string): string | undefined {
  const start = `${name}=`;
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(start));
  return found === undefined ? undefined : decode(found.slice(start.length));
}

/** Without days the cookie ends with the browser's session. */
export function writeCookie(name: string, value: string, days?: number): void {
  const until = days === undefined ? '' : `; expires=${cookieExpiry(days, Date.now()).toUTCString()}`;
  const secure = globalThis.location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; samesite=lax${until}${secure}`;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
