import { makeStableNumber } from '#practice/employers/define-employer.ts';
import { fileQuestions, questionCatalog } from '#practice/employers/question-catalog.ts';
import * as ask from '#practice/employers/standard-questions.ts';
import type { PracticeJob, PracticeQuestion } from '#practice/form/practice-job.ts';
import { icimsSite, workdaySite } from './gate-sites.ts';
import {
  bambooSite,
  breezySite,
  jazzSite,
  jobviteSite,
  personioSite,
  recruiteeSite,
  ripplingSite,
  smartSite,
  teamtailorSite,
  workableSite,
} from './hosted-sites.ts';
import {
  builderSite,
  citySite,
  customSite,
  floatingSite,
  framedSite,
  helpfulSite,
  startupSite,
  termsSite,
  wordpressSite,
} from './long-tail-sites.ts';
import { paylocitySite } from './paylocity-site.ts';
import { pinpointSite } from './pinpoint-site.ts';
import type { Site } from './site.ts';
import { steppedSite, unfoldingSite } from './stepped-sites.ts';

/** Every site by its path: `/{system}/{tenant}`. */
export const sites: Record<string, Site> = {
  'workable/maple-mutual': workableSite,
  'recruitee/harbor-goods': recruiteeSite,
  'smartrecruiters/NorthlineRetail': smartSite,
  'personio/quarry-tools': personioSite,
  'teamtailor/saltmarsh': teamtailorSite,
  'bamboohr/pinecrest': bambooSite,
  'breezy/lantern-labs': breezySite,
  'jazzhr/copperleaf': jazzSite,
  'rippling/orchard-pay': ripplingSite,
  'jobvite/granite-peak': jobviteSite,
  'pinpoint/hollybrook': pinpointSite,
  // Its addresses name no employer.
  'paylocity/Recruiting': paylocitySite,
  'site/wordpress': wordpressSite,
  'site/builder': builderSite,
  'site/city': citySite,
  'site/startup': startupSite,
  'site/custom': customSite,
  'site/terms': termsSite,
  'site/framed': framedSite,
  'site/floating': floatingSite,
  'site/helpful': helpfulSite,
  'site/stepped': steppedSite,
  'site/unfolding': unfoldingSite,
  'workday/ridgeline': workdaySite,
  'icims/bluestem': icimsSite,
};

/** The first three have their own server; the others share one. */
export const practiceSystems: readonly string[] = [
  'greenhouse',
  'lever',
  'ashby',
  ...new Set(Object.keys(sites).map((address) => address.replace(/\/.*$/, ''))),
];

const short: readonly PracticeQuestion[] = [ask.workAuthorization, ask.sponsorship, ask.heardAbout];
const long: readonly PracticeQuestion[] = [
  ask.workAuthorization,
  ask.sponsorship,
  ask.adult,
  ask.startDate,
  ask.salary,
  ask.education,
  ask.years('customer support'),
  ask.shifts,
  ask.yesNo('Are you willing to relocate for this role?', false),
  ask.text('If you were referred by an employee, please enter their name.', false),
  ask.why('our company'),
  ask.certification,
];

/** Three postings on each: a short form, one with its share of every question, and a long one. */
export const siteJobs: readonly PracticeJob[] = Object.keys(sites).flatMap((address, place, all) => {
  const [ats = '', tenant = ''] = address.split('/');
  const share = questionCatalog.filter((_, number) => number % all.length === place);
  const postings: [string, readonly PracticeQuestion[]][] = [
    ['Support Associate', short],
    ['Program Coordinator', share],
    ['Operations Lead', ats === 'site' ? [...long, ...fileQuestions] : long],
  ];
  return postings.map(([title, questions]): PracticeJob => {
    return {
      ats,
      tenant,
      postingId: makeStableNumber(`${address}/${title}`),
      company: tenant.replaceAll('-', ' '),
      brandColor: '#3b5b7a',
      title,
      department: 'Operations',
      city: 'Columbus',
      state: 'OH',
      workplace: 'hybrid',
      employmentType: 'Full-time',
      descriptionHtml:
        '<h3>About the role</h3><p>You keep our customers happy and our days in order.</p><h3>Responsibilities</h3><ul><li>Answer questions</li><li>Plan shifts</li></ul><h3>Requirements</h3><ul><li>Two years of experience</li></ul>',
      skills: [],
      postedDaysAgo: 3,
      form: { linkedin: 'optional', location: false, coverLetter: false, eeo: title === 'Operations Lead' },
      questions,
    };
  });
});

export function findSiteJob(ats: string, tenant: string, postingId: string): PracticeJob | undefined {
  return siteJobs.find((job) => job.ats === ats && job.tenant === tenant && job.postingId === postingId);
}

export function siteFormPath(job: PracticeJob): string {
  const site = sites[`${job.ats}/${job.tenant}`];
  return `/${job.ats}/${job.tenant}/${(site?.formPath ?? '{id}').replace('{id}', job.postingId).replace('/frame', '')}`;
}
