import { Bell, CreditCard, LogOut, Receipt, ShieldCheck, UserRound } from 'lucide-react';
import { Link } from 'react-aria-components/Link';
import { useLocation } from 'react-router';
import { useRoutes } from '#web/data/request/portal.ts';
import { leave } from '#web/parts/failure/leave.ts';
import { settingsTexts as texts } from '#web/texts/account/settings-frame.ts';
import { Icon } from '#web/widgets/marks/icon.tsx';
import styles from './settings.module.css';

/** Links to the settings pages (D-026). */
export function SettingsEntries() {
  const routes = useRoutes();
  const { pathname, hash } = useLocation();
  const entries = [
    { label: texts.account, icon: UserRound, href: routes.settings },
    { label: texts.subscription, icon: CreditCard, href: `${routes.settings}#subscription` },
    { label: texts.transactions, icon: Receipt, href: routes.paymentTransactions },
    { label: texts.notifications, icon: Bell, href: routes.notifications },
    { label: texts.privacy, icon: ShieldCheck, href: routes.disclosures },
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
          {texts.logOut}
        </Link>
      </li>
    </ul>
  );
}
