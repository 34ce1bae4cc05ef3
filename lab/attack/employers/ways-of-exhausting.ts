import type { ServerResponse } from 'node:http';
import type { HostilePage } from './hostile-page.ts';

const forever = 'for (;;) {}';
const hoard = `const kept = []; for (;;) kept.push(new Array(1_000_000).fill(Math.random()));`;
const frames = `for (let n = 0; n < 5000; n += 1) document.body.append(document.createElement('iframe'));`;
const nested = `let deepest = document.body; for (let n = 0; n < 50_000; n += 1) { const next = document.createElement('div'); deepest.append(next); deepest = next; }`;

function replyWithoutEnd(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/html' });
  const chunk = `<p>${'Please wait. '.repeat(5000)}</p>`;
  const write = () => {
    while (!response.destroyed && response.write(chunk));
    if (!response.destroyed) response.once('drain', write);
  };
  write();
}

function replyDrop(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/html' });
  response.write('<!doctype html><title>Careers</title><p>One moment');
  const timer = setInterval(() => response.write('.'), 500);
  response.once('close', () => clearInterval(timer));
}

/** Pages that never settle: the worker gives up in time and continues with the next. */
export const waysOfExhausting: HostilePage[] = [
  { name: 'busy-when-sent', script: `onSend(() => { ${forever} });` },
  {
    name: 'busy-after-sending',
    script: `onSend(() => { navigator.sendBeacon(take, query()); ${forever} });`,
  },
  { name: 'busy-while-filling', script: `form.addEventListener('change', () => { ${forever} });` },
  { name: 'memory-when-sent', script: `onSend(() => { ${hoard} });` },
  { name: 'frames-when-sent', script: `onSend(() => { ${frames} });` },
  { name: 'nested-when-sent', script: `onSend(() => { ${nested} });` },
  { name: 'dialogs-when-sent', script: `onSend(() => { for (;;) alert('Are you sure?'); });` },
  {
    name: 'asks-before-leaving',
    script: `addEventListener('beforeunload', (event) => event.preventDefault());`,
  },
  { name: 'reloads-when-sent', script: `onSend(() => setInterval(() => location.reload(), 50));` },
  { name: 'answer-without-end', isUnfinished: true, reply: replyWithoutEnd },
  { name: 'answer-in-drops', isUnfinished: true, reply: replyDrop },
  {
    name: 'sends-without-end',
    script: `onSend(() => setInterval(() => fetch(take, { method: 'POST', body: query() }).catch(() => 0), 20));`,
  },
];
