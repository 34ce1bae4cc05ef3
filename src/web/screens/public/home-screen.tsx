import { useUser } from '#web/data/profile/session.ts';
import { usePortal, useRoutes } from '#web/data/request/portal.ts';
import { homeTexts as texts } from '#web/texts/public/home.ts';
import { LinkButton } from '#web/widgets/buttons/link-button.tsx';
import { Trans } from '#web/widgets/layout/trans.tsx';
import { HeroPicture } from './hero-picture.tsx';
import styles from './home.module.css';
import { Promises } from './promises.tsx';
import { SearchBar } from './search-bar.tsx';
import { SignUpCall } from './sign-up-call.tsx';

/** Introduces the service to new visitors; readable without JavaScript. */
export function HomeScreen() {
  const portal = usePortal();
  const routes = useRoutes();
  return (
    <>
      <section className={styles.hero} data-hero={portal.look.hero}>
        <div className={styles.heroInner}>
          <div className={styles.words}>
            <h1>{portal.hero.title}</h1>
            <p className={styles.lead}>{portal.hero.lead}</p>
            <div className={styles.start}>{routes.jobs ? <SearchBar action={routes.jobs} /> : <Start />}</div>
            <p className={styles.small}>
              <Trans text={texts.free} parts={{ prices: (words) => <a href={routes.pricing}>{words}</a> }} />
            </p>
          </div>
          {portal.pictures.hero ? (
            <img className={styles.picture} src={portal.pictures.hero} alt="" />
          ) : (
            <HeroPicture />
          )}
        </div>
      </section>
      <section className={styles.section}>
        <Promises />
      </section>
      <section className={styles.section}>
        <h2>{texts.stepsTitle}</h2>
        <ol className={styles.how}>
          {texts.steps.map(({ title, text }, index) => (
            <li key={title}>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <section className={styles.section}>
        <SignUpCall />
      </section>
    </>
  );
}

/** Replaces the search on portals without public job pages. */
function Start() {
  const routes = useRoutes();
  const signedIn = useUser() !== null;
  return (
    <LinkButton size="lg" href={signedIn ? routes.exploreJobMatches : routes.signup}>
      {signedIn ? texts.toMatches : texts.signUp}
    </LinkButton>
  );
}
