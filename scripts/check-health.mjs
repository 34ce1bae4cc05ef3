// Exits with 0 when the URL responds with success. For health checks of containers, which have no curl.
const reply = await fetch(process.argv[2] ?? '', { signal: AbortSignal.timeout(4000) }).catch(() => null);
process.exitCode = reply?.ok ? 0 : 1;
