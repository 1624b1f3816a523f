import { Fragment, type ReactNode } from 'react';

import { IconButton } from '#src/ui/IconButton.tsx';
import * as Menu from '#src/ui/overlay/Menu.tsx';
import { MoreIcon } from '#src/ui/tool-icons.tsx';

export interface RowAction {
  readonly label: string;
  readonly icon: ReactNode;
  /** Set for what deletes something: it stands apart. */
  readonly isDangerous?: boolean;
  readonly onSelect: () => void;
}

interface RowMenuProps {
  readonly name: string;
  /** False for those that are not offered. */
  readonly actions: readonly (RowAction | false)[];
}

/** What can be done with one row of a list; nothing if nothing can. */
export function RowMenu({ name, actions }: RowMenuProps) {
  const offered = actions.filter((action) => action !== false);
  if (offered.length === 0) return null;
  return (
    <Menu.Root positioning={{ placement: 'bottom-end', gutter: 4 }}>
      <Menu.Trigger asChild>
        <IconButton size="sm" label={`More for ${name}`}>
          <MoreIcon />
        </IconButton>
      </Menu.Trigger>
      <Menu.Content>
        {offered.map(({ label, icon, isDangerous = false, onSelect }, index) => (
          <Fragment key={label}>
            {isDangerous && index > 0 && <Menu.Separator />}
            <Menu.Item value={label} data-tone={isDangerous ? 'danger' : undefined} onSelect={onSelect}>
              {icon} {label}
            </Menu.Item>
          </Fragment>
        ))}
      </Menu.Content>
    </Menu.Root>
  );
}
