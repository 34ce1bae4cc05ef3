import { Info } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { OverlayArrow, Tooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import { IconButton } from '#web/widgets/buttons/icon-button.tsx';
import styles from './tooltip.module.css';

interface InfoTipProps {
  label: string;
  children: ReactNode;
  onOpen?: () => void;
}

/** A small "i" with an explanation on hover, focus, and tap; Escape closes it. */
export function InfoTip({ label, children, onOpen }: InfoTipProps) {
  const [open, setOpen] = useState(false);
  const change = (next: boolean) => {
    if (next && !open) onOpen?.();
    setOpen(next);
  };
  return (
    <TooltipTrigger isOpen={open} onOpenChange={change} delay={200} shouldCloseOnPress={false}>
      <IconButton icon={Info} label={label} size="sm" onPress={() => change(true)} />
      <Tooltip className={styles.tooltip} offset={10}>
        <OverlayArrow>
          <svg className={styles.arrow} viewBox="0 0 14 7" aria-hidden="true">
            <path d="M0 0h14L7 7z" />
          </svg>
        </OverlayArrow>
        {children}
      </Tooltip>
    </TooltipTrigger>
  );
}
