import { z } from 'zod';
import { defineSchemas, ownCall } from '#contract/basics/call.ts';
import { consentKinds } from '#domain/consent/consent.ts';

const ConsentKind = z.enum(consentKinds);

const Consent = z.object({
  kind: z.string(),
  version: z.string(),
  text: z.string().nullable(),
  givenAt: z.string(),
});

export const listConsents = ownCall('List what the person agreed to, word for word', z.array(Consent));

/** The version of the text that was shown; an outdated version is refused. */
export const giveConsent = defineSchemas({
  summary: 'Agree to a consent statement; agreeing again changes nothing',
  access: 'session',
  body: z.object({ kind: ConsentKind, version: z.string().max(20) }),
  answer: Consent,
});

export const withdrawConsent = ownCall(
  'Withdraw a consent; withdrawing the one for sensitive answers deletes them',
  z.object({ withdrawn: z.boolean() }),
  z.object({ kind: ConsentKind }),
);
