import { describe, expect, it } from 'vitest';
import { portalKinds as portals } from './portal.ts';
import { fromDashboard, type RouteTable, routesOf } from './routes.ts';

const main = routesOf(portals.SNR);
const expertApply = routesOf(portals.FLX);
const defaultJobs = routesOf(portals.DEFAULT);
const jobsSearch = routesOf(portals.JSR);

function literalPaths(table: RouteTable): string[] {
  return Object.values(table).flatMap((target: unknown) => (typeof target === 'string' ? [target] : []));
}

describe('every portal table', () => {
  const tables = [main, expertApply, defaultJobs, jobsSearch];

  it('stays on its own site [PLT-016]', () => {
    for (const table of tables) for (const path of literalPaths(table)) expect(path).toMatch(/^\/(?!\/)/);
  });

  it('has applications, matches, and a page for people without a document [PLT-017] [PLT-018] [PLT-020]', () => {
    for (const table of tables)
      for (const key of ['applicationUrl', 'exploreJobMatches', 'redirectIfNoDocId'] as const)
        expect(table[key]).toMatch(/^\//);
  });

  it('has the preview and the upload of the resume [PLT-021] [PLT-022]', () => {
    for (const table of tables)
      for (const key of ['profilePreview', 'resumeUpload'] as const) expect(table[key]).toMatch(/^\//);
  });

  it('has pages to edit contact, experience, and education [PLT-023] [PLT-024] [PLT-025]', () => {
    for (const table of tables) {
      for (const key of ['editContact', 'addExperience', 'addEducation'] as const)
        expect(table[key]).toMatch(/^\//);
      expect(table.editExperience('p')).toMatch(/^\//);
      expect(table.editEducation('p')).toMatch(/^\//);
    }
  });

  it('identifies the entry to edit by paraId [PLT-026]', () => {
    expect(main.editExperience('p 1')).toBe('/profile-review/resume-experience/edit?paraId=p%201');
    expect(defaultJobs.editEducation('p1')).toBe('/jobs/onboarding/information?section=education&paraId=p1');
  });

  it('marks edit links opened from the dashboard [PLT-027]', () => {
    expect(fromDashboard(main.editContact)).toBe('/profile-review/resume-contact/edit?from_dashboard=true');
    expect(fromDashboard(main.editExperience('p1'))).toBe(
      '/profile-review/resume-experience/edit?paraId=p1&from_dashboard=true',
    );
  });
});

describe('completeProfile', () => {
  it('goes to the first unfinished step of the main portal [PLT-019]', () => {
    const step = (EAST?: string, EBST?: string) => main.completeProfile({ hasDocument: true, EAST, EBST });
    expect(main.completeProfile({ hasDocument: false })).toBe('/profile-review');
    expect(step()).toBe('/profile-review/resume-contact/edit');
    expect(step('NEWRSME')).toBe('/profile-review/resume-contact/edit');
    expect(step('CNTC')).toBe('/profile-review/resume-experience');
    expect(step('EXPR')).toBe('/profile-review/resume-education');
    expect(step('EDUC')).toBe('/profile-review/resume-skills');
    expect(step('SKLL')).toBe('/profile-review/questions');
    expect(step('QUES')).toBe('/profile-review/application-detail');
    expect(step('QUES', 'FINISH')).toBe('/profile-review/finalize');
    expect(step('APPD')).toBe('/profile-review/finalize');
    expect(step('FINISH')).toBe('/dashboard/profile');
  });

  it('goes to the profile page of a portal without onboarding', () => {
    expect(expertApply.completeProfile({ hasDocument: false })).toBe('/expertapply/profile?upload=1');
    expect(expertApply.completeProfile({ hasDocument: true })).toBe('/expertapply/profile');
    expect(jobsSearch.completeProfile({ hasDocument: false })).toBe('/jobs-search/applicationinfo?upload=1');
    expect(jobsSearch.completeProfile({ hasDocument: true })).toBe('/jobs-search/applicationinfo');
  });

  it('goes through the three onboarding pages of the default portal', () => {
    const step = (EAST?: string) => defaultJobs.completeProfile({ hasDocument: true, EAST });
    expect(defaultJobs.completeProfile({ hasDocument: false })).toBe('/jobs/onboarding/resume');
    expect(step('NEWRSME')).toBe('/jobs/onboarding/information');
    expect(step('SKLL')).toBe('/jobs/onboarding/questions');
    expect(step('FINISH')).toBe('/jobs/applicationinfo');
  });
});

describe('literal paths', () => {
  it('of the expert-apply portal: applications, home, and login [PLT-039] [PLT-040] [PLT-043] [PLT-044]', () => {
    expect(expertApply).toMatchObject({
      applications: '/expertapply/applications',
      applicationUrl: '/expertapply/application',
      home: '/members/suggestedjobs',
      login: '/login',
    });
  });

  it('of the expert-apply portal: the profile, its preview, and its edit pages [PLT-038] [PLT-041] [PLT-042]', () => {
    expect(expertApply).toMatchObject({
      profile: '/expertapply/profile',
      profilePreview: '/expertapply/profile/resume-preview',
      editContact: '/expertapply/profile/contact/edit',
      addExperience: '/expertapply/profile/experience/edit',
      addEducation: '/expertapply/profile/education/edit',
    });
  });

  it('of the default portal [PLT-045] [PLT-047] [PLT-048] [PLT-049]', () => {
    expect(defaultJobs).toMatchObject({
      home: '/jobs',
      profile: '/jobs/applicationinfo',
      profilePreview: '/jobs/applicationinfo/resume-preview',
      applicationUrl: '/jobs/application',
      applications: '/jobs/applications',
      login: '/signin',
    });
  });

  it('of the jobs-search portal [PLT-050] [PLT-051] [PLT-052]', () => {
    expect(jobsSearch).toMatchObject({
      home: '/jobs-search',
      profile: '/jobs-search/applicationinfo',
      profilePreview: '/jobs-search/applicationinfo/resume-preview',
      applicationUrl: '/jobs-search/application',
      applications: '/jobs-search/applications',
    });
  });
});

/** Table T3: one path for all portals, or those of main, expert-apply, default, and jobs-search. */
const allPaths = `
publicHome /
login /login /login /signin /login
signup /signup
forgotPassword /forgot-password
resetPassword /reset-password
verifyEmail /verify-email
paymentIndex /payment/index
paymentTransactions /payment/transactions
settings /settings/account
settingsNav /settings/settings-nav
developers /settings/developers
pastApplications /settings/past-applications
notifications /settings/notifications
consents /settings/consents
disclosures /settings/privacy
trust /trust
findJobs /find-jobs
howItWorks /how-it-works
pricing /pricing
blog /blog
blogPost /blog/s1
help /docs
helpPage /docs/s1
contact /contact
locations /locations
fraudAwareness /fraud-awareness
terms /terms-conditions
privacy /privacy-policy
accessibility /accessibility
dataSources /data-sources
dataAccess /data-access
doNotSell /dnss-form
applicationUrl /dashboard/application /expertapply/application /jobs/application /jobs-search/application
audit /dashboard/application/a1/audit /expertapply/application/a1/audit /jobs/application/a1/audit /jobs-search/application/a1/audit
receipt /dashboard/application/a1/receipt /expertapply/application/a1/receipt /jobs/application/a1/receipt /jobs-search/application/a1/receipt
customResume /dashboard/application/a1/resume /expertapply/application/a1/resume /jobs/application/a1/resume /jobs-search/application/a1/resume
profile /dashboard/profile /expertapply/profile /jobs/applicationinfo /jobs-search/applicationinfo
profilePreview /dashboard/profile/resume-preview /expertapply/profile/resume-preview /jobs/applicationinfo/resume-preview /jobs-search/applicationinfo/resume-preview
jobPreferences /dashboard/profile?tab=search-options /members/suggestedjobs?preferences=1 /jobs/applicationinfo?tab=search-options /jobs-search/applicationinfo?tab=search-options
resumePreviewBack /dashboard/profile?tab=resume /expertapply/profile?tab=resume /jobs/applicationinfo?tab=resume /jobs-search/applicationinfo?tab=resume
reviewResume /dashboard/profile/resume-review /expertapply/profile/resume-review /jobs/applicationinfo/resume-review /jobs-search/applicationinfo/resume-review
resumes /dashboard/profile/resumes /expertapply/profile/resumes /jobs/applicationinfo/resumes /jobs-search/applicationinfo/resumes
interview /dashboard/profile/answer-once /expertapply/profile/answer-once /jobs/applicationinfo/answer-once /jobs-search/applicationinfo/answer-once
editContact /profile-review/resume-contact/edit /expertapply/profile/contact/edit /jobs/onboarding/information?section=contact /jobs-search/applicationinfo?edit=contact
editExperience /profile-review/resume-experience/edit?paraId=p1 /expertapply/profile/experience/edit?paraId=p1 /jobs/onboarding/information?section=experience&paraId=p1 /jobs-search/applicationinfo?edit=experience&paraId=p1
addExperience /profile-review/resume-experience/edit /expertapply/profile/experience/edit /jobs/onboarding/information?section=experience /jobs-search/applicationinfo?edit=experience
editEducation /profile-review/resume-education/edit?paraId=p1 /expertapply/profile/education/edit?paraId=p1 /jobs/onboarding/information?section=education&paraId=p1 /jobs-search/applicationinfo?edit=education&paraId=p1
addEducation /profile-review/resume-education/edit /expertapply/profile/education/edit /jobs/onboarding/information?section=education /jobs-search/applicationinfo?edit=education
home /dashboard /members/suggestedjobs /jobs /jobs-search
exploreJobMatches /dashboard /members/suggestedjobs /jobs /jobs-search
applications /dashboard/applications /expertapply/applications /jobs/applications /jobs-search/applications
resumeUpload /profile-review /expertapply/profile?upload=1 /jobs/onboarding/resume /jobs-search/applicationinfo?upload=1
redirectIfNoDocId /profile-review /expertapply/profile?upload=1 /jobs/onboarding/resume /jobs-search/applicationinfo?upload=1
redirectIfNoUser /profile-review /expertapply/profile?upload=1 /jobs/onboarding/resume /jobs-search/applicationinfo?upload=1
insights /dashboard/insights /expertapply/insights /jobs/insights /jobs-search/insights
jobs /jobs /jobs - /jobs
jobCategory /jobs/s1 /jobs/s1 - /jobs/s1
`;

describe('all paths', () => {
  const tables = [main, expertApply, defaultJobs, jobsSearch];
  const samples = {
    audit: 'a1',
    receipt: 'a1',
    customResume: 'a1',
    editExperience: 'p1',
    editEducation: 'p1',
    blogPost: 's1',
    helpPage: 's1',
    jobCategory: 's1',
  };
  type Key = keyof RouteTable;
  const show = (table: RouteTable, key: Key): string => {
    const target: unknown = table[key];
    if (typeof target !== 'function') return typeof target === 'string' ? target : '-';
    return String(target(samples[key as keyof typeof samples]));
  };

  it.each(allPaths.trim().split('\n'))('%s', (row) => {
    const [key, ...paths] = row.split(' ') as [Key, ...string[]];
    const expected = paths.length === 1 ? tables.map(() => paths[0]) : paths;
    expect(tables.map((table) => show(table, key))).toEqual(expected);
  });

  it('have no others', () => {
    const listed = allPaths
      .trim()
      .split('\n')
      .map((row) => row.split(' ')[0]);
    for (const table of tables)
      expect([...listed, 'completeProfile', 'onboarding']).toEqual(
        expect.arrayContaining(Object.keys(table)),
      );
  });

  it('of onboarding belong to the two portals that have it', () => {
    expect(tables.map(({ onboarding }) => onboarding.length)).toEqual([8, 0, 3, 0]);
  });
});
