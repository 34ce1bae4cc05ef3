import { lazy, Suspense, useEffect, useState } from 'react';
import { shortcutOf, useSingleKeys } from './shortcut-keys.ts';

const CommandPalette = lazy(async () => ({
  default: (await import('./command-palette.tsx')).CommandPalette,
}));
const ShortcutSheet = lazy(async () => ({ default: (await import('./shortcut-sheet.tsx')).ShortcutSheet }));

/** Listens for the two shortcuts that work on every page; what they open is loaded on first use. */
export function Shortcuts() {
  const [open, setOpen] = useState<'palette' | 'sheet' | null>(null);
  const { singleKeys, setSingleKeys } = useSingleKeys();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const asked = shortcutOf(event, { singleKeys });
      if (!asked) return;
      event.preventDefault();
      setOpen(asked);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [singleKeys]);
  const close = () => setOpen(null);
  return (
    <Suspense fallback={null}>
      {open === 'palette' && <CommandPalette onClose={close} onShortcuts={() => setOpen('sheet')} />}
      {open === 'sheet' && (
        <ShortcutSheet onClose={close} singleKeys={singleKeys} onSingleKeys={setSingleKeys} />
      )}
    </Suspense>
  );
}
