import { useUser } from '#web/data/profile/session.ts';
import { usePortal, useRoutes } from '#web/data/request/portal.ts';
import { LinkButton } from '#web/widgets/buttons/link-button.tsx';
import { HeroPicture } from './hero-picture.tsx';
import styles from './home.module.css';
import { Promises } from './promises.tsx';
import { SearchBar } from './search-bar.tsx';
import { SignUpCall } from './sign-up-call.tsx';

const steps = [
  {
    title: 'Bring your resume',
    text: 'We read it and show each field with the line it came from. You correct what is off.',
  },
  {
    title: 'Choose jobs, see why they fit',
    text: 'Each match says what counted: title, skills, pay, experience and how fresh the posting is.',
  },
  {
    title: 'Approve and follow it',
    text: 'Answer what is open, approve, and watch it reach the employer with a receipt.',
  },
];

/** What the service is, for people who have never seen it; readable without scripts. */
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
              Searching and preparing are free. An application counts only when the employer confirms it.{' '}
              <a href={routes.pricing}>See prices</a>
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
        <h2>From resume to proof in three steps</h2>
        <ol className={styles.how}>
          {steps.map(({ title, text }, index) => (
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

/** Where the search belongs to the signed-in home, the way in stands in its place. */
function Start() {
  const routes = useRoutes();
  const signedIn = useUser() !== null;
  return (
    <LinkButton size="lg" href={signedIn ? routes.exploreJobMatches : routes.signup}>
      {signedIn ? 'Explore job matches' : 'Sign up'}
    </LinkButton>
  );
}
