import type { Request } from 'playwright-core';
import type { EmployerAdapter, SentRequest } from '#systems/reading/form/employer-adapter.ts';
import type { FindAnswers } from './find-answers.ts';
import { readMethods } from './harmless-requests.ts';

/** Storage hosts to which systems upload a chosen file before the form is sent. */
const hosts =
  /(^|\.)(amazonaws\.com|storage\.googleapis\.com|blob\.core\.windows\.net|r2\.cloudflarestorage\.com|digitaloceanspaces\.com|filestackapi\.com|uploadcare\.com|cloudinary\.com)$/;

function isFileStorage({ hostname }: URL): boolean {
  return hosts.test(hostname);
}

/**
 * What happens to a request while the form is being filled. `named`: the adapter says that this system takes files or
 * answers early. `wanted`: blocked, and the site can't work without it, so only the person can use this form.
 */
export type EarlyVerdict = 'pass' | 'named' | 'stop' | 'wanted';

export function judgeEarly(
  request: Request,
  described: SentRequest,
  { adapter, find, files }: { adapter: EmployerAdapter; find: FindAnswers; files: readonly Buffer[] },
): EarlyVerdict {
  const body = request.postDataBuffer();
  const rest = body && withoutFiles(body, files);
  const hasAnswers = find(request.url()) || find(rest);
  const isDispensable = described.isForeign || request.resourceType() === 'ping';
  if (adapter.isSubmitRequest(described)) return hasAnswers && !isDispensable ? 'wanted' : 'stop';
  if (readMethods.includes(described.method)) return hasAnswers ? 'stop' : 'pass';
  const hasFile =
    body === null || rest === null
      ? isUnreadable(request)
      : rest.length < body.length || /filename="[^"]/.test(rest.toString('latin1'));
  if (!hasAnswers && !hasFile) return 'pass';
  if (adapter.isSavingRequest(described)) return 'named';
  if (!hasAnswers && (adapter.isFillingRequest(described) || isFileStorage(described.url))) return 'named';
  return isDispensable ? 'stop' : 'wanted';
}

/** A resume contains the same name and address as the answers; only the rest of the body counts. */
function withoutFiles(body: Buffer, files: readonly Buffer[]): Buffer {
  let rest = body;
  for (const bytes of files.flatMap((file) => [file, Buffer.from(file.toString('base64'))])) {
    const at = bytes.length > 0 ? rest.indexOf(bytes) : -1;
    if (at >= 0) rest = Buffer.concat([rest.subarray(0, at), rest.subarray(at + bytes.length)]);
  }
  return rest;
}

/** Playwright doesn't expose a body that is a file. */
function isUnreadable(request: Request): boolean {
  return request.headers()['content-type'] !== undefined;
}
