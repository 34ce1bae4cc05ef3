import { Check, Copy, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { answersTexts as texts } from '#web/texts/applications/receipt.ts';
import { Button } from '#web/widgets/buttons/button.tsx';
import { announce } from '#web/widgets/feedback/live-region.tsx';
import { Icon } from '#web/widgets/marks/icon.tsx';
import styles from './receipt.module.css';

const shownMs = 2000;

interface CopyButtonProps {
  /** Tells this button apart from the other "Copy" buttons for screen readers. */
  label: string;
  text: string;
  onCopied?: () => void;
}

/** Copies a text and shows the result for two seconds. */
export function CopyButton({ label, text, onCopied }: CopyButtonProps) {
  const [result, setResult] = useState<'copied' | 'failed' | null>(null);
  const message = result && (result === 'copied' ? texts.copiedToClipboard : texts.notCopied);
  useEffect(() => {
    if (!message) return;
    announce(message);
    const timer = setTimeout(() => setResult(null), shownMs);
    return () => clearTimeout(timer);
  }, [message]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setResult('copied');
      onCopied?.();
    } catch {
      setResult('failed');
    }
  };
  return (
    <Button
      variant={result ? 'ghost' : 'tertiary'}
      size="sm"
      icon={result ? undefined : Copy}
      aria-label={label}
      onPress={() => void copy()}
    >
      {result ? (
        <span className={styles.copyResult} data-copied={result === 'copied' || undefined}>
          <Icon of={result === 'copied' ? Check : X} size="xs" />
          {message}
        </span>
      ) : (
        texts.copy
      )}
    </Button>
  );
}
