import { answerReasons } from '#domain/messages/answers.ts';
import type { Family } from './family.ts';

/** The form around the question shows whose or which one is meant (see classify-form.ts). */
export const notTheApplicants: readonly Family[] = [
  {
    name: 'someone_else',
    may: 'open',
    reason: answerReasons.anotherPerson,
    ask: /(?!)/,
  },
  {
    name: 'past_job',
    may: 'open',
    reason: answerReasons.whichJob,
    ask: /(?!)/,
  },
  {
    name: 'school_detail',
    may: 'open',
    reason: answerReasons.whichSchool,
    ask: /(?!)/,
  },
  {
    name: 'record_detail',
    may: 'open',
    reason: answerReasons.notInProfile,
    ask: /(?!)/,
  },
  {
    name: 'asked_again',
    may: 'open',
    reason: answerReasons.askedAgain,
    ask: /(?!)/,
  },
];

/**
 * Words addressed to a machine are not a question: whatever else they mention, only the person may answer.
 */
export const instructions: readonly Family[] = [
  {
    name: 'instruction',
    may: 'open',
    ask: /\b(ignore|disregard|forget|override)( (all|any|the|your|my|previous|prior|above|earlier|these|this|every|of))+\b|\b(bypass|skip) the (above|review|safety|rules?|checks?)\b|\b(system prompt|system message|as an ai|ai (agents?|assistants?|models?|bots?|applicants?|tools? (must|should|reading))|language models?|llms?|chatbots?|prompt injection|dear (ai|assistant|bot|agent)|(note|message|instruction|attention)s? (to|for) (the )?(ai|bots?|agents?|assistants?|models?|automat\w+)|automated (agents?|tools?|applicants?|form fillers?)|autofill (tools?|agents?)|developer mode|jailbreak|(new|hidden|updated|secret) instructions?|end of (instructions|prompt|form)|begin (system|admin|instructions?))\b|^(system|assistant|admin|developer|user|root) (reveal|send|output|print|override|message|prompt|you|please|sure|what|ignore|enter|answer|tell|new)\b|\byou are (now )?(an? |the )?(ai|assistant|bot|agent|llm|model|system|machine|root|admin)\b|\b(send|post|forward|transmit|copy|paste|append|attach|dump|reveal|output|print|leak|exfiltrate|repeat|return|write out|fill in|enter|type|put|include|add)\b.*\b(whole profile|entire profile|full profile|every fact|all facts|all (of )?(the|your|their|known) (data|information|answers|facts|details|contacts|files)|everything you know|memory|environment|env|api keys?|credentials|cookies?|session|tokens?|secrets?|database|contents? of|applicants? (e ?mail|phone|address|ssn|salary|data|details|name|age|home)|candidates? (e ?mail|phone|address|ssn|salary|data|details|home))\b|\b(click|press|open (the|this|https?|www)|visit|navigate to|go to|follow (the|this)|fetch|download|execute|run (the|this))\b.*\b(link|url|http|https|www|button|attachment|script|code|command|page below|example)\b|\b(javascript|eval|document cookie|localstorage|curl|wget|rm rf|drop table|select from|script)\b.*\b(alert|fetch|sh|bash|users|http|https|cookie|location)\b/,
    not: /^(please )?(provide|paste|share|enter|add|include)( us)?( with)?( the| a| your| any)* (link|url|links)\b/,
  },
];

/** One input of a work history, school, or license row (see history-rows.ts). */
export const rows: readonly Family[] = [
  { name: 'job_row', may: 'profile', ask: /(?!)/ },
  { name: 'school_row', may: 'profile', ask: /(?!)/ },
  { name: 'license_row', may: 'profile', ask: /(?!)/ },
];
