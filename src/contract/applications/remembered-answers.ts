import { z } from 'zod';
import { type AnswerOf, defineSchemas, ownCall } from '#contract/basics/call.ts';
import { reuseScopes } from '#domain/application/reviewed-answer.ts';
import { ApplicationStatus } from '#domain/application/status.ts';
import { QuestionAnswer } from './job-application.ts';

const Profile = z.object({ id: z.uuid() });
const OneAnswer = Profile.extend({ answerId: z.uuid() });

const NamedApplication = z.object({ applicationId: z.uuid(), company: z.string(), title: z.string() });

const RememberedAnswer = QuestionAnswer.pick({
  id: true,
  questionText: true,
  description: true,
  questionType: true,
  control: true,
  answerChoices: true,
  answerToDisplay: true,
  answerValidationType: true,
  charLimit: true,
  sensitive: true,
}).extend({
  scope: z.enum(reuseScopes),
  /** The person can narrow the scope down, but not beyond this. */
  widest: z.enum(reuseScopes),
  /** The employer and the job it was given for. */
  company: z.string(),
  title: z.string(),
  givenAt: z.string(),
  /** Only offered as a starting point for similar questions. */
  isProse: z.boolean(),
  usedIn: z.array(NamedApplication.extend({ status: ApplicationStatus })),
});

const Answers = z.object({
  answers: z.array(RememberedAnswer),
  /** Prepared applications that would be answered differently now. */
  outdated: z.array(
    NamedApplication.extend({
      questions: z.array(z.object({ questionText: z.string(), before: z.string(), after: z.string() })),
    }),
  ),
});

export const listRememberedAnswers = ownCall(
  'List the answers that later applications use again, and where each was used',
  Answers,
  Profile,
);
export type RememberedAnswers = AnswerOf<typeof listRememberedAnswers>;
export type RememberedAnswer = RememberedAnswers['answers'][number];

export const changeRememberedAnswer = defineSchemas({
  summary: 'Change a remembered answer or where it is used',
  access: 'session',
  params: OneAnswer,
  body: z.object({ userAnswer: z.string().trim().min(1).max(20_000), scope: z.enum(reuseScopes) }),
  answer: Answers,
});

export const removeRememberedAnswer = ownCall(
  'Forget a remembered answer; prepared applications keep it',
  Answers,
  OneAnswer,
);

const GroupedQuestion = QuestionAnswer.extend({
  /** The application whose wording is shown; its question has this `id`. */
  applicationId: z.uuid(),
  applications: z.array(NamedApplication.extend({ questionText: z.string() })),
});
export type GroupedQuestion = z.infer<typeof GroupedQuestion>;

export const listGroupedQuestions = ownCall(
  'List the open questions that several waiting applications have in common',
  z.object({ groups: z.array(GroupedQuestion) }),
  Profile,
);

export const answerGroupedQuestion = defineSchemas({
  summary: 'Answer a question once for every waiting application that asks it',
  access: 'session',
  params: Profile,
  body: z.object({
    applicationId: z.uuid(),
    questionAnswerId: z.string(),
    userAnswer: z.string().trim().min(1).max(20_000),
  }),
  answer: z.object({ groups: z.array(GroupedQuestion), answered: z.number().int() }),
});

export const updatePreparedAnswers = defineSchemas({
  summary:
    "Bring the answers of prepared applications up to date with the person's profile and remembered answers",
  access: 'session',
  params: Profile,
  body: z.object({ applicationIds: z.array(z.uuid()).min(1).max(100) }),
  answer: Answers,
});
