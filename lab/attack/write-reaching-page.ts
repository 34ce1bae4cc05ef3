/**
 * A page whose own scripts and markup try everything a browser offers to reach the addresses; finished when
 * `window.done`.
 */
export function writeReachingPage(addresses: readonly string[]): string {
  const list = JSON.stringify(addresses).replaceAll('<', '\\u003c');
  return `<!doctype html><title>Careers</title><body><h1>Careers</h1><script>
const addresses = ${list};
const attempt = (work) => { try { const out = work(); if (out && out.catch) out.catch(() => {}); } catch {} };
const add = (tag, properties) => {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) element.setAttribute(name, value);
  document.body.append(element);
};
for (const url of addresses) {
  attempt(() => fetch(url, { mode: 'no-cors' }));
  attempt(() => fetch(url, { method: 'POST', mode: 'no-cors', body: 'x', keepalive: true }));
  attempt(() => { const request = new XMLHttpRequest(); request.open('PUT', url); request.send('x'); });
  attempt(() => navigator.sendBeacon(url, 'x'));
  attempt(() => import(url));
  attempt(() => new WebSocket(url.replace(/^http/, 'ws')));
  attempt(() => new EventSource(url));
  attempt(() => new Worker('data:text/javascript,' + encodeURIComponent('fetch(' + JSON.stringify(url) + ')')));
  attempt(() => new WebTransport(url.replace(/^http:/, 'https:')).ready);
  attempt(() => window.open(url));
  attempt(() => { new Image().src = url; });
  for (const rel of ['stylesheet', 'preload', 'prefetch', 'preconnect', 'dns-prefetch', 'icon', 'manifest', 'modulepreload'])
    attempt(() => add('link', { rel, href: url, as: 'script' }));
  attempt(() => add('script', { src: url }));
  attempt(() => add('iframe', { src: url }));
  attempt(() => add('object', { data: url }));
  attempt(() => add('embed', { src: url }));
  attempt(() => add('video', { src: url, poster: url }));
  attempt(() => add('audio', { src: url }));
  attempt(() => add('input', { type: 'image', src: url }));
  attempt(() => add('div', { style: 'background:url("' + url.replaceAll('"', '%22') + '")' }));
  attempt(() => { const style = document.createElement('style'); style.textContent = '@import url("' + url.replaceAll('"', '%22') + '");'; document.head.append(style); });
}
const hosts = [...new Set(addresses.flatMap((url) => { try { return [new URL(url).host]; } catch { return []; } }))];
for (let start = 0; start < hosts.length; start += 10) attempt(() => {
  const servers = hosts.slice(start, start + 10).flatMap((host) => [
    { urls: 'stun:' + host }, { urls: 'turn:' + host + '?transport=tcp', username: 'a', credential: 'b' },
    { urls: 'turn:' + host + '?transport=udp', username: 'a', credential: 'b' } ]);
  const peer = new RTCPeerConnection({ iceServers: servers });
  peer.createDataChannel('x');
  return peer.createOffer().then((offer) => peer.setLocalDescription(offer));
});
setTimeout(() => { window.done = true; }, 1500);
</script>`;
}
