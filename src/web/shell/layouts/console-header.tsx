import { Link } from 'react-aria-components/Link';
import { consolePath } from '#domain/operator-role.ts';
import { useUser } from '#web/data/profile/session.ts';
import { useRoutes } from '#web/data/request/portal.ts';
import { leave } from '#web/parts/failure/leave.ts';
import { consoleHeader as texts } from '#web/texts/console/console-frame.ts';
import { Button } from '#web/widgets/buttons/button.tsx';
import styles from './console-header.module.css';
import { HeaderFrame } from './header.tsx';

/** The console's header: the operator's email and a link back to the site. */
export function ConsoleHeader() {
  const routes = useRoutes();
  const user = useUser();
  return (
    <HeaderFrame>
      <Link className={styles.name} href={consolePath}>
        {texts.name}
      </Link>
      <div className={styles.right}>
        <span className={styles.who}>{user?.email}</span>
        <Link className={styles.leave} href={routes.home}>
          {texts.leave}
        </Link>
        <Button variant="secondary" size="sm" onPress={() => void leave(routes.publicHome)}>
          {texts.logOut}
        </Button>
      </div>
    </HeaderFrame>
  );
}
