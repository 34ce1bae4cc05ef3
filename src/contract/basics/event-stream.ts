import { pathOf } from './call.ts';

/** Server-sent events of the signed-in person; `lastEventId` (or the header of that name) resumes. */
export const eventStreamPath = pathOf({ service: 'expertApply', path: '/expert-apply/stream' });
