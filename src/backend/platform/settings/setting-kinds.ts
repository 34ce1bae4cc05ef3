import { z } from 'zod';
import { Plans } from '#domain/credits/plans.ts';
import { readOriginMap } from '#systems/origin-map.ts';

// How the text of a variable becomes a value. Each kind rejects invalid text with words that follow its name.

export const text = z.string();

export function whole(min: number, max: number) {
  const message = `must be a whole number from ${min} to ${max}`;
  return z
    .string()
    .regex(/^\d+$/, message)
    .transform(Number)
    .refine((number) => number >= min && number <= max, message);
}

export function oneOf<const Values extends readonly [string, ...string[]]>(values: Values) {
  return z.enum(values, `must be one of ${values.join(', ')}`);
}

export const flag = oneOf(['true', 'false']).transform((word) => word === 'true');

export function address(protocol: RegExp, example: string) {
  return z.url({ protocol, error: `must be an address such as ${example}` });
}

/** Removes a trailing slash, because paths are appended. */
export function webAddress(example: string) {
  return address(/^https?$/, example).transform((url) => url.replace(/\/+$/, ''));
}

export function matching(form: RegExp, message: string) {
  return z.string().regex(form, message);
}

export const secretText = z.string().min(32, 'must have at least 32 characters');

const list = z.string().transform((words) => words.split(',').map((word) => word.trim()));

export const encryptionKeys = list.refine(
  (keys) => keys.every((key) => /^[\w-]{43}$/.test(key)),
  'must be 32 random bytes in base64url',
);

export const proofKeys = list.refine(
  ([first = '', ...old]) => /^[\w-]{43}$/.test(first) && old.every((key) => /^(pub:)?[\w-]{43}$/.test(key)),
  'must be 32 random bytes in base64url, old keys behind the new one',
);

export const hostList = list
  .transform((hosts) => hosts.filter((host) => host !== ''))
  .refine((hosts) => hosts.every((host) => /^[^\s:/]+:\d+$/.test(host)), 'must be host:port, host:port …');

export const originMap = z.string().transform((pairs, check) => {
  const map = readOriginMap(pairs);
  if (map) return map;
  check.addIssue({
    code: 'custom',
    message: 'must be pairs of addresses such as http://host/path=https://site',
  });
  return z.NEVER;
});

export const plans = z.string().transform((json, check) => {
  try {
    return Plans.parse(JSON.parse(json));
  } catch {
    check.addIssue({ code: 'custom', message: 'must be the plans as JSON' });
    return z.NEVER;
  }
});

export const driveKeys = matching(
  /^[^\s,]+,[^\s,]+,\d+$/,
  'must be client id, API key and app id, separated by commas',
).transform((words) => {
  const [clientId = '', apiKey = '', appId = ''] = words.split(',');
  return { clientId, apiKey, appId };
});
