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

  it('leads to applications, matches, and on without a document [PLT-017] [PLT-018] [PLT-020]', () => {
    for (const table of tables)
      for (const key of ['applicationUrl', 'exploreJobMatches', 'redirectIfNoDocId'] as const)
        expect(table[key]).toMatch(/^\//);
  });

  it('leads to the preview and to the upload of the resume [PLT-021] [PLT-022]', () => {
    for (const table of tables)
      for (const key of ['profilePreview', 'resumeUpload'] as const) expect(table[key]).toMatch(/^\//);
  });

  it('leads to editing contact, experience, and education [PLT-023] [PLT-024] [PLT-025]', () => {
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
  it('leads to the first unfinished step of the main portal [PLT-019]', () => {
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

  it('leads to the profile page where a portal has no onboarding of its own', () => {
    expect(expertApply.completeProfile({ hasDocument: false })).toBe('/expertapply/profile?upload=1');
    expect(expertApply.completeProfile({ hasDocument: true })).toBe('/expertapply/profile');
    expect(jobsSearch.completeProfile({ hasDocument: false })).toBe('/jobs-search/applicationinfo?upload=1');
    expect(jobsSearch.completeProfile({ hasDocument: true })).toBe('/jobs-search/applicationinfo');
  });

  it('leads through the three onboarding pages of the default portal', () => {
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
