import { type ComponentProps, type ReactNode, useRef } from 'react';

import { IconButton } from '#src/ui/IconButton.tsx';
import { CloseIcon } from '#src/ui/icons.tsx';
import { labels } from '#src/ui/labels.ts';
import { SearchIcon } from '#src/ui/tool-icons.tsx';
import { cx } from '#styled/css/cx.js';
import { searchField } from '#styled/recipes/search-field.js';

type NativeProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type' | 'size' | 'aria-label' | 'ref'>;

export interface SearchFieldProps extends NativeProps {
  /** Announced, and shown as the placeholder unless another is given. */
  readonly label: string;
  readonly value: string;
  readonly onValueChange: (text: string) => void;
  /** At the end, such as a Kbd. */
  readonly hint?: ReactNode;
}

/** A search box with a clear button that keeps the focus in the box. */
export function SearchField({ label, value, onValueChange, hint, className, ...input }: SearchFieldProps) {
  const element = useRef<HTMLInputElement>(null);
  const classes = searchField();
  const clear = () => {
    onValueChange('');
    element.current?.focus();
  };
  return (
    <search className={cx(classes.root, className)}>
      <SearchIcon />
      <input
        placeholder={label}
        autoComplete="off"
        {...input}
        ref={element}
        type="search"
        aria-label={label}
        className={classes.input}
        value={value}
        onChange={(event) => onValueChange(event.currentTarget.value)}
      />
      {value === '' ? (
        hint
      ) : (
        <span className={classes.clear}>
          <IconButton size="sm" label={labels.clearSearch} onClick={clear}>
            <CloseIcon size={14} />
          </IconButton>
        </span>
      )}
    </search>
  );
}
