import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { widgetTexts } from '#web/texts/widgets.ts';
import { IconButton } from '#web/widgets/buttons/icon-button.tsx';
import { Icon } from '#web/widgets/marks/icon.tsx';
import styles from './banner.module.css';

const icons = { info: Info, ok: CircleCheck, warn: TriangleAlert, bad: CircleAlert };

interface BannerProps {
  tone?: keyof typeof icons;
  icon?: LucideIcon;
  title?: ReactNode;
  /** Makes the title a heading of this level, for screen reader users who jump between headings. */
  level?: 2 | 3;
  children?: ReactNode;
  /** One button, or two that belong together. */
  action?: ReactNode;
  onClose?: () => void;
}

export function Banner({ tone = 'info', icon, title, level, children, action, onClose }: BannerProps) {
  const Title = level ? (`h${level}` as const) : 'strong';
  return (
    <div className={styles.banner} data-tone={tone} role={tone === 'bad' ? 'alert' : undefined}>
      <Icon of={icon ?? icons[tone]} />
      <div className={styles.body}>
        {title && <Title className={styles.title}>{title}</Title>}
        {children && <div className={styles.text}>{children}</div>}
        {action && <div className={styles.action}>{action}</div>}
      </div>
      {onClose && (
        <div className={styles.close}>
          <IconButton icon={X} label={widgetTexts.close} size="sm" onPress={onClose} />
        </div>
      )}
    </div>
  );
}
