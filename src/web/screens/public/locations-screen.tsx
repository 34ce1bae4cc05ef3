import { Link } from 'react-aria-components/Link';
import { isMilitary, type StateCode, usStates } from '#domain/document/values/us-states.ts';
import { useRoutes } from '#web/data/request/portal.ts';
import { locationTexts as texts } from '#web/texts/public/jobs.ts';
import styles from './link-grid.module.css';
import { PublicHero, PublicPage } from './public-page.tsx';
import { SignUpCall } from './sign-up-call.tsx';

const places = Object.entries(usStates).filter(([code]) => !isMilitary(code as StateCode));

export function LocationsScreen() {
  const routes = useRoutes();
  const jobs = routes.jobs ?? routes.home;
  return (
    <>
      <PublicHero title={texts.title} lead={texts.lead} />
      <PublicPage>
        <ul className={styles.grid}>
          {places.map(([code, name]) => (
            <li key={code}>
              <Link href={`${jobs}?location=${encodeURIComponent(name)}`}>{name}</Link>
            </li>
          ))}
        </ul>
        <SignUpCall />
      </PublicPage>
    </>
  );
}
