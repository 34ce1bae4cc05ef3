const prefix = '/eb/api/v1/files/';

/** Where a person's stored file is served; documents keep this address in their preferences. */
export function fileUrl(blobId: string): string {
  return `${prefix}${blobId}`;
}

export function blobIdOf(url: string): string | null {
  return url.startsWith(prefix) ? url.slice(prefix.length) : null;
}
