import type { ComponentType } from 'react';
import type { PortalKind } from '#domain/portal/portal.ts';
import { routesOf } from '#domain/portal/routes.ts';
import { pageTitles as titles } from '#web/texts/shell/page-titles.ts';
import { onboardingScreens } from './onboarding-screens.ts';
import { profileScreens } from './profile-screens.ts';
import { publicScreens } from './public-screens.ts';
import type { Screen } from './screen.ts';
import { settingsScreens } from './settings-screens.ts';

export const screens: readonly Screen[] = [
  {
    path: (routes) => routes.login,
    title: titles.login,
    access: 'public',
    layout: 'public',
    file: 'screens/identity/login-screen.tsx',
  },
  {
    path: (routes) => routes.signup,
    title: titles.signup,
    access: 'public',
    layout: 'public',
    file: 'screens/identity/signup-screen.tsx',
  },
  {
    path: (routes) => routes.forgotPassword,
    title: titles.forgotPassword,
    access: 'public',
    layout: 'public',
    file: 'screens/identity/forgot-password-screen.tsx',
  },
  {
    path: (routes) => routes.resetPassword,
    title: titles.resetPassword,
    access: 'public',
    layout: 'public',
    file: 'screens/identity/reset-password-screen.tsx',
  },
  {
    path: (routes) => routes.verifyEmail,
    title: titles.verifyEmail,
    access: 'public',
    layout: 'public',
    file: 'screens/identity/verify-email-screen.tsx',
  },
  {
    path: (routes) => routes.resumeUpload,
    title: titles.uploadResume,
    access: 'signedIn',
    layout: 'funnel',
    file: 'screens/onboarding/upload-resume-screen.tsx',
  },
  {
    path: (routes) => routes.reviewResume,
    title: titles.reviewResume,
    access: 'signedIn',
    layout: 'funnel',
    file: 'screens/review-resume/review-resume-screen.tsx',
  },
  {
    path: (routes) => routes.exploreJobMatches,
    title: titles.jobMatches,
    access: 'signedIn',
    layout: 'product',
    file: 'screens/job-matches/job-matches-screen.tsx',
  },
  {
    path: (routes) => routes.findJobs,
    title: titles.findJobs,
    access: 'signedIn',
    layout: 'product',
    file: 'screens/job-matches/find-jobs-screen.tsx',
  },
  {
    path: (routes) => routes.applications,
    title: titles.applications,
    access: 'signedIn',
    layout: 'product',
    file: 'screens/applications/applications-screen.tsx',
  },
  {
    path: (routes) => routes.audit(':id'),
    title: titles.audit,
    access: 'signedIn',
    layout: 'product',
    file: 'screens/audit/audit-screen.tsx',
  },
  {
    path: (routes) => routes.receipt(':id'),
    title: titles.receipt,
    access: 'signedIn',
    layout: 'product',
    file: 'screens/receipt/receipt-screen.tsx',
  },
  {
    path: (routes) => routes.customResume(':id'),
    title: titles.customResume,
    access: 'signedIn',
    layout: 'product',
    file: 'screens/custom-resume/custom-resume-screen.tsx',
  },
  {
    path: (routes) => routes.insights,
    title: titles.insights,
    access: 'signedIn',
    layout: 'product',
    file: 'screens/insights/insights-screen.tsx',
  },
  {
    path: (routes) => routes.paymentIndex,
    title: titles.payment,
    access: 'signedIn',
    layout: 'product',
    file: 'screens/payment/payment-screen.tsx',
  },
  {
    path: (routes) => routes.paymentTransactions,
    title: titles.transactions,
    access: 'signedIn',
    layout: 'product',
    file: 'screens/payment/transactions-screen.tsx',
  },
  ...profileScreens,
  ...onboardingScreens,
  {
    path: (routes) => routes.profilePreview,
    title: titles.resumePreview,
    access: 'signedIn',
    layout: 'product',
    file: 'screens/resume-preview/resume-preview-screen.tsx',
  },
  {
    path: (routes) => routes.resumes,
    title: titles.resumes,
    access: 'signedIn',
    layout: 'product',
    file: 'screens/resumes/resumes-screen.tsx',
  },
  ...settingsScreens,
  {
    path: (routes) => routes.consents,
    title: titles.consents,
    access: 'signedIn',
    layout: 'product',
    file: 'screens/consents/consents-screen.tsx',
  },
  ...publicScreens,
];

/** Every widget in every state; mounted outside production only. */
export const galleryScreen: Screen = {
  path: () => '/__gallery',
  title: 'Components',
  access: 'public',
  layout: 'public',
  file: 'screens/gallery/gallery-screen.tsx',
};

/** Outside every portal's table: mounted for operators only, so that nobody else finds it. */
export const operationsScreen: Screen = {
  path: () => '/ops',
  title: titles.operations,
  access: 'signedIn',
  layout: 'product',
  file: 'screens/operations/operations-screen.tsx',
};

export const productLayout = 'shell/layouts/product-layout.tsx';
export const consoleLayout = 'shell/layouts/console-layout.tsx';

const modules = import.meta.glob<Record<string, ComponentType<object>>>(
  ['./screens/*/*-screen.tsx', './shell/layouts/{product,console}-layout.tsx'],
  { base: '/src/web' },
);

/** A component has the name of its file: `login-screen.tsx` exports `LoginScreen`. */
export async function loadComponent(file: string): Promise<ComponentType<object>> {
  const name = file.replace(/.*\/|\.tsx/g, '').replace(/(?:^|-)./g, (start) => start.slice(-1).toUpperCase());
  const component = (await modules[`./${file}`]?.())?.[name];
  if (!component) throw new Error(`No ${name} in ${file}`);
  return component;
}

/** Every file that has its own chunk: screens, frames, and texts. */
export function listFiles(): string[] {
  const all = [...screens, galleryScreen, operationsScreen];
  return [
    ...new Set([
      productLayout,
      consoleLayout,
      ...all.flatMap(({ file, content }) => (content ? [file, content.file] : file)),
    ]),
  ];
}

/**
 * The screens a portal mounts, one at each path: the first. A target addressed by a query (`?upload=1`) belongs to
 * another screen.
 */
export function screensOf(portal: PortalKind): { screen: Screen; path: string }[] {
  const routes = routesOf(portal);
  const mounted = new Map<string, Screen>();
  for (const screen of screens) {
    const path = screen.path(routes);
    if (path !== undefined && !path.includes('?') && !mounted.has(path)) mounted.set(path, screen);
  }
  return [...mounted].map(([path, screen]) => ({ screen, path }));
}

/** Header and footer link only to pages that exist on this portal. */
export function hasScreen(portal: PortalKind, target: string | undefined): target is string {
  const path = target?.split('?')[0];
  return screensOf(portal).some((mounted) => mounted.path === path);
}
