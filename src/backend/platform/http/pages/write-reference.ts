import { escapeHtml } from '#domain/text/escape-html.ts';
import type { JsonSchema, OpenApiDocument, Operation } from './describe-calls.ts';

const style = `
:root { color-scheme: light dark; --line: color-mix(in srgb, currentcolor 18%, transparent); }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 68rem; margin: 0 auto; padding: 2rem 1.5rem 6rem; }
nav ul { columns: 2; padding: 0; list-style: none; } nav a, code { font: 14px/1.5 ui-monospace, monospace; }
a { color: inherit; } h2 { margin-top: 3.5rem; } section { border-top: 1px solid var(--line); padding: 1rem 0; }
h3 { margin: 0; font: 600 16px/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
pre { padding: 1rem; overflow: auto; border: 1px solid var(--line); border-radius: 8px; font: 13px/1.5 ui-monospace, monospace; }
table { border-collapse: collapse; } td, th { text-align: left; padding: .25rem 1.5rem .25rem 0; vertical-align: top; }
summary { cursor: pointer; } @media (max-width: 45rem) { nav ul { columns: 1; } }`;

/** A schema as one would jot it down: names, types, and a question mark where nothing is needed. */
function sketch(schema: JsonSchema, indent = ''): string {
  const deeper = `${indent}  `;
  const alternatives = (schema.anyOf ?? schema.oneOf ?? schema.allOf) as JsonSchema[] | undefined;
  if (alternatives)
    return alternatives.map((each) => sketch(each, indent)).join(schema.allOf ? ' & ' : ' | ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (Array.isArray(schema.enum)) return schema.enum.map((each) => JSON.stringify(each)).join(' | ');
  if (schema.type === 'array') return `[${sketch((schema.items ?? {}) as JsonSchema, indent)}]`;
  if (schema.properties) {
    const lines = Object.entries(schema.properties).map(
      ([name, each]) =>
        `${deeper}${name}${schema.required?.includes(name) ? '' : '?'}: ${sketch(each, deeper)}`,
    );
    return `{\n${lines.join('\n')}\n${indent}}`;
  }
  if (schema.type === 'object')
    return `{ [name]: ${sketch((schema.additionalProperties ?? {}) as JsonSchema, indent)} }`;
  return [schema.format, schema.type, 'any'].find((name) => typeof name === 'string') ?? '';
}

function writeOperation(method: string, path: string, operation: Operation): string {
  const parameters = operation.parameters
    .map(
      (each) =>
        `<tr><td><code>${escapeHtml(each.name)}</code></td><td>${each.in}${each.required ? ', required' : ''}</td>` +
        `<td><code>${escapeHtml(sketch(each.schema))}</code></td></tr>`,
    )
    .join('');
  const shape = (title: string, schema: JsonSchema | undefined) =>
    schema ? `<details><summary>${title}</summary><pre>${escapeHtml(sketch(schema))}</pre></details>` : '';
  const bodies = Object.entries(operation.requestBody?.content ?? {});
  const [status = '200', answer] = Object.entries(operation.responses)[0] ?? [];
  return `<section id="${operation.operationId}">
<h3>${method.toUpperCase()} ${escapeHtml(path)}</h3>
<p>${escapeHtml(operation.summary)}${noteAccess(operation)}</p>
${parameters && `<table><tbody>${parameters}</tbody></table>`}
${operation.requestBody?.description ? `<p>${escapeHtml(operation.requestBody.description)}</p>` : ''}
${bodies.map(([type, { schema }]) => shape(bodies.length > 1 ? `Body, ${type}` : 'Body', schema)).join('\n')}
${shape(`Answer ${status}`, answer?.content['application/json'].schema)}
</section>`;
}

interface Listed {
  path: string;
  method: string;
  operation: Operation;
}

function noteAccess({ security: [first] }: Operation): string {
  if (!first) return '';
  if (!('key' in first)) return ' <em>(signed in)</em>';
  return ` <em>(key that may ${(first.key as string[])[0] ?? 'read'})</em>`;
}

const introduction = `<h2>With your own programs</h2>
<p>Make a key under Settings, API keys and webhooks, and send it as <code>Authorization: Bearer applywright_…</code>. The calls
under <a href="#publicApi">For your own programs</a> are stable (<a href="/api/v1/openapi.json">OpenAPI 3.1 of these alone</a>) and
allow 120 requests a minute. An <code>Idempotency-Key</code> makes any write safe to repeat for 24 hours. Sending an application
always needs you: no key can approve one.</p>
<h2>Webhooks</h2>
<p>We POST JSON to your address when an application's status changes, signed per
<a href="https://www.standardwebhooks.com">Standard Webhooks</a> with the secret shown once. Take any message whose signature
holds and answer 2xx within 10 seconds; otherwise we try again after 5 seconds, 5 and 30 minutes, 2, 5, 10, 14 and 20 hours. A message
may come twice with the same <code>webhook-id</code>, and out of turn: go by its <code>timestamp</code>. Redirects are not followed.
After five days without success, or at 410, the address is switched off and you get a mail.</p>
<p>Keys match <code>applywright_[a-z2-7]{40}[0-9a-f]{8}</code>, so that secret scanners find one that leaked.</p>`;

/** Programs first: what they may rely on. */
function orderGroups(groups: [string, Listed[] | undefined][]): [string, Listed[] | undefined][] {
  return groups.toSorted(([a], [b]) => Number(b === programs) - Number(a === programs));
}

const programs = 'publicApi';
const titleOf = (service: string) => (service === programs ? 'For your own programs' : service);

/** A reference to read, without scripts. */
export function writeReference(document: OpenApiDocument, nonce: string): string {
  const operations: Listed[] = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const groups = orderGroups(
    Object.entries(Object.groupBy(operations, ({ operation }) => operation.tags[0] ?? '')),
  );
  const links = groups.map(
    ([service, group = []]) =>
      `<h2>${titleOf(service)}</h2><ul>${group
        .map(
          ({ method, path, operation }) =>
            `<li><a href="#${operation.operationId}">${method.toUpperCase()} ${escapeHtml(path)}</a></li>`,
        )
        .join('')}</ul>`,
  );
  const sections = groups.map(
    ([service, group = []]) =>
      `<h2 id="${service}">${titleOf(service)}</h2>${group.map(({ method, path, operation }) => writeOperation(method, path, operation)).join('')}`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Applywright API reference</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">
<style nonce="${nonce}">${style}</style></head><body><header><h1>Applywright API</h1>
<p>${escapeHtml(document.info.description)} The same as <a href="/api/openapi.json">OpenAPI 3.1</a>. Every refusal has the shape
<code>{ error, message, requestId, fields? }</code>.</p>${introduction}</header><nav aria-label="Calls">${links.join('')}</nav><main>${sections.join('')}</main></body></html>`;
}
