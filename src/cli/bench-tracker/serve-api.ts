/** The API without its pages in a process of its own, to be measured, stopped and killed. */
import { runApi } from '#backend/api.ts';

await runApi(async () => undefined);
