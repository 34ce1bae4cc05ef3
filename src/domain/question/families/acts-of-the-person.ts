import { answerReasons } from '#domain/messages/answers.ts';
import type { Family } from './family.ts';

export const actsOfThePerson: readonly Family[] = [
  {
    name: 'signature',
    may: 'act',
    reason: answerReasons.signature,
    ask: /\b(e ?signature|e ?sign|signature|sign here|signed (by|on)|typ(e|ing) (in )?(your|my) (full |legal )*name|entering your name|printed? (your )?(full )?name|your initials|initials?( here)?$)\b|^print(ed)? name\b/,
    not: /\b(middle|assignment|signature (skill|dish|style)s?)\b/,
  },
  {
    name: 'background_consent',
    may: 'act',
    sensitive: true,
    ask: /\b(background (check|screening|investigation)s?|drug (test|screen)\w*|credit check)\b|\b(consumer|credit|investigative) reports?\b.*\bemployment\b|\bconsent to (an? |the )?(\w+ ){0,2}record checks?\b/,
  },
  {
    name: 'contact_consent',
    may: 'act',
    ask: /\b(sms|text messages?|whats ?app|robocalls?)\b|\b(may|can) we (text|message) you\b/,
    not: /^(mobile|cell|phone|whats ?app)( number)?$/,
  },
  {
    name: 'recording_consent',
    may: 'act',
    ask: /\b(record(ed|ing)|note ?taker|transcri(be|bed|ption))\b.*\b(interview|call|ai|consent|agree)\b|\b(interview|call|ai|consent|agree)\b.*\b(record(ed|ing)|note ?taker|transcri(be|bed|ption))\b/,
  },
  {
    name: 'attestation',
    may: 'act',
    ask: /\b(i|we) (hereby |do )?(certify|attest|declare|affirm|swear|acknowledge|understand|confirm|authorize)\b|\btrue and (complete|correct|accurate)\b|\bby (submitting|checking|clicking|signing|applying)\b/,
  },
  {
    name: 'privacy_consent',
    may: 'act',
    ask: /\bprivacy (notice|policy|statement|practices)\b|\bgdpr\b|\bccpa\b|\bdata (protection|processing|retention)\b|\b(process|processing|retain|store|storing)\b.*\b(my|your|personal) (personal )?(data|information)\b/,
  },
  {
    name: 'own_words_declaration',
    may: 'act',
    ask: /\b(without|not) (using |the use of |use |used )?(any )?(ai|chatgpt|artificial intelligence|generative ai)\b|\b(written|completed|answered) (by )?(yourself|myself|in your own words)\b/,
  },
  {
    name: 'attention_check',
    may: 'open',
    ask: /\b(start|begin|end) your (answer|response|reply) with\b|\btype the (word|number|following)\b|\bto show (that )?you (read|are paying|have read)\b|\bwhat is \d+ ?(\+|plus|times|minus) ?\d+\b|\b(sum|result) of \d+\b/,
  },
  { name: 'terms', may: 'act', ask: /\bterms (and|of|& ?) ?(conditions|use|service)\b/ },
  {
    name: 'marketing_consent',
    may: 'act',
    ask: /\b(talent (pool|community|network)|future (job )?(opportunities|openings|roles)|marketing (e ?mails?|messages|communications?)|newsletter)\b/,
  },
  {
    name: 'consent',
    may: 'act',
    ask: /^(yes )?i (agree|consent|accept)\b|\bdo you (agree|consent|accept)\b|^(yes )?i have (carefully )?read\b|\bi have read and (agree|accept|understand|understood)\b|\bdo you (hereby )?(authorize|give (us )?(your )?(permission|consent))\b|\b(do you|i) (have read,? |read )?(and )?understand (and|or) (agree|accept|consent)\b/,
  },
];
