import type { Server } from '#backend/platform/http/create-server.ts';
import { serveCall } from '#backend/platform/http/serve-call.ts';
import { applicationCalls } from '#contract/all-calls.ts';
import {
  changeRememberedAnswer,
  listRememberedAnswers,
  removeRememberedAnswer,
  updatePreparedAnswers,
} from './memory/remembered-answers.ts';
import { answerGroupedQuestion, listGroupedQuestions } from './review/group-questions.ts';

/** Registers the calls for remembered answers and for questions that several applications ask. */
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
  serveCall(server, applicationCalls.listGroupedQuestions, (context, { params }) =>
    listGroupedQuestions(context, { documentId: params.id }),
  );
  serveCall(server, applicationCalls.answerGroupedQuestion, (context, { params, body }) =>
    answerGroupedQuestion(context, { documentId: params.id, ...body }),
  );
  serveCall(server, applicationCalls.updatePreparedAnswers, (context, { params, body }) =>
    updatePreparedAnswers(context, { documentId: params.id, ...body }),
  );
}
