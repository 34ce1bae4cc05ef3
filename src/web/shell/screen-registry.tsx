import type { ComponentType } from 'react';
import type { Portal } from '#domain/portal/portal.ts';
import { type RouteTable, routesOf } from '#domain/portal/routes.ts';

/** One screen: where it is mounted, who may see it, which frame it stands in, and how to load it. */
export interface Screen {
  key: string;
  path: (routes: RouteTable) => string | undefined;
  title: string;
  description?: string;
  access: 'public' | 'signedIn';
  layout: 'public' | 'product' | 'funnel';
  /** The module's source path, by which the build's manifest names its chunk. */
  module: string;
  load: () => Promise<ComponentType>;
}

export const screens: readonly Screen[] = [
  {
    key: 'publicHome',
    path: (routes) => routes.publicHome,
    title: 'Job applications you can stand behind',
    description:
      "Applywright finds jobs that fit, fills in the employer's real form from your resume, and shows where every answer came from.",
    access: 'public',
    layout: 'public',
    module: 'src/web/screens/public/home-screen.tsx',
    load: () => import('#web/screens/public/home-screen.tsx').then((module) => module.HomeScreen),
  },
  {
    key: 'login',
    path: (routes) => routes.login,
    title: 'Log in',
    description: 'Log in to follow your applications.',
    access: 'public',
    layout: 'public',
    module: 'src/web/screens/identity/login-screen.tsx',
    load: () => import('#web/screens/identity/login-screen.tsx').then((module) => module.LoginScreen),
  },
  {
    key: 'signup',
    path: (routes) => routes.signup,
    title: 'Sign up',
    description: 'Create your account. Finding jobs and preparing applications are free.',
    access: 'public',
    layout: 'public',
    module: 'src/web/screens/identity/signup-screen.tsx',
    load: () => import('#web/screens/identity/signup-screen.tsx').then((module) => module.SignupScreen),
  },
  {
    key: 'resumeUpload',
    path: (routes) => routes.resumeUpload,
    title: 'Upload your resume',
    access: 'signedIn',
    layout: 'funnel',
    module: 'src/web/screens/onboarding/upload-resume-screen.tsx',
    load: () =>
      import('#web/screens/onboarding/upload-resume-screen.tsx').then((module) => module.UploadResumeScreen),
  },
  {
    key: 'dashboard',
    path: (routes) => routes.exploreJobMatches,
    title: 'Job matches',
    access: 'signedIn',
    layout: 'product',
    module: 'src/web/screens/job-matches/job-matches-screen.tsx',
    load: () =>
      import('#web/screens/job-matches/job-matches-screen.tsx').then((module) => module.JobMatchesScreen),
  },
  {
    key: 'applications',
    path: (routes) => routes.applications,
    title: 'My Applications',
    access: 'signedIn',
    layout: 'product',
    module: 'src/web/screens/applications/applications-screen.tsx',
    load: () =>
      import('#web/screens/applications/applications-screen.tsx').then((module) => module.ApplicationsScreen),
  },
  {
    key: 'audit',
    path: (routes) => routes.audit(':id'),
    title: 'Review your application',
    access: 'signedIn',
    layout: 'product',
    module: 'src/web/screens/audit/audit-screen.tsx',
    load: () => import('#web/screens/audit/audit-screen.tsx').then((module) => module.AuditScreen),
  },
  {
    key: 'receipt',
    path: (routes) => routes.receipt(':id'),
    title: 'Your application',
    access: 'signedIn',
    layout: 'product',
    module: 'src/web/screens/receipt/receipt-screen.tsx',
    load: () => import('#web/screens/receipt/receipt-screen.tsx').then((module) => module.ReceiptScreen),
  },
  {
    key: 'profile',
    path: (routes) => routes.profile,
    title: 'Profile',
    access: 'signedIn',
    layout: 'product',
    module: 'src/web/screens/profile/profile-screen.tsx',
    load: () => import('#web/screens/profile/profile-screen.tsx').then((module) => module.ProfileScreen),
  },
];

/** The screens a portal mounts; a target addressed by a query (`?upload=1`) belongs to another screen. */
export function screensOf(portal: Portal): { screen: Screen; path: string }[] {
  const routes = routesOf(portal);
  return screens.flatMap((screen) => {
    const path = screen.path(routes);
    return path === undefined || path.includes('?') ? [] : [{ screen, path }];
  });
}

/** Header and footer link only to pages that exist on this portal. */
export function hasScreen(portal: Portal, target: string | undefined): target is string {
  const path = target?.split('?')[0];
  return screensOf(portal).some((mounted) => mounted.path === path);
}
