import { z } from 'zod';
import { defineSchemas } from '#contract/basics/call.ts';
import { consentKinds } from '#domain/consent/consent.ts';

const ConsentKind = z.enum(consentKinds);

const Consent = z.object({
  kind: z.string(),
  version: z.string(),
  text: z.string().nullable(),
  givenAt: z.string(),
});

export const listConsents = defineSchemas({
  summary: 'What the person has agreed to, word by word',
  access: 'session',
  answer: z.array(Consent),
});

/** The version names the text that was shown; one that is not the current text is refused. */
export const giveConsent = defineSchemas({
  summary: 'Agree to a text; agreeing again changes nothing',
  access: 'session',
  body: z.object({ kind: ConsentKind, version: z.string().max(20) }),
  answer: Consent,
});

export const withdrawConsent = defineSchemas({
  summary: 'Take a consent back; sensitive answers are deleted with theirs',
  access: 'session',
  params: z.object({ kind: ConsentKind }),
  answer: z.object({ withdrawn: z.boolean() }),
});
