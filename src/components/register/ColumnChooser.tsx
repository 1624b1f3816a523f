import { useState } from 'react';

import { IconButton } from '#src/ui/IconButton.tsx';
import { CheckIcon, ColumnsIcon } from '#src/ui/icons.tsx';
import * as Menu from '#src/ui/overlay/Menu.tsx';
import { css } from '#styled/css/index.js';

export interface ColumnChooserProps {
  readonly columns: readonly { readonly id: string; readonly header: string }[];
  /** The columns currently visible: not those that a narrow list has collapsed. */
  readonly shown: () => readonly string[];
  readonly onChange: (shown: string[]) => void;
}

const button = css({ mdDown: { display: 'none' } });

/** Chooses the columns of a list besides reference and title; not available on phones. */
export function ColumnChooser({ columns, shown, onChange }: ColumnChooserProps) {
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const toggle = (changed: string, checked: boolean) => {
    const chosen = columns.map(({ id }) => id).filter((id) => (id === changed ? checked : ticked.includes(id)));
    setTicked(chosen);
    onChange(chosen);
  };
  return (
    <Menu.Root
      closeOnSelect={false}
      onOpenChange={({ open }) => {
        if (open) setTicked(shown());
      }}
      positioning={{ placement: 'bottom-end', gutter: 4 }}
    >
      <Menu.Trigger asChild>
        <IconButton className={button} label="Columns" word="Columns" variant="secondary" size="lg">
          <ColumnsIcon />
        </IconButton>
      </Menu.Trigger>
      <Menu.Content>
        {columns.map(({ id, header }) => (
          <Menu.CheckboxItem
            key={id}
            value={id}
            checked={ticked.includes(id)}
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
