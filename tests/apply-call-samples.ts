import { emptyDocument } from '#domain/document/model/empty-document.ts';
import { applicationOf, noInput, profileOf, type Sample } from './call-sample.ts';

/** The part of `call-samples.ts` that finds a job, applies for it, and follows the application. */
export const applyCallSamples: Record<string, Sample> = {
  'GET /ea/api/v1/expert-apply/profiles/questions': { input: noInput },
  'GET /ea/api/v1/expert-apply/profiles/:id/interview': { input: (world) => ({ params: profileOf(world) }) },
  'GET /ea/api/v1/expert-apply/profiles/:id/jobs/suggested': {
    input: (world) => ({ params: profileOf(world) }),
  },
  'GET /ea/api/v1/expert-apply/profiles/:id/jobs/matched': {
    input: (world) => ({ params: profileOf(world) }),
  },
  'GET /ea/api/v1/expert-apply/profiles/:id/jobs/search': {
    input: (world) => ({ params: profileOf(world), query: { keywords: 'analyst', score: '1' } }),
  },
  'GET /ea/api/v1/expert-apply/profiles/:id/jobs/:jobId/card': {
    input: (world) => ({ params: { ...profileOf(world), jobId: world.jobId } }),
  },
  'GET /ea/api/v1/expert-apply/profiles/:id/jobs/added': { input: (world) => ({ params: profileOf(world) }) },
  'GET /ea/api/v1/expert-apply/profiles/:id/jobs/liked': { input: (world) => ({ params: profileOf(world) }) },
  'POST /ea/api/v1/expert-apply/profiles/:id/jobs/added': {
    input: (world) => ({ params: profileOf(world), body: { url: 'https://jobs.example.com/1' } }),
    waits: true,
  },
  'GET /ea/api/v1/expert-apply/profiles/:id/watched': { input: (world) => ({ params: profileOf(world) }) },
  'POST /ea/api/v1/expert-apply/profiles/:id/watched': {
    input: (world) => ({ params: profileOf(world), body: { wish: 'https://jobs.example.com/' } }),
    waits: true,
  },
  'PATCH /ea/api/v1/expert-apply/profiles/:id/watched/:watchId': {
    input: (world) => ({ params: { ...profileOf(world), watchId: world.watchId }, body: { paused: true } }),
  },
  'DELETE /ea/api/v1/expert-apply/profiles/:id/watched/:watchId': {
    input: (world) => ({ params: { ...profileOf(world), watchId: world.watchId } }),
  },
  'POST /ea/api/v1/expert-apply/profiles/:id/jobs/:jobId/opened': {
    input: (world) => ({ params: { ...profileOf(world), jobId: world.jobId } }),
  },
  'POST /ea/api/v1/expert-apply/profiles/:id/jobs/:jobId/feedback': {
    input: (world) => ({ params: { ...profileOf(world), jobId: world.jobId }, body: { feedback: 'like' } }),
  },
  'GET /ea/api/v1/expert-apply/profiles/:id/jobs/:jobId/form': {
    input: (world) => ({ params: { ...profileOf(world), jobId: world.jobId } }),
  },
  'DELETE /ea/api/v1/expert-apply/profiles/:id/jobs/suggested/:jobId': {
    input: (world) => ({ params: { ...profileOf(world), jobId: world.jobId } }),
  },
  'POST /ea/api/v1/expert-apply/profiles/:id/jobs/autofill': {
    input: (world) => ({ params: profileOf(world), body: { selectedJobs: [world.jobId] } }),
  },
  'GET /ea/api/v1/expert-apply/profiles/:id/jobs/applications/summary': {
    input: (world) => ({ params: profileOf(world), query: { statuses: 'ReadyForReview' } }),
  },
  'POST /ea/api/v1/expert-apply/profiles/:id/jobs/applications/detail/list': {
    input: (world) => ({ params: profileOf(world), body: { statuses: ['ReadyForReview'] } }),
  },
  'GET /ea/api/v1/expert-apply/profiles/:id/jobs/filter/applications/detail': {
    input: (world) => ({ params: profileOf(world) }),
  },
  'GET /ea/api/v1/expert-apply/profiles/:id/jobs/:jobId/applications/detail': {
    input: (world) => ({ params: { ...profileOf(world), jobId: world.ownJobId } }),
  },
  'GET /ea/api/v1/expert-apply/profiles/:id/jobs/applications/detail/:applicationId': {
    input: (world) => ({ params: applicationOf(world) }),
  },
  'POST /ea/api/v1/expert-apply/profiles/:id/jobs/applications/update/:applicationId': {
    input: (world) => ({ params: applicationOf(world), body: { eaplDocument: { preferences: [] } } }),
  },
  'POST /ea/api/v1/expert-apply/profiles/:id/jobs/applications/:applicationId/resume': {
    input: (world) => ({
      params: applicationOf(world),
      body: { document: emptyDocument({ userId: world.userId, name: 'Copy' }) },
    }),
    owner: 409,
  },
  'POST /ea/api/v1/expert-apply/profiles/:id/jobs/applications/:applicationId/letter': {
    input: (world) => ({
      params: applicationOf(world),
      body: { questionAnswerId: 'none', letter: { kind: 'none' } },
    }),
    owner: 400,
  },
  'POST /ea/api/v1/expert-apply/profiles/:id/jobs/applications/review-apply': {
    input: (world) => ({
      params: profileOf(world),
      body: [
        {
          applyJobApplicationAfterSave: true,
          jobApplicationId: world.applicationId,
          reviewApplicationAnswerItems: [],
        },
      ],
    }),
  },
  'GET /ea/api/v1/expert-apply/profiles/:id/jobs/applications/:applicationId/proof': {
    input: (world) => ({ params: applicationOf(world) }),
  },
  'POST /ea/api/v1/expert-apply/profiles/:id/jobs/applications/:applicationId/again': {
    input: (world) => ({ params: applicationOf(world) }),
    owner: 409,
  },
  'POST /ea/api/v1/expert-apply/profiles/:id/jobs/applications/:applicationId/stop': {
    input: (world) => ({ params: applicationOf(world) }),
  },
  'POST /ea/api/v1/expert-apply/profiles/:id/jobs/applications/:applicationId/postarchivalstatus': {
    input: (world) => ({ params: applicationOf(world), query: { PostArchiveStatus: 'AppliedForJob' } }),
    owner: 409,
  },
  'POST /ea/api/v1/expert-apply/profiles/:id/jobs/applications/:applicationId/code': {
    input: (world) => ({ params: applicationOf(world), body: { code: 'ABC123' } }),
    owner: 409,
  },
  'GET /ea/api/v1/expert-apply/profiles/:id/jobs/applications/:applicationId/events': {
    input: (world) => ({ params: applicationOf(world) }),
  },
  'POST /ea/api/v1/expert-apply/profiles/:id/jobs/applications/:applicationId/events': {
    input: (world) => ({
      params: applicationOf(world),
      body: {
        id: world.eventId,
        kind: 'note',
        at: '2026-11-15T10:00:00.000Z',
        words: 'Changed',
        origin: 'hand',
      },
    }),
  },
  'DELETE /ea/api/v1/expert-apply/profiles/:id/jobs/applications/:applicationId/events/:eventId': {
    input: (world) => ({ params: { ...applicationOf(world), eventId: world.eventId } }),
  },
  'GET /ea/api/v1/expert-apply/profiles/:id/answers': { input: (world) => ({ params: profileOf(world) }) },
  'PATCH /ea/api/v1/expert-apply/profiles/:id/answers/:answerId': {
    input: (world) => ({
      params: { ...profileOf(world), answerId: world.applicationId },
      body: { userAnswer: 'Changed', scope: 'job' },
    }),
    owner: 404,
  },
  'DELETE /ea/api/v1/expert-apply/profiles/:id/answers/:answerId': {
    input: (world) => ({ params: { ...profileOf(world), answerId: world.applicationId } }),
    owner: 404,
  },
  'GET /ea/api/v1/expert-apply/profiles/:id/jobs/applications/questions': {
    input: (world) => ({ params: profileOf(world) }),
  },
  'POST /ea/api/v1/expert-apply/profiles/:id/jobs/applications/questions': {
    input: (world) => ({
      params: profileOf(world),
      body: { applicationId: world.applicationId, questionAnswerId: 'none', userAnswer: 'Mornings' },
    }),
    owner: 404,
  },
  'POST /ea/api/v1/expert-apply/profiles/:id/jobs/applications/answers': {
    input: (world) => ({ params: profileOf(world), body: { applicationIds: [world.applicationId] } }),
  },
};
