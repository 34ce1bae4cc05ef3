import { ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';
import { Icon } from '#web/widgets/marks/icon.tsx';
import styles from './button.module.css';
import { type ButtonLook, lookAttributes } from './button-look.ts';

interface LinkButtonProps extends ButtonLook {
  href: string;
  children: ReactNode;
  /** Opens in a new tab and says so with an arrow after the word. */
  leavesSite?: boolean;
  download?: boolean | string;
  /** An address of ours that is no page: the browser goes there by itself. */
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
