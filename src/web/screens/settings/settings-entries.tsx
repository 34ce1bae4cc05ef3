import { Bell, CreditCard, LogOut, Receipt, ShieldCheck, UserRound } from 'lucide-react';
import { Link } from 'react-aria-components/Link';
import { useLocation } from 'react-router';
import { useRoutes } from '#web/data/request/portal.ts';
import { leave } from '#web/parts/failure/leave.ts';
import { Icon } from '#web/widgets/marks/icon.tsx';
import styles from './settings.module.css';

/** Where the settings lead (D-026). */
export function SettingsEntries() {
  const routes = useRoutes();
  const { pathname, hash } = useLocation();
  const entries = [
    { label: 'Account', icon: UserRound, href: routes.settings },
    { label: 'Subscription', icon: CreditCard, href: `${routes.settings}#subscription` },
    { label: 'Transactions', icon: Receipt, href: routes.paymentTransactions },
    { label: 'Notifications', icon: Bell, href: routes.notifications },
    { label: 'Privacy', icon: ShieldCheck, href: routes.disclosures },
  ];
  return (
    <ul className={styles.list}>
      {entries.map(({ label, icon, href }) => (
        <li key={label}>
          <Link
            href={href}
            className={styles.entry}
            aria-current={href === `${pathname}${hash}` ? 'page' : undefined}
          >
            <Icon of={icon} />
            {label}
          </Link>
        </li>
      ))}
      <li>
        <Link className={styles.entry} onPress={() => void leave(routes.publicHome)}>
          <Icon of={LogOut} />
          Log out
        </Link>
      </li>
    </ul>
  );
}
