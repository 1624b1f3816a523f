import * as Dialog from '#src/ui/Dialog.tsx';
import { Kbd } from '#src/ui/Kbd.tsx';
import { css } from '#styled/css/index.js';

import type { OverlayProps } from './Overlays.tsx';
import { shortcutText } from './shortcut-text.ts';

const list = css({
  display: 'grid',
  gridTemplateColumns: '[1fr auto]',
  rowGap: '8',
  columnGap: '16',
  color: 'fg.default',
});

/** What the keyboard does everywhere. */
export function ShortcutsDialog({ open, onClose }: OverlayProps) {
  const shortcuts = [
    { does: 'Search pages and records', key: shortcutText('K') },
    { does: 'Show or hide the sidebar', key: shortcutText('B') },
    { does: 'Show keyboard shortcuts', key: '?' },
    { does: 'Close dialog or panel', key: 'Esc' },
  ];
  return (
    <Dialog.Root
      open={open}
      size="sm"
      onOpenChange={(change) => {
        if (!change.open) onClose();
      }}
    >
      <Dialog.Content title="Keyboard shortcuts">
        <dl className={list}>
          {shortcuts.map(({ does, key }) => (
            <ShortcutLine key={key} does={does} keys={key} />
          ))}
        </dl>
      </Dialog.Content>
    </Dialog.Root>
  );
}

function ShortcutLine({ does, keys }: { readonly does: string; readonly keys: string }) {
  return (
    <>
      <dt>{does}</dt>
      <dd>
        <Kbd>{keys}</Kbd>
      </dd>
    </>
  );
}
