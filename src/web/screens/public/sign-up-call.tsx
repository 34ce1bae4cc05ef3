import { useUser } from '#web/data/profile/session.ts';
import { usePortal, useRoutes } from '#web/data/request/portal.ts';
import { signUpCallTexts as texts } from '#web/texts/public/sign-up-call.ts';
import { LinkButton } from '#web/widgets/buttons/link-button.tsx';
import { Illustration } from '#web/widgets/marks/illustration.tsx';
import styles from './sign-up-call.module.css';

/** The next step at the end of a public page. */
export function SignUpCall() {
  const routes = useRoutes();
  const { signUp } = usePortal();
  const signedIn = useUser() !== null;
  return (
    <aside className={styles.call}>
      <div>
        <h2>{signedIn ? texts.title : signUp.title}</h2>
        <p className={styles.text}>{signedIn ? texts.text : signUp.text}</p>
        <LinkButton size="lg" href={signedIn ? routes.exploreJobMatches : routes.signup}>
          {signedIn ? texts.toMatches : texts.signUp}
        </LinkButton>
      </div>
      <div className={styles.art}>
        <Illustration name="letter" />
      </div>
    </aside>
  );
}
