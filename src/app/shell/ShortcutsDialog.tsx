import { Fragment } from 'react';

import { Kbd } from '#src/ui/data/Kbd.tsx';
import * as Dialog from '#src/ui/overlay/Dialog.tsx';
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

/** The global keyboard shortcuts. */
export function ShortcutsDialog({ open, onClose }: OverlayProps) {
  const shortcuts = [
    { does: 'Search pages and records', keys: [shortcutText('K')] },
    { does: 'Save changes', keys: [shortcutText('S'), shortcutText('Enter')] },
    { does: 'Show or hide the sidebar', keys: [shortcutText('B')] },
    { does: 'Show keyboard shortcuts', keys: ['?'] },
    { does: 'Close dialog or panel', keys: ['Esc'] },
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
          {shortcuts.map(({ does, keys }) => (
            <ShortcutLine key={does} does={does} keys={keys} />
          ))}
        </dl>
      </Dialog.Content>
    </Dialog.Root>
  );
}

interface ShortcutLineProps {
  readonly does: string;
  /** Alternatives: each of these keys triggers it. */
  readonly keys: readonly string[];
}

function ShortcutLine({ does, keys }: ShortcutLineProps) {
  return (
    <>
      <dt>{does}</dt>
      <dd>
        {keys.map((key, index) => (
          <Fragment key={key}>
            {index > 0 && ' or '}
            <Kbd>{key}</Kbd>
          </Fragment>
        ))}
      </dd>
    </>
  );
}
