import { proofTexts } from '#domain/messages/proof.ts';
import { escapeHtml as text } from '#domain/text/escape-html.ts';
import type { ProofRecord } from './proof-file.ts';
import { proofKeyPath } from './proof-keys.ts';

export interface ProofReader {
  /** The name of the portal that the person uses. */
  brand: string;
  /** The person's time zone; the times in the record itself are UTC. */
  timeZone: string;
}

const style = `body{font:16px/1.5 system-ui,sans-serif;color:#1c2430;background:#fff;max-width:60rem;margin:2rem auto;padding:0 1rem}
header{border-bottom:3px solid;padding-bottom:1rem}header p{margin:0}.brand{font-weight:700}h1{margin:.2rem 0;line-height:1.2}
table{border-collapse:collapse;width:100%}caption{text-align:left;font-size:1.4rem;font-weight:700;margin:2rem 0 .5rem}
td,th{text-align:left;vertical-align:top;padding:.4rem .8rem .4rem 0;border-bottom:1px solid #c9d0da;overflow-wrap:anywhere}td:first-child{white-space:nowrap}
.answers td:first-child{white-space:normal}blockquote{margin:1rem 0;padding:1rem;border-left:4px solid #166534;background:#eef8f1}
img{max-width:100%;border:1px solid #c9d0da}code{overflow-wrap:anywhere;font-size:.85em}`;

/** Renders the proof for reading, without scripts and without loading anything. */
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
    ...steps.map(({ position, name, hash }) => [proofTexts.stepName(position, name), hash]),
    ...files.map(({ name, sha256 }) => [name, sha256]),
  ];
  const title = text(proofTexts.title(job.title, job.company));
  const shown = confirmation
    ? `<blockquote>${text(confirmation.text)}</blockquote><p>${text(proofTexts.shownAt(confirmation.url))}</p>`
    : `<p>${proofTexts.noConfirmation}</p>`;
  const stepRows = steps.map((step) => `<tr><td>${at(step.at)}</td><td>${text(step.sentence)}</td></tr>`);
  const answerRows = answers.map(({ question, approved, shown: values, same, source }) => {
    const readBack = same ? proofTexts.same : text(proofTexts.different(values.join(', ')));
    return `<tr><td>${text(question)}</td><td>${text(approved.join(', ') || proofTexts.hidden)}</td><td>${readBack}</td><td>${text(source)}</td></tr>`;
  });
  const figures = pictures.map(({ name }) => {
    const { alt, caption } = name.includes('before') ? proofTexts.before : proofTexts.after;
    return `<figure><img src="${text(name)}" alt="${alt}"><figcaption>${caption}</figcaption></figure>`;
  });
  const hashRows = hashes.map(
    ([name = '', hash = '']) => `<tr><td>${text(name)}</td><td><code>${hash}</code></td></tr>`,
  );
  const head = (...names: string[]) =>
    `<thead><tr>${names.map((name) => `<th scope="col">${name}</th>`).join('')}</tr></thead>`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<style>${style}</style></head><body>
<header><p class="brand">${text(brand)}</p><h1>${title}</h1><p>${text(job.url)}</p></header>
<main><h2>${proofTexts.confirmation}</h2>${shown}
<table><caption>${proofTexts.whatHappened}</caption>${head(proofTexts.time, proofTexts.step)}<tbody>${stepRows.join('')}</tbody></table>
<table class="answers"><caption>${proofTexts.answers}</caption>${head(proofTexts.question, proofTexts.approved, proofTexts.readBack, proofTexts.source)}<tbody>${answerRows.join('')}</tbody></table>
<h2>${proofTexts.documents}</h2><ul>${documents.map(({ name }) => `<li>${text(name)}</li>`).join('') || `<li>${proofTexts.none}</li>`}</ul>
<h2>${proofTexts.screenshots}</h2>${figures.join('') || `<p>${proofTexts.none}</p>`}
<h2>${proofTexts.howToCheck}</h2><p>${text(proofTexts.check(`${issuer}${proofKeyPath}`))} <code>verify-proof</code></p>
<details><summary>${proofTexts.details}</summary><table><caption>${proofTexts.hashes}</caption><tbody>${hashRows.join('')}</tbody></table></details></main></body></html>\n`;
}
