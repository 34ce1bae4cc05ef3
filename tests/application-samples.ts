import type { ProofPack } from '#contract/applications/expert-apply.ts';
import type { JobApplication, JobDetail, QuestionAnswer } from '#contract/applications/job-application.ts';
import type { ApplicationEvent } from '#contract/applications/tracker.ts';

/** When the sample application was sent. */
export const sentAt = '2026-11-12T10:42:31Z';
export const documentId = 'b0d35b7a-3a6e-4a37-bb2c-65d2a7b6a001';

export const sampleJob: JobDetail = {
  id: '5d1c2f1e-1111-4c43-9a9b-000000000001',
  title: 'Senior Operations Analyst',
  description: '<p>Own the weekly review.</p>',
  score: 92,
  reasons: [],
  warnings: [],
  signals: [],
  ats: 'greenhouse',
  atsName: 'Greenhouse',
  postedDate: '2026-11-13T00:00:00Z',
  postedAgoDays: 2,
  isLastVerifiedDate: false,
  lastVerifiedAt: '2026-11-14T09:30:00Z',
  isJobOlderThan7Days: false,
  showNewTag: false,
  isLiked: false,
  isDisliked: false,
  applyUrl: 'https://jobs.example.com/apply/1',
  jobUrl: 'https://jobs.example.com/1',
  eligibleForExpertApply: true,
  jobLocations: [{ city: 'Tacoma', state: 'WA', country: 'US' }],
  remoteOptions: [],
  employmentType: 'Full-time',
  pay: null,
  company: { companyId: 'harborlight', name: 'Harborlight', logo: null },
};

export function sampleQuestion(changes: Partial<QuestionAnswer> & { id: string }): QuestionAnswer {
  return {
    questionText: changes.id,
    questionType: 'Text',
    control: 'text',
    answerChoices: [],
    answerToDisplay: '',
    isRequired: true,
    isReviewRequired: true,
    answerValidationType: 'Default',
    source: null,
    sensitive: false,
    ...changes,
  };
}

export function sampleApplication(changes: Partial<JobApplication> = {}): JobApplication {
  const questionAnswers = changes.questionAnswers ?? [];
  const id = changes.id ?? '9a2b1c3d-2222-4c43-9a9b-000000000001';
  return {
    id,
    jobApplicationId: id,
    jobId: sampleJob.id,
    createType: 'UserFilled',
    createdAt: '2026-11-15T08:00:00Z',
    jobApplicationStatus: 'ReadyForReview',
    submittedAt: null,
    remoteOptions: [],
    trackProperties: {},
    jobDetail: sampleJob,
    questionAnswers,
    answerCounter: {
      totalQuestions: questionAnswers.length,
      totalIgnoreQuestions: questionAnswers.filter(({ questionType }) => questionType === 'File').length,
      totalConfidentAnswers: 0,
      totalReviewRequiredAnswers: 0,
    },
    failedReason: null,
    activePostArchiveDetail: null,
    customDocumentData: null,
    waiting: null,
    drift: null,
    cautions: [],
    secondTry: null,
    ...changes,
  };
}

export function pageOf<Item>(results: Item[], totalRecords = results.length) {
  return { results, totalPages: 1, totalRecords, continuationToken: null };
}

export const nameQuestion = sampleQuestion({
  id: 'name',
  questionText: 'Full name',
  answerToDisplay: 'Maya Ellison',
  source: { kind: 'profile', field: 'Name' },
});

/** The proof of an application that asked for a name and a file. */
export const sampleProof: ProofPack = {
  attemptId: 'c0d35b7a-3a6e-4a37-bb2c-65d2a7b6a001',
  state: 'confirmed',
  approvedAt: sentAt,
  approvalHash: 'a'.repeat(64),
  steps: [
    { name: 'approved', sentence: '1 answer, 1 file.', at: sentAt, hash: 'aaaa1111bbbb' },
    {
      name: 'confirmed',
      sentence: 'The employer confirmed that it arrived.',
      at: sentAt,
      hash: 'cccc2222dddd',
    },
  ],
  confirmation: { url: 'https://jobs.example.com/thanks', text: 'Thank you, Maya.', signal: 'text' },
  readBack: [
    {
      path: 'name',
      wanted: ['Maya Ellison'],
      shown: ['Maya Ellison'],
      same: true,
      question: 'Full name',
      source: nameQuestion.source,
      sensitive: false,
    },
  ],
  files: [{ name: 'maya.pdf', size: 86_016, sha256: '9f2c'.repeat(16), url: '/files/1' }],
  screenshots: [],
  chainIntact: true,
  credit: { reservedAt: sentAt, capturedAt: sentAt, releasedAt: null },
};

export const sampleEvent: ApplicationEvent = {
  id: 'c0d35b7a-3a6e-4a37-bb2c-65d2a7b6a001',
  kind: 'interview',
  at: '2026-11-20T21:00:00.000Z',
  timed: true,
  words: 'With Kim',
  origin: 'hand',
};
