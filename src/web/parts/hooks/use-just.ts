import { useEffect, useState } from 'react';

const shownMs = 2_000;

/** True for two seconds after the value has changed to something. */
export function useJust(value: unknown): boolean {
  const [seen, setSeen] = useState(value);
  useEffect(() => {
    const timer = setTimeout(setSeen, shownMs, value);
    return () => clearTimeout(timer);
  }, [value]);
  return value !== undefined && value !== seen;
}
