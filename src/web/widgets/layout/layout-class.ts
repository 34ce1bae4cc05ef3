import { useSyncExternalStore } from 'react';

/** The widths at which styles change; stylesheets repeat these queries (or their opposites) literally. */
export const mediaQueries = {
  mobileSmall: '(max-width: 576px)',
  mobileLarge: '(max-width: 768px)',
  tabletSmall: '(min-width: 769px) and (max-width: 1024px)',
  tabletMedium: '(min-width: 768px) and (max-width: 1199px)',
  tabletLarge: '(min-width: 992px) and (max-width: 1199px)',
  mobileTablet: '(max-width: 991px)',
  mobileTabletLandscape: '(max-width: 1024px)',
  desktop: '(min-width: 1024px)',
  desktopMedium: '(min-width: 1200px)',
  desktopLarge: '(min-width: 1400px)',
  desktopExtraLarge: '(min-width: 1600px)',
} as const;

/** Whether a media query matches; the server renders for desktops. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => window.matchMedia(query).matches,
    () => query === mediaQueries.desktop,
  );
}
