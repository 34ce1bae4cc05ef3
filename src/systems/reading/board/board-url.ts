/** A tenant as one segment of a path; names may hold dots and spaces and may come escaped already. */
export function segment(tenant: string): string {
  try {
    return encodeURIComponent(decodeURIComponent(tenant));
  } catch {
    return encodeURIComponent(tenant);
  }
}

export const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
