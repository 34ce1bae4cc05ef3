import type { ProofRecord } from './proof-file.ts';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const text = (value: string) => value.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/** The proof for reading, without scripts and without a word from elsewhere. */
export function renderProof({ job, confirmation, answers, files, steps }: ProofRecord): string {
  const pictures = files.filter(({ name }) => name.startsWith('screenshots/'));
  const others = files.filter(({ name }) => !name.startsWith('screenshots/'));
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Proof: ${text(job.title)} at ${text(job.company)}</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}td,th{text-align:left;vertical-align:top;padding:.3rem .8rem .3rem 0;border-bottom:1px solid}img{max-width:100%;border:1px solid}code{overflow-wrap:anywhere}</style></head><body>
<h1>${text(job.title)} at ${text(job.company)}</h1><p>${text(job.url)}</p>
<h2>Confirmation</h2>${confirmation ? `<blockquote>${text(confirmation.text)}</blockquote><p>${text(confirmation.url)}</p>` : '<p>No confirmation was seen.</p>'}
<h2>Steps</h2><table>${steps.map(({ at, sentence, hash }) => `<tr><td>${text(at)}</td><td>${text(sentence)}</td><td><code>${hash}</code></td></tr>`).join('')}</table>
<h2>What was filled in</h2><table><tr><th>Question</th><th>Approved</th><th>On the page</th><th>From</th></tr>${answers.map(({ question, approved, shown, same, source }) => `<tr><td>${text(question)}</td><td>${text(approved.join(', ') || 'not shown here')}</td><td>${same ? 'the same' : text(shown.join(', '))}</td><td>${text(source)}</td></tr>`).join('')}</table>
<h2>Files</h2><ul>${others.map(({ name, sha256 }) => `<li>${text(name)} <code>${sha256}</code></li>`).join('')}</ul>
<h2>Pictures</h2>${pictures.map(({ name }) => `<figure><img src="${text(name)}" alt=""><figcaption>${text(name)}</figcaption></figure>`).join('')}
<p>Every step carries the hash of the one before it. <code>verify-proof FILE</code> checks them all, and the files.</p></body></html>\n`;
}
