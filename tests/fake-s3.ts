import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** How the next responses fail. */
export type S3Fault = 'busy' | 'silent' | 'cut off' | 'damaged' | 'damaged on arrival';

export interface FakeS3 {
  url: string;
  objects: Map<string, { bytes: Buffer; at: Date }>;
  /** The parts of incomplete objects. */
  uploads: Map<string, Buffer[]>;
  /** Requests with a valid signature. */
  accepted: string[];
  refused: string[];
  fail(fault: S3Fault, times: number): void;
  close(): Promise<void>;
}

const secrets: Record<string, string> = { 'key-of-tests': 'secret-of-tests' };
export const s3Keys = { accessKeyId: 'key-of-tests', secretAccessKey: 'secret-of-tests', region: 'auto' };

/**
 * A bucket on this machine that checks every signature (AWS signature version 4) and the hash of what
 * arrives.
 */
export async function startFakeS3(): Promise<FakeS3> {
  const objects: FakeS3['objects'] = new Map();
  const [accepted, refused]: [string[], string[]] = [[], []];
  const uploads: FakeS3['uploads'] = new Map();
  let faults: S3Fault[] = [];
  const server = createServer((request, response) => {
    void answer(request, response).catch(() => response.destroy());
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request);
    const line = `${request.method} ${request.url}`;
    if (!isSigned(request)) {
      refused.push(line);
      return sendError(response, 403, 'SignatureDoesNotMatch');
    }
    accepted.push(line);
    const fault = faults.shift();
    if (fault === 'busy') return sendError(response, 503, 'SlowDown');
    if (fault === 'silent') return;
    const url = new URL(request.url ?? '', 'http://s3');
    const key = url.pathname.replace(/^\/bucket\/?/, '');
    if (url.searchParams.has('list-type')) return sendList(response, objects, url.searchParams);
    const upload = url.searchParams.get('uploadId');
    if (request.method === 'POST' && url.searchParams.has('uploads')) {
      const id = `upload-${uploads.size}`;
      uploads.set(id, []);
      return sendXml(
        response,
        `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
      );
    }
    if (upload !== null) {
      const parts = uploads.get(upload);
      if (!parts) return sendError(response, 404, 'NoSuchUpload');
      if (request.method === 'PUT') parts[Number(url.searchParams.get('partNumber')) - 1] = body;
      else uploads.delete(upload);
      if (request.method === 'PUT') return void response.writeHead(200, { etag: '"p"' }).end();
      if (request.method === 'DELETE') return void response.writeHead(204).end();
      objects.set(key, { bytes: Buffer.concat(parts), at: new Date() });
      return sendXml(
        response,
        '<CompleteMultipartUploadResult><ETag>"e"</ETag></CompleteMultipartUploadResult>',
      );
    }
    if (request.method === 'PUT') {
      const arrived = fault === 'damaged on arrival' ? Buffer.concat([body, Buffer.from('x')]) : body;
      if (request.headers['x-amz-checksum-sha256'] !== sha256(arrived).toString('base64'))
        return sendError(response, 400, 'BadDigest');
      objects.set(key, { bytes: arrived, at: new Date() });
      response.writeHead(200, { etag: '"e"' }).end();
      return;
    }
    if (request.method === 'DELETE') {
      objects.delete(key);
      response.writeHead(204).end();
      return;
    }
    const found = objects.get(key);
    if (!found) return sendError(response, 404, 'NoSuchKey');
    const bytes = Buffer.from(found.bytes);
    if (fault === 'damaged') bytes[0] = (bytes[0] ?? 0) ^ 1;
    response.writeHead(200, { 'content-length': bytes.length, etag: '"e"' });
    if (fault !== 'cut off') return void response.end(bytes);
    response.write(bytes.subarray(0, bytes.length - 1));
    setImmediate(() => response.destroy());
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/bucket`,
    objects,
    uploads,
    accepted,
    refused,
    fail(fault, times) {
      faults = Array.from({ length: times }, () => fault);
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** The signature recomputed from the request as it arrived. */
function isSigned(request: IncomingMessage): boolean {
  const pattern =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/;
  const [, id = '', day = '', region = '', names = '', signature] =
    pattern.exec(request.headers.authorization ?? '') ?? [];
  const secret = secrets[id];
  const at = String(request.headers['x-amz-date'] ?? '');
  if (!secret || !at.startsWith(day)) return false;
  const [path = '', query = ''] = (request.url ?? '').split('?');
  const headers = names.split(';').map((name) => `${name}:${String(request.headers[name] ?? '').trim()}\n`);
  const canonical = [
    request.method,
    path,
    query.split('&').toSorted().join('&'),
    headers.join(''),
    names,
    request.headers['x-amz-content-sha256'],
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', at, scope, sha256(canonical).toString('hex')].join('\n');
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secret}`);
  return hmac(key, text).toString('hex') === signature;
}

function sendList(response: ServerResponse, objects: FakeS3['objects'], asked: URLSearchParams): void {
  const prefix = asked.get('prefix') ?? '';
  const after = asked.get('continuation-token') ?? '';
  const size = Math.min(Number(asked.get('max-keys') ?? 1000), 2);
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).toSorted();
  const contents = keys.slice(0, size).map((key) => {
    const { bytes, at } = objects.get(key) ?? { bytes: Buffer.alloc(0), at: new Date() };
    return `<Contents><Key>${key}</Key><LastModified>${at.toISOString()}</LastModified><ETag>"e"</ETag><Size>${bytes.length}</Size></Contents>`;
  });
  const more = keys.length > size;
  const token = more ? `<NextContinuationToken>${keys[size - 1]}</NextContinuationToken>` : '';
  response
    .writeHead(200, { 'content-type': 'application/xml' })
    .end(
      `<?xml version="1.0"?><ListBucketResult><KeyCount>${contents.length}</KeyCount><IsTruncated>${more}</IsTruncated>${token}${contents.join('')}</ListBucketResult>`,
    );
}

function sendXml(response: ServerResponse, xml: string): void {
  response.writeHead(200, { 'content-type': 'application/xml' }).end(`<?xml version="1.0"?>${xml}`);
}

function sendError(response: ServerResponse, status: number, code: string): void {
  response
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}
