import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './banner.module.css';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';

const icons = { info: Info, ok: CircleCheck, warn: TriangleAlert, bad: CircleAlert };

interface BannerProps {
  tone?: keyof typeof icons;
  icon?: LucideIcon;
  title?: ReactNode;
  children?: ReactNode;
  /** One button, or two that belong together. */
  action?: ReactNode;
  onClose?: () => void;
}

export function Banner({ tone = 'info', icon, title, children, action, onClose }: BannerProps) {
  return (
    <div className={styles.banner} data-tone={tone} role={tone === 'bad' ? 'alert' : undefined}>
      <Icon of={icon ?? icons[tone]} />
      <div className={styles.body}>
        {title && <strong className={styles.title}>{title}</strong>}
        {children && <div className={styles.text}>{children}</div>}
        {action && <div className={styles.action}>{action}</div>}
      </div>
      {onClose && (
        <div className={styles.close}>
          <IconButton icon={X} label="Close" size="sm" onPress={onClose} />
        </div>
      )}
    </div>
  );
}
