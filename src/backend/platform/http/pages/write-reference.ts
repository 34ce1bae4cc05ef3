import { apiIntroduction, apiTexts } from '#domain/messages/http.ts';
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

/** Sketches a schema in short form: names and types, with a question mark for optional fields. */
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
        `<tr><td><code>${escapeHtml(each.name)}</code></td><td>${each.in}${each.required ? `, ${apiTexts.required}` : ''}</td>` +
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
${bodies.map(([type, { schema }]) => shape(bodies.length > 1 ? apiTexts.bodyOf(type) : apiTexts.body, schema)).join('\n')}
${shape(apiTexts.answer(status), answer?.content['application/json'].schema)}
</section>`;
}

interface Listed {
  path: string;
  method: string;
  operation: Operation;
}

function noteAccess({ security: [first] }: Operation): string {
  if (!first) return '';
  if (!('key' in first)) return ` <em>${apiTexts.loggedIn}</em>`;
  return ` <em>${apiTexts.needsScope((first.key as string[])[0] ?? 'read')}</em>`;
}

const links: Record<string, string> = {
  openapi: '/api/openapi.json',
  programs: '#publicApi',
  stable: '/api/v1/openapi.json',
  standard: 'https://www.standardwebhooks.com',
};

/** Turns the tags that name a link into links. */
function linkTags(text: string): string {
  return text.replace(/<(\/?)(\w+)>/g, (tag, slash: string, name: string) =>
    links[name] === undefined ? tag : slash ? '</a>' : `<a href="${links[name]}">`,
  );
}

function writeIntroduction(): string {
  const { programsTitle, webhooksTitle } = apiIntroduction;
  return `<h2>${programsTitle}</h2><p>${linkTags(apiIntroduction.programs)}</p>
<h2>${webhooksTitle}</h2><p>${linkTags(apiIntroduction.webhooks)}</p><p>${apiIntroduction.leaks}</p>`;
}

/** Puts the calls for programs first, because they are stable. */
function orderGroups(groups: [string, Listed[] | undefined][]): [string, Listed[] | undefined][] {
  return groups.toSorted(([a], [b]) => Number(b === programs) - Number(a === programs));
}

const programs = 'publicApi';
const titleOf = (service: string) => (service === programs ? apiTexts.programs : service);

/** Writes the API reference as a page without scripts. */
export function writeReference(document: OpenApiDocument, nonce: string): string {
  const operations: Listed[] = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const groups = orderGroups(
    Object.entries(Object.groupBy(operations, ({ operation }) => operation.tags[0] ?? '')),
  );
  const index = groups.map(
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
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${apiTexts.pageTitle}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">
<style nonce="${nonce}">${style}</style></head><body><header><h1>${apiTexts.title}</h1>
<p>${escapeHtml(document.info.description)} ${linkTags(apiIntroduction.formats)}</p>${writeIntroduction()}</header><nav aria-label="${apiTexts.callsLabel}">${index.join('')}</nav><main>${sections.join('')}</main></body></html>`;
}
