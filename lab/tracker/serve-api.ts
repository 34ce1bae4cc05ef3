/** The API without its pages in its own process, to be measured, stopped, and killed. */
import { runApi } from '#backend/api.ts';

// As long as in production: on a busy machine a load balancer notices late.
await runApi(async () => undefined, { drainMs: 4000 });
