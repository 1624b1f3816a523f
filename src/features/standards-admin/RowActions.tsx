import { IconButton } from '#src/ui/IconButton.tsx';
import * as Menu from '#src/ui/overlay/Menu.tsx';
import { ArrowDownIcon, ArrowUpIcon, EditIcon, MoreIcon, PlusIcon, TrashIcon } from '#src/ui/tool-icons.tsx';

interface RowActionsProps {
  readonly name: string;
  readonly onEdit: () => void;
  /** Adds something to what the row stands for, such as a control to a group. */
  readonly adds?: { readonly label: string; readonly onAdd: () => void } | undefined;
  /** Moves it among its siblings; undefined where it is at the end already. */
  readonly onUp: (() => void) | undefined;
  readonly onDown: (() => void) | undefined;
  readonly onRemove: (() => void) | undefined;
}

/** What can be done with a group or control of a draft. */
export const RowActions = ({ name, onEdit, adds, onUp, onDown, onRemove }: RowActionsProps) => (
  <Menu.Root positioning={{ placement: 'bottom-end', gutter: 4 }}>
    <Menu.Trigger asChild>
      <IconButton size="sm" label={`More for ${name}`}>
        <MoreIcon />
      </IconButton>
    </Menu.Trigger>
    <Menu.Content>
      <Menu.Item value="edit" onSelect={onEdit}>
        <EditIcon /> Edit
      </Menu.Item>
      {adds !== undefined && (
        <Menu.Item value="add" onSelect={adds.onAdd}>
          <PlusIcon /> {adds.label}
        </Menu.Item>
      )}
      {onUp !== undefined && (
        <Menu.Item value="up" onSelect={onUp}>
          <ArrowUpIcon /> Move up
        </Menu.Item>
      )}
      {onDown !== undefined && (
        <Menu.Item value="down" onSelect={onDown}>
          <ArrowDownIcon /> Move down
        </Menu.Item>
      )}
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
