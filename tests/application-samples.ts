import type { JobApplication, JobDetail, QuestionAnswer } from '#contract/applications/job-application.ts';

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
