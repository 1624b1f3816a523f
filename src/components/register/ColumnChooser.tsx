import { IconButton } from '#src/ui/IconButton.tsx';
import { CheckIcon, ColumnsIcon } from '#src/ui/icons.tsx';
import * as Menu from '#src/ui/Menu.tsx';
import { css } from '#styled/css/index.js';

export interface ColumnChooserProps {
  readonly columns: readonly { readonly id: string; readonly header: string }[];
  readonly shown: readonly string[];
  readonly onChange: (shown: string[]) => void;
}

const button = css({ mdDown: { display: 'none' } });

/** Which columns a list has, beside reference and title; phones have none. */
export function ColumnChooser({ columns, shown, onChange }: ColumnChooserProps) {
  const toggle = (changed: string, checked: boolean) =>
    onChange(columns.map(({ id }) => id).filter((id) => (id === changed ? checked : shown.includes(id))));
  return (
    <Menu.Root closeOnSelect={false} positioning={{ placement: 'bottom-end', gutter: 4 }}>
      <Menu.Trigger asChild>
        <IconButton className={button} label="Columns" variant="secondary" size="lg">
          <ColumnsIcon />
        </IconButton>
      </Menu.Trigger>
      <Menu.Content>
        {columns.map(({ id, header }) => (
          <Menu.CheckboxItem
            key={id}
            value={id}
            checked={shown.includes(id)}
            onCheckedChange={(checked) => toggle(id, checked)}
          >
            <Menu.ItemText>{header}</Menu.ItemText>
            <Menu.ItemIndicator>
              <CheckIcon />
            </Menu.ItemIndicator>
          </Menu.CheckboxItem>
        ))}
      </Menu.Content>
    </Menu.Root>
  );
}
