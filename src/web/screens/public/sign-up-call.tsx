import { useRoutes } from '#web/data/portal.ts';
import { useUser } from '#web/data/session.ts';
import { Illustration } from '#web/widgets/illustration.tsx';
import { LinkButton } from '#web/widgets/link-button.tsx';
import styles from './sign-up-call.module.css';

/** The next step at the end of a public page. */
export function SignUpCall() {
  const routes = useRoutes();
  const signedIn = useUser() !== null;
  return (
    <aside className={styles.call}>
      <div>
        <h2>{signedIn ? 'Your matches are waiting' : 'See your first matches in a few minutes'}</h2>
        <p className={styles.text}>
          {signedIn
            ? 'Each one says what counted and what is missing.'
            : 'Upload a resume, check what we read, and look at jobs with the reasons they fit. No card needed for that.'}
        </p>
        <LinkButton size="lg" href={signedIn ? routes.exploreJobMatches : routes.signup}>
          {signedIn ? 'Explore job matches' : 'Sign up'}
        </LinkButton>
      </div>
      <div className={styles.art}>
        <Illustration name="letter" />
      </div>
    </aside>
  );
}
