// The method and path of each call, which is all that the browser loads. The schemas are in the file of its type.
import { route } from '#contract/basics/call.ts';
import type * as expertApply from './expert-apply.ts';
import type * as expertApplyHolding from './expert-apply-holding.ts';
import type * as expertApplyLetter from './expert-apply-letter.ts';
import type * as pastApplications from './past-applications.ts';
import type * as rememberedAnswers from './remembered-answers.ts';
import type * as tracker from './tracker.ts';
import type * as watchedCompanies from './watched-companies.ts';

const profile = '/expert-apply/profiles/:id';
const eventsPath = `${profile}/jobs/applications/:applicationId/events`;

export const listKeyQuestions = route<typeof expertApply.listKeyQuestions>(
  'expertApply GET /expert-apply/profiles/questions',
);
export const getInterview = route<typeof expertApply.getInterview>(`expertApply GET ${profile}/interview`);
export const listSuggestedJobs = route<typeof expertApply.listSuggestedJobs>(
  `expertApply GET ${profile}/jobs/suggested`,
);
export const listMatchedJobs = route<typeof expertApply.listMatchedJobs>(
  `expertApply GET ${profile}/jobs/matched`,
);
export const searchJobCards = route<typeof expertApply.searchJobCards>(
  `expertApply GET ${profile}/jobs/search`,
);
export const getJobCard = route<typeof expertApply.getJobCard>(`expertApply GET ${profile}/jobs/:jobId/card`);
export const addJob = route<typeof expertApply.addJob>(`expertApply POST ${profile}/jobs/added`, {
  timeoutMs: 40_000,
});
export const listAddedJobs = route<typeof expertApply.listAddedJobs>(`expertApply GET ${profile}/jobs/added`);
export const listLikedJobs = route<typeof expertApply.listLikedJobs>(`expertApply GET ${profile}/jobs/liked`);
export const getJobForm = route<typeof expertApply.getJobForm>(`expertApply GET ${profile}/jobs/:jobId/form`);
export const removeSuggestedJob = route<typeof expertApply.removeSuggestedJob>(
  `expertApply DELETE ${profile}/jobs/suggested/:jobId`,
);
export const openSuggestedJob = route<typeof expertApply.openSuggestedJob>(
  `expertApply POST ${profile}/jobs/:jobId/opened`,
);
export const giveJobFeedback = route<typeof expertApply.giveJobFeedback>(
  `expertApply POST ${profile}/jobs/:jobId/feedback`,
);
export const autofill = route<typeof expertApply.autofill>(`expertApply POST ${profile}/jobs/autofill`);
export const summarizeApplications = route<typeof expertApply.summarizeApplications>(
  `expertApply GET ${profile}/jobs/applications/summary`,
);
export const listApplications = route<typeof expertApply.listApplications>(
  `expertApply POST ${profile}/jobs/applications/detail/list`,
);
export const filterFailedApplications = route<typeof expertApply.filterFailedApplications>(
  `expertApply GET ${profile}/jobs/filter/applications/detail`,
);
export const getApplicationOfJob = route<typeof expertApply.getApplicationOfJob>(
  `expertApply GET ${profile}/jobs/:jobId/applications/detail`,
);
export const editCustomResume = route<typeof expertApply.editCustomResume>(
  `expertApply POST ${profile}/jobs/applications/:applicationId/resume`,
  { timeoutMs: 120_000 },
);
export const updateApplication = route<typeof expertApply.updateApplication>(
  `expertApply POST ${profile}/jobs/applications/update/:applicationId`,
);
export const getApplication = route<typeof expertApply.getApplication>(
  `expertApply GET ${profile}/jobs/applications/detail/:applicationId`,
);
export const reviewApply = route<typeof expertApply.reviewApply>(
  `expertApply POST ${profile}/jobs/applications/review-apply`,
);
export const removeApplication = route<typeof expertApply.removeApplication>(
  `expertApply DELETE ${profile}/jobs/:jobId/applications/:applicationId`,
);
export const stopApplication = route<typeof expertApply.stopApplication>(
  `expertApply POST ${profile}/jobs/applications/:applicationId/stop`,
);
export const sendApplicationAgain = route<typeof expertApply.sendApplicationAgain>(
  `expertApply POST ${profile}/jobs/applications/:applicationId/again`,
);
export const savePostArchivalStatus = route<typeof expertApply.savePostArchivalStatus>(
  `expertApply POST ${profile}/jobs/applications/:applicationId/postarchivalstatus`,
);
export const getProof = route<typeof expertApply.getProof>(
  `expertApply GET ${profile}/jobs/applications/:applicationId/proof`,
);

export const getPause = route<typeof expertApplyHolding.getPause>(
  'expertApply GET /expert-apply/profiles/:id/pause',
);
export const enterMailedCode = route<typeof expertApplyHolding.enterMailedCode>(
  'expertApply POST /expert-apply/profiles/:id/jobs/applications/:applicationId/code',
);
export const setPause = route<typeof expertApplyHolding.setPause>(
  'expertApply POST /expert-apply/profiles/:id/pause',
);

export const attachLetter = route<typeof expertApplyLetter.attachLetter>(
  'expertApply POST /expert-apply/profiles/:id/jobs/applications/:applicationId/letter',
  { timeoutMs: 60_000 },
);

export const importPastApplications = route<typeof pastApplications.importPastApplications>(
  'jobs POST /jobs/applied/import',
  { version: 'v2' },
);

export const listNeverApply = route<typeof tracker.listNeverApply>(`expertApply GET ${profile}/never-apply`);
export const saveNeverApply = route<typeof tracker.saveNeverApply>(`expertApply POST ${profile}/never-apply`);
export const suggestCompanies = route<typeof tracker.suggestCompanies>(
  'expertApply GET /expert-apply/companies',
);
export const listWatchedCompanies = route<typeof watchedCompanies.listWatchedCompanies>(
  `expertApply GET ${profile}/watched`,
);
export const watchCompany = route<typeof watchedCompanies.watchCompany>(
  `expertApply POST ${profile}/watched`,
  { timeoutMs: 60_000 },
);
export const changeWatchedCompany = route<typeof watchedCompanies.changeWatchedCompany>(
  `expertApply PATCH ${profile}/watched/:watchId`,
);
export const stopWatchingCompany = route<typeof watchedCompanies.stopWatchingCompany>(
  `expertApply DELETE ${profile}/watched/:watchId`,
);
export const listEvents = route<typeof tracker.listEvents>(`expertApply GET ${eventsPath}`);
export const saveEvent = route<typeof tracker.saveEvent>(`expertApply POST ${eventsPath}`);
export const removeEvent = route<typeof tracker.removeEvent>(`expertApply DELETE ${eventsPath}/:eventId`);
export const getInsights = route<typeof tracker.getInsights>(`expertApply GET ${profile}/insights`);
export const exportApplications = route<typeof tracker.exportApplications>(
  `expertApply GET ${profile}/insights/applications`,
);

export const listRememberedAnswers = route<typeof rememberedAnswers.listRememberedAnswers>(
  `expertApply GET ${profile}/answers`,
);
export const changeRememberedAnswer = route<typeof rememberedAnswers.changeRememberedAnswer>(
  `expertApply PATCH ${profile}/answers/:answerId`,
);
export const removeRememberedAnswer = route<typeof rememberedAnswers.removeRememberedAnswer>(
  `expertApply DELETE ${profile}/answers/:answerId`,
);
export const listGroupedQuestions = route<typeof rememberedAnswers.listGroupedQuestions>(
  `expertApply GET ${profile}/jobs/applications/questions`,
);
export const answerGroupedQuestion = route<typeof rememberedAnswers.answerGroupedQuestion>(
  `expertApply POST ${profile}/jobs/applications/questions`,
);
export const updatePreparedAnswers = route<typeof rememberedAnswers.updatePreparedAnswers>(
  `expertApply POST ${profile}/jobs/applications/answers`,
);

/** The proof of the latest attempt as a ZIP; it isn't JSON, so it isn't a call. */
export const proofFilePath =
  '/ea/api/v1/expert-apply/profiles/:id/jobs/applications/:applicationId/proof-file';

/** One event as a calendar file; it isn't JSON, so it isn't a call. */
export const calendarPath = `/ea/api/v1${eventsPath}/:eventId/calendar`;
