import type { PortalKind } from '#domain/portal/portal.ts';
import { routesOf } from '#domain/portal/routes.ts';
import { onboardingScreens } from './onboarding-screens.ts';
import { profileScreens } from './profile-screens.ts';
import { publicScreens } from './public-screens.tsx';
import type { Screen } from './screen.ts';
import { settingsScreens } from './settings-screens.ts';

export const screens: readonly Screen[] = [
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
    key: 'forgotPassword',
    path: (routes) => routes.forgotPassword,
    title: 'Forgot your password',
    access: 'public',
    layout: 'public',
    module: 'src/web/screens/identity/forgot-password-screen.tsx',
    load: () =>
      import('#web/screens/identity/forgot-password-screen.tsx').then(
        (module) => module.ForgotPasswordScreen,
      ),
  },
  {
    key: 'resetPassword',
    path: (routes) => routes.resetPassword,
    title: 'Choose a new password',
    access: 'public',
    layout: 'public',
    module: 'src/web/screens/identity/reset-password-screen.tsx',
    load: () =>
      import('#web/screens/identity/reset-password-screen.tsx').then((module) => module.ResetPasswordScreen),
  },
  {
    key: 'verifyEmail',
    path: (routes) => routes.verifyEmail,
    title: 'Confirm your email',
    access: 'public',
    layout: 'public',
    module: 'src/web/screens/identity/verify-email-screen.tsx',
    load: () =>
      import('#web/screens/identity/verify-email-screen.tsx').then((module) => module.VerifyEmailScreen),
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
    key: 'reviewResume',
    path: (routes) => routes.reviewResume,
    title: 'Check what we read',
    access: 'signedIn',
    layout: 'funnel',
    module: 'src/web/screens/review-resume/review-resume-screen.tsx',
    load: () =>
      import('#web/screens/review-resume/review-resume-screen.tsx').then(
        (module) => module.ReviewResumeScreen,
      ),
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
    key: 'customResume',
    path: (routes) => routes.customResume(':id'),
    title: 'Edit your resume',
    access: 'signedIn',
    layout: 'product',
    module: 'src/web/screens/custom-resume/custom-resume-screen.tsx',
    load: () =>
      import('#web/screens/custom-resume/custom-resume-screen.tsx').then(
        (module) => module.CustomResumeScreen,
      ),
  },
  {
    key: 'insights',
    path: (routes) => routes.insights,
    title: 'Insights',
    access: 'signedIn',
    layout: 'product',
    module: 'src/web/screens/insights/insights-screen.tsx',
    load: () => import('#web/screens/insights/insights-screen.tsx').then((module) => module.InsightsScreen),
  },
  {
    key: 'paymentIndex',
    path: (routes) => routes.paymentIndex,
    title: 'Choose your plan',
    access: 'signedIn',
    layout: 'product',
    module: 'src/web/screens/payment/payment-screen.tsx',
    load: () => import('#web/screens/payment/payment-screen.tsx').then((module) => module.PaymentScreen),
  },
  {
    key: 'paymentTransactions',
    path: (routes) => routes.paymentTransactions,
    title: 'Plan and credits',
    access: 'signedIn',
    layout: 'product',
    module: 'src/web/screens/payment/transactions-screen.tsx',
    load: () =>
      import('#web/screens/payment/transactions-screen.tsx').then((module) => module.TransactionsScreen),
  },
  ...profileScreens,
  ...onboardingScreens,
  {
    key: 'profilePreview',
    path: (routes) => routes.profilePreview,
    title: 'Resume preview',
    access: 'signedIn',
    layout: 'product',
    module: 'src/web/screens/resume-preview/resume-preview-screen.tsx',
    load: () =>
      import('#web/screens/resume-preview/resume-preview-screen.tsx').then(
        (module) => module.ResumePreviewScreen,
      ),
  },
  {
    key: 'resumes',
    path: (routes) => routes.resumes,
    title: 'Resumes and letters',
    access: 'signedIn',
    layout: 'product',
    module: 'src/web/screens/resumes/resumes-screen.tsx',
    load: () => import('#web/screens/resumes/resumes-screen.tsx').then((module) => module.ResumesScreen),
  },
  ...settingsScreens,
  {
    key: 'consents',
    path: (routes) => routes.consents,
    title: 'Your consents',
    access: 'signedIn',
    layout: 'product',
    module: 'src/web/screens/consents/consents-screen.tsx',
    load: () => import('#web/screens/consents/consents-screen.tsx').then((module) => module.ConsentsScreen),
  },
  ...publicScreens,
  // Last: an address that has its real screen above keeps it.
];

/** Every widget in every state; mounted outside production only. */
export const galleryScreen: Screen = {
  key: 'gallery',
  path: () => '/__gallery',
  title: 'Components',
  access: 'public',
  layout: 'public',
  module: 'src/web/screens/gallery/gallery-screen.tsx',
  load: () => import('#web/screens/gallery/gallery-screen.tsx').then((module) => module.GalleryScreen),
};

/** Outside every portal's table: mounted for operators only, so that nobody else finds it. */
export const operationsScreen: Screen = {
  key: 'operations',
  path: () => '/ops',
  title: 'Operations',
  access: 'signedIn',
  layout: 'product',
  module: ['src/web/shell/layouts/console-layout.tsx', 'src/web/screens/operations/operations-screen.tsx'],
  load: () =>
    import('#web/screens/operations/operations-screen.tsx').then((module) => module.OperationsScreen),
};

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
