import type { LucideIcon } from 'lucide-react';
import type { Ref } from 'react';
import { Button, type ButtonProps } from 'react-aria-components/Button';
import { Link } from 'react-aria-components/Link';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { Icon } from '#web/widgets/marks/icon.tsx';
import styles from './icon-button.module.css';

interface IconButtonProps extends Omit<ButtonProps, 'children' | 'className' | 'style' | 'aria-label'> {
  icon: LucideIcon;
  label: string;
  size?: 'default' | 'sm';
  outlined?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

export function IconButton({ icon, label, size = 'default', outlined, ...behavior }: IconButtonProps) {
  return (
    <Button
      {...behavior}
      aria-label={label}
      className={styles.iconButton}
      data-size={size}
      data-outlined={outlined || undefined}
    >
      <Icon of={icon} size="sm" />
    </Button>
  );
}

interface IconLinkProps {
  icon: LucideIcon;
  label: string;
  href: string;
  size?: 'default' | 'sm';
}

/** A link that looks like an icon button. */
export function IconLink({ icon, label, href, size = 'default' }: IconLinkProps) {
  return (
    <Link href={href} aria-label={label} className={styles.iconButton} data-size={size}>
      <Icon of={icon} size="sm" />
    </Link>
  );
}

interface IconToggleProps {
  icon: LucideIcon;
  label: string;
  size?: 'default' | 'sm';
  pressed: boolean;
  onChange: (pressed: boolean) => void;
  isDisabled?: boolean;
}

/** An icon button that stays pressed (like, dislike). */
export function IconToggle({
  icon,
  label,
  size = 'default',
  pressed,
  onChange,
  isDisabled,
}: IconToggleProps) {
  return (
    <ToggleButton
      aria-label={label}
      className={styles.iconButton}
      data-size={size}
      isSelected={pressed}
      onChange={onChange}
      isDisabled={isDisabled}
    >
      <Icon of={icon} size="sm" />
    </ToggleButton>
  );
}
