/** The API without its pages in a process of its own, to be measured, stopped and killed. */
import { runApi } from '#backend/api.ts';

// As long as in production: on a busy machine a balancer hears late of it.
await runApi(async () => undefined, { drainMs: 4000 });
