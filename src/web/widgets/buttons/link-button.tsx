import { ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';
import { Icon } from '#web/widgets/marks/icon.tsx';
import styles from './button.module.css';
import { type ButtonLook, lookAttributes } from './button-look.ts';

interface LinkButtonProps extends ButtonLook {
  href: string;
  children: ReactNode;
  /** Opens in a new tab and shows an arrow after the text. */
  leavesSite?: boolean;
  download?: boolean | string;
  /** An address of ours that isn't a page of the app: a plain link, which the router ignores. */
  plain?: boolean;
}

/** A link that looks like a button. */
export function LinkButton({
  href,
  children,
  leavesSite,
  download,
  icon,
  iconAfter,
  plain,
  ...look
}: LinkButtonProps) {
  if (plain)
    return (
      <a href={href} {...lookAttributes(look)} className={styles.button}>
        {icon && <Icon of={icon} size="sm" />}
        {children}
      </a>
    );
  const after = iconAfter ?? (leavesSite ? ArrowUpRight : undefined);
  return (
    <Link
      href={href}
      {...lookAttributes(look)}
      {...(leavesSite ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
      download={download}
      isDisabled={look.variant === 'disabled'}
      className={styles.button}
    >
      {icon && <Icon of={icon} size="sm" />}
      {children}
      {after && <Icon of={after} size="sm" />}
    </Link>
  );
}
