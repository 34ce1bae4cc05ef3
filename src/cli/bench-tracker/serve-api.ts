/** The API without its pages in a process of its own, to be measured and killed. */
import { composeApi } from '#backend/api.ts';
import { prepareTask, submitTask } from '#backend/expert-apply/task-definitions.ts';
import { openPlatform, readProcessConfig } from '#backend/platform/open-platform.ts';

const config = readProcessConfig('api');
const tasks = [prepareTask, submitTask];
const { platform, queue } = openPlatform({ config, name: 'api', tasks, sendOnly: true });
const server = await composeApi(platform, queue);
await queue.start();
await server.fastify.listen({ host: '127.0.0.1', port: config.port });
