import type { ReactNode } from 'react';

import { CloseIcon } from '#src/ui/icons.tsx';
import { labels } from '#src/ui/labels.ts';
import { iconName } from '#src/ui/overlay/tooltip-text.ts';
import type { Variants } from '#src/ui/variants.ts';
import { chip } from '#styled/recipes/chip.js';

export interface ChipProps extends Variants<typeof chip> {
  /** The name of a filter, or the whole text of a tag. */
  readonly name: string;
  /** A filter's value, such as "5 selected". */
  readonly value?: ReactNode;
  /** Before the name, such as a colour. */
  readonly mark?: ReactNode;
  readonly onRemove?: (() => void) | undefined;
}

/** An active filter, or a tag. */
export function Chip({ name, value, mark, onRemove, kind }: ChipProps) {
  const classes = chip({ kind });
  return (
    <span className={classes.root}>
      {mark}
      <span className={value === undefined ? classes.value : classes.name} dir="auto">
        {name}
      </span>
      {value !== undefined && (
        <span className={classes.value} dir="auto">
          {value}
        </span>
      )}
      {onRemove !== undefined && (
        <button type="button" className={classes.remove} {...iconName(labels.remove(name))} onClick={onRemove}>
          <CloseIcon size={kind === 'filter' ? 16 : 12} />
        </button>
      )}
    </span>
  );
}
