import type { Family } from './family.ts';

export const aboutTheEmployer: readonly Family[] = [
  {
    name: 'heard_about',
    may: 'typed',
    fact: 'source.usual',
    varies: true,
    ask: /\b(how|where) did you (first )?(become aware|hear|find|learn|come across|discover)\b|\bhow (were you|you were) (made aware|introduced)\b|\bhow (were you|you were|did you get) referred( to (us|this|the|our)\b.*)?$|\breferral source\b|\bhear about\b|\bhow you (first )?(heard|found|found out|learned|discovered|came across)( about| of)? (us|(this|the|our) (\w+ )?(job|role|position|vacancy|opening|opportunity|company|posting|listing))\b|^(recruiting |application |candidate )?source( type)?$|^who told you about (us|this|the)\b|^where did you (first )?see (this|the|our) (job|position|posting|opening|ad|role)( posting| posted| ad| advertised| advertisement)?$/,
    // A language, a skill, or the cause of a problem.
    not: /\b(learn|find|found|discover|discovered) (it|them|this language|that language|the language|the (cause|problem|issue|fault|bug|error|answer|solution))\b|^describe (?!how\b)/,
  },
  {
    name: 'referral',
    may: 'open',
    ask: /\b(referred|referral|referrals|referrer|referring|refer)\b/,
  },
  // One employer that the question names (see read-claim.ts).
  { name: 'worked_at', may: 'typed', takes: 'yes', ask: /(?!)/ },
  {
    name: 'history_complete',
    may: 'typed',
    takes: 'yes',
    fact: 'experience.complete',
    ask: /^does your (experience|work history) list every employer you have worked for$/,
  },
  {
    name: 'worked_here',
    may: 'open',
    ask: /\b(worked|employed|been an employee|been a contractor)\b.*\b(before|previously|past|ever|us|by|here)\b|\b(ever|previously)\b.*\b(worked|employed)\b|\b(former|current|previous) employee\b/,
    not: /\b(experience|skills?|years|family|relatives?)\b/,
  },
  {
    name: 'applied_before',
    may: 'open',
    ask: /\b(applied|interviewed)\b.*\b(before|previously|past|ever)\b|\b(ever|previously)\b.*\b(applied|interviewed)\b/,
  },
  {
    name: 'relatives',
    may: 'open',
    ask: /\b(relatives?|related to|family members?|members? of your (immediate )?family|conflicts? of interest)\b/,
  },
  {
    name: 'contact_employer',
    may: 'typed',
    takes: 'yes',
    fact: 'contact_current',
    ask: /^(if (yes|so) )?(may|can|could|is it (ok|okay|all right|alright|fine) (if|for)|do we have (your )?permission to|are you (ok|okay) with us) ?(we|us|employers)? ?(to )?(contact|contacting|inquire of|speak with|call|reach out to) your (current|present) employer( for (a |an? employment |employment )?(reference|references|verification))?( at this time| now)?$/,
  },
  {
    name: 'reason_for_leaving',
    may: 'open',
    ask: /\breasons? (for|of) leaving\b|\bwhy (did|do|are) you (leave|leaving|looking to leave|looking for a new)\b/,
  },
  {
    name: 'supervisor',
    may: 'open',
    ask: /\b(supervisor|manager)s? (name|phone|e ?mail|title|contact)\b|\bname of (your )?(\w+ )?(supervisor|manager)\b|\bmay we contact\b|\bcontact (this|your) (\w+ )?employer\b/,
  },
  {
    name: 'references',
    may: 'open',
    ask: /\b(professional |personal |work )?references?\b/,
    not: /\b(reference (number|id|code)|job reference|preference)\b/,
  },
  {
    name: 'assignment',
    may: 'open',
    ask: /\b(complete|submit|record|upload) (the |this |a |our |your )?(short )?(exercise|assignment|task|challenge|assessment|video|test project|loom)\b|\bvideo (answer|introduction|response|cover letter)\b|\blink to your (video|loom|solution)\b/,
  },
  { name: 'recruiter_contact', may: 'open', ask: /\b(contacted|approached)\b.*\b(recruiter|agency)\b/ },
  {
    name: 'why_us',
    may: 'open',
    ask: /\bwhy\b.*\b(work|join|us|role|position|job|company|interested|apply|applying|want)\b|\bwhat (interests|excites|attracts|draws)\b|\binterest(ed)? in (this|the|our)\b|\bmotivat(es|ion)\b/,
  },
];
