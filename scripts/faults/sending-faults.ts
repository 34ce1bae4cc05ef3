import type { Fault } from './fault.ts';

const holds = 'src/backend/expert-apply/hold/holding-back.test.ts';
const origins = 'src/systems/origin-map.test.ts';

/** What may be sent where, and what counts as sent. */
export const sendingFaults: Fault[] = [
  {
    name: 'practice sites are left out of the automatic hold',
    file: 'src/backend/expert-apply/hold/place-automatic-holds.ts',
    from: '  const since =',
    to: "  if (host === 'jobs.lever.co') return;\n  const since =",
    project: 'service',
    test: holds,
    named: 'a practice site place a hold',
  },
  {
    name: 'all practice sites are held as one host',
    file: 'src/backend/expert-apply/review/approve-application.ts',
    from: 'realAddress(new URL(application.form.url), input.originMap).host',
    to: 'new URL(application.form.url).host',
    project: 'service',
    test: holds,
    named: 'a practice site place a hold',
  },
  {
    name: 'a page on the internet redirects to a practice site',
    file: 'src/systems/origin-map.ts',
    from: 'new URL(at).origin === asked.origin',
    to: 'at !== asked.href',
    project: 'unit',
    test: origins,
    named: 'on the internet from everywhere else',
  },
  {
    name: 'a practice page redirects to the internet',
    file: 'src/systems/origin-map.ts',
    from: 'found.at + real.slice(found.is.length) : null',
    to: 'found.at + real.slice(found.is.length) : real',
    project: 'unit',
    test: origins,
    named: 'at the practice site',
  },
  {
    name: 'a page that reports an error counts as a confirmation',
    file: 'src/domain/application/open-task.ts',
    from: 'if (blocked.some((pattern) => pattern.test(sentence))) return true;',
    to: '',
    project: 'unit',
    test: 'src/domain/application/open-task.test.ts',
    named: 'not finished',
  },
  {
    name: 'two companies under one public suffix count as one site',
    file: 'src/automation/guard/submit-guard.ts',
    from: 'return getDomain(hostname, { allowPrivateDomains: true }) ?? hostname;',
    to: "return getDomain(hostname) ? hostname.split('.').slice(-2).join('.') : hostname;",
    project: 'automation',
    test: 'src/automation/guard/submit-guard.test.ts',
    named: 'are two',
  },
];
