import type { Screen } from './screen.ts';

/** Addresses of the route tables whose screens are still being built: they answer, and say so. */
const coming: { key: string; title: string; path: Screen['path']; access?: Screen['access'] }[] = [
  { key: 'trust', title: 'Trust report', path: (routes) => routes.trust, access: 'public' },
];

export const comingScreens: readonly Screen[] = coming.map(({ access = 'signedIn', ...screen }) => ({
  ...screen,
  access,
  layout: access === 'public' ? 'public' : 'product',
  coming: true,
  module: 'src/web/screens/coming/coming-screen.tsx',
  load: () => import('#web/screens/coming/coming-screen.tsx').then((module) => module.ComingScreen),
}));
