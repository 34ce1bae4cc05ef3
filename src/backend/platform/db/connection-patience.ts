/** How long a connection may take to open: `connect_timeout` of the database's address, in seconds as in PostgreSQL. */
export function connectionPatienceMs(url: string): number {
  return Number(new URL(url).searchParams.get('connect_timeout') ?? 10) * 1000;
}
