import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
const compressible = new Set(['.css', '.html', '.js', '.json', '.svg', '.txt']);

export interface StaticFile {
  headers: Record<string, string>;
  plain: Buffer;
  br?: Buffer;
  gzip?: Buffer;
}

function loadFile(path: string, url: string): StaticFile {
  const plain = readFileSync(path);
  const extension = extname(path);
  const headers = {
    'content-type': types[extension] ?? 'application/octet-stream',
    // Names under assets/ contain a hash of their content.
    'cache-control': url.startsWith('/assets/')
      ? 'public, max-age=31536000, immutable'
      : 'public, max-age=300',
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    vary: 'accept-encoding',
  };
  if (!compressible.has(extension)) return { headers, plain };
  const br = brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } });
  return { headers, plain, br, gzip: gzipSync(plain) };
}

/** Loads and compresses the built files once; they are few, small, and constant while the process runs. */
export function loadStaticFiles(folder: string): ReadonlyMap<string, StaticFile> {
  const files = new Map<string, StaticFile>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const url = `/${relative(folder, path).split(sep).join('/')}`;
    if (entry.isFile() && !url.includes('/.')) files.set(url, loadFile(path, url));
  }
  return files;
}
