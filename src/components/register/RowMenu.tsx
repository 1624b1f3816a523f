import { LinkIcon } from '#src/ui/icons.tsx';
import * as Menu from '#src/ui/overlay/Menu.tsx';
import { OpenIcon, TrashIcon } from '#src/ui/tool-icons.tsx';

import { copyLink } from '../copy-link.ts';
import { useSession } from '../SessionProvider.tsx';

export interface RowMenuProps {
  /** The button that opened the menu: the menu is positioned at it and returns the focus to it. */
  readonly button: HTMLElement;
  /** The record's address, relative to the list. */
  readonly href: string;
  readonly onOpen: () => void;
  readonly onRemove: (() => void) | undefined;
  readonly onClose: () => void;
}

/** One menu shared by all rows of a table: a hundred rows do not need a hundred menus. */
export function RowMenu({ button, href, onOpen, onRemove, onClose }: RowMenuProps) {
  const organisationId = useSession(({ context }) => context.organisation?.id ?? null);
  const close = () => {
    onClose();
    button.focus();
  };
  return (
    <Menu.Root
      open
      onOpenChange={({ open }) => {
        if (!open) close();
      }}
      positioning={{ getAnchorElement: () => button, placement: 'bottom-end', gutter: 4 }}
    >
      <Menu.Content>
        <Menu.Item value="open" onSelect={onOpen}>
          <OpenIcon /> Open
        </Menu.Item>
        <Menu.Item value="copy" onSelect={() => copyLink(href, organisationId)}>
          <LinkIcon /> Copy link
        </Menu.Item>
        {onRemove !== undefined && (
          <>
            <Menu.Separator />
            <Menu.Item value="delete" data-tone="danger" onSelect={onRemove}>
              <TrashIcon /> Delete
            </Menu.Item>
          </>
        )}
      </Menu.Content>
    </Menu.Root>
  );
}
