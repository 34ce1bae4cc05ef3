import { useRoutes } from '#web/data/portal.ts';
import { useUser } from '#web/data/session.ts';
import { Illustration } from '#web/widgets/illustration.tsx';
import { LinkButton } from '#web/widgets/link-button.tsx';
import { HeroPicture } from './hero-picture.tsx';
import styles from './home.module.css';
import { Promises } from './promises.tsx';

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
  const routes = useRoutes();
  const signedIn = useUser() !== null;
  const start = signedIn ? (
    <LinkButton size="lg" href={routes.exploreJobMatches}>
      Explore job matches
    </LinkButton>
  ) : (
    <LinkButton size="lg" href={routes.signup}>
      Sign up
    </LinkButton>
  );
  return (
    <>
      <section className={styles.hero}>
        <div className={styles.heroInner}>
          <div>
            <h1>Job applications you can stand behind</h1>
            <p className={styles.lead}>
              Applywright finds jobs that fit, fills in the employer's real form from your resume, and shows
              where every answer came from. You approve it. We send it once. You keep the proof.
            </p>
            <div className={styles.start}>{start}</div>
            <p className={styles.small}>
              Searching and preparing are free. You pay only for confirmed applications.
            </p>
          </div>
          <HeroPicture />
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
        <div className={styles.call}>
          <div>
            <h2>See your first matches in a few minutes</h2>
            <p className={styles.callText}>
              Upload a resume, check what we read, and look at jobs with the reasons they fit. No card needed
              for that.
            </p>
            {start}
          </div>
          <div className={styles.art}>
            <Illustration name="letter" />
          </div>
        </div>
      </section>
    </>
  );
}
