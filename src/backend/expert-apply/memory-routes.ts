import type { Server } from '#backend/platform/http/create-server.ts';
import { serveCall } from '#backend/platform/http/serve-call.ts';
import { applicationCalls } from '#contract/all-calls.ts';
import {
  changeRememberedAnswer,
  listRememberedAnswers,
  removeRememberedAnswer,
  updatePreparedAnswers,
} from './memory/remembered-answers.ts';

/** Registers the calls for remembered answers. */
export function serveMemory(server: Server): void {
  serveCall(server, applicationCalls.listRememberedAnswers, (context, { params }) =>
    listRememberedAnswers(context, { documentId: params.id }),
  );
  serveCall(server, applicationCalls.changeRememberedAnswer, (context, { params, body }) =>
    changeRememberedAnswer(context, { documentId: params.id, answerId: params.answerId, ...body }),
  );
  serveCall(server, applicationCalls.removeRememberedAnswer, (context, { params }) =>
    removeRememberedAnswer(context, { documentId: params.id, answerId: params.answerId }),
  );
  serveCall(server, applicationCalls.updatePreparedAnswers, (context, { params, body }) =>
    updatePreparedAnswers(context, { documentId: params.id, ...body }),
  );
}
