import { Check, Copy, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '#web/widgets/buttons/button.tsx';
import { announce } from '#web/widgets/feedback/live-region.tsx';
import { Icon } from '#web/widgets/marks/icon.tsx';
import styles from './receipt.module.css';

const shownMs = 2000;

interface CopyButtonProps {
  /** For screen readers, who hear many buttons that say "Copy". */
  label: string;
  text: string;
  onCopied?: () => void;
}

/** Copies a text and says so for two seconds. */
export function CopyButton({ label, text, onCopied }: CopyButtonProps) {
  const [said, setSaid] = useState<'Copied to clipboard' | "Couldn't copy" | null>(null);
  useEffect(() => {
    if (!said) return;
    announce(said);
    const timer = setTimeout(() => setSaid(null), shownMs);
    return () => clearTimeout(timer);
  }, [said]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setSaid('Copied to clipboard');
      onCopied?.();
    } catch {
      setSaid("Couldn't copy");
    }
  };
  return (
    <Button
      variant={said ? 'ghost' : 'tertiary'}
      size="sm"
      icon={said ? undefined : Copy}
      aria-label={label}
      onPress={() => void copy()}
    >
      {said ? (
        <span className={styles.said} data-copied={said === 'Copied to clipboard' || undefined}>
          <Icon of={said === 'Copied to clipboard' ? Check : X} size="xs" />
          {said}
        </span>
      ) : (
        'Copy'
      )}
    </Button>
  );
}
