import type { ProofRecord } from './proof-file.ts';
import { proofKeyPath } from './proof-keys.ts';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const text = (value: string) => value.replace(/[&<>"]/g, (character) => escapes[character] ?? character);

export interface ProofReader {
  /** The name of the portal that the person uses. */
  brand: string;
  /** Where the person is; the times of the record itself are UTC. */
  timeZone: string;
}

const style = `body{font:16px/1.5 system-ui,sans-serif;color:#1c2430;background:#fff;max-width:60rem;margin:2rem auto;padding:0 1rem}
header{border-bottom:3px solid;padding-bottom:1rem}header p{margin:0}.brand{font-weight:700}h1{margin:.2rem 0;line-height:1.2}
table{border-collapse:collapse;width:100%}caption{text-align:left;font-size:1.4rem;font-weight:700;margin:2rem 0 .5rem}
td,th{text-align:left;vertical-align:top;padding:.4rem .8rem .4rem 0;border-bottom:1px solid #c9d0da;overflow-wrap:anywhere}td:first-child{white-space:nowrap}
.answers td:first-child{white-space:normal}blockquote{margin:1rem 0;padding:1rem;border-left:4px solid #166534;background:#eef8f1}
img{max-width:100%;border:1px solid #c9d0da}code{overflow-wrap:anywhere;font-size:.85em}`;

/** The proof for reading, without scripts and without a word from elsewhere. */
export function renderProof(record: Omit<ProofRecord, 'seal'>, { brand, timeZone }: ProofReader): string {
  const { job, confirmation, answers, files, steps, issuer = '' } = record;
  const time = new Intl.DateTimeFormat('en-US', {
    timeZone,
    dateStyle: 'medium',
    timeStyle: 'long',
  });
  const at = (iso: string) => text(time.format(new Date(iso)).replace(/\u202f/g, ' '));
  const pictures = files.filter(({ name }) => name.startsWith('screenshots/'));
  const documents = files.filter(({ name }) => !name.startsWith('screenshots/'));
  const hashes = [
    ...steps.map(({ position, name, hash }) => [`Step ${position}, ${name}`, hash]),
    ...files.map(({ name, sha256 }) => [name, sha256]),
  ];
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Proof of application: ${text(job.title)} at ${text(job.company)}</title>
<style>${style}</style></head><body>
<header><p class="brand">${text(brand)}</p><h1>Proof of application: ${text(job.title)} at ${text(job.company)}</h1><p>${text(job.url)}</p></header>
<main><h2>Confirmation</h2>${confirmation ? `<blockquote>${text(confirmation.text)}</blockquote><p>Shown at ${text(confirmation.url)}</p>` : '<p>The employer showed no confirmation.</p>'}
<table><caption>What happened</caption><thead><tr><th scope="col">Time</th><th scope="col">Step</th></tr></thead><tbody>${steps.map((step) => `<tr><td>${at(step.at)}</td><td>${text(step.sentence)}</td></tr>`).join('')}</tbody></table>
<table class="answers"><caption>Answers</caption><thead><tr><th scope="col">Question</th><th scope="col">You approved</th><th scope="col">Read back from the page</th><th scope="col">Source</th></tr></thead><tbody>${answers.map(({ question, approved, shown, same, source }) => `<tr><td>${text(question)}</td><td>${text(approved.join(', ') || 'Not shown here, because it is sensitive')}</td><td>${same ? 'Same' : `Different: ${text(shown.join(', '))}`}</td><td>${text(source)}</td></tr>`).join('')}</tbody></table>
<h2>Documents</h2><ul>${documents.map(({ name }) => `<li>${text(name)}</li>`).join('') || '<li>None</li>'}</ul>
<h2>Screenshots</h2>${pictures.map(({ name }) => `<figure><img src="${text(name)}" alt="The employer's page ${name.includes('before') ? 'before' : 'after'} sending"><figcaption>${name.includes('before') ? 'Before' : 'After'} sending</figcaption></figure>`).join('') || '<p>None</p>'}
<h2>How to check this proof</h2><p>One signature covers this page, every value in proof.json, and every file. Anyone can check it with the public key at ${text(issuer)}${proofKeyPath} and the command <code>verify-proof</code>.</p>
<details><summary>Details</summary><table><caption>SHA-256</caption><tbody>${hashes.map(([name = '', hash = '']) => `<tr><td>${text(name)}</td><td><code>${hash}</code></td></tr>`).join('')}</tbody></table></details></main></body></html>\n`;
}
