import { Fragment, type ReactNode } from 'react';

import { useSearchText } from '#src/components/useSearchText.ts';
import { Button } from '#src/ui/Button.tsx';
import { Chip } from '#src/ui/data/Chip.tsx';
import { SearchField } from '#src/ui/form/SearchField.tsx';
import * as Popover from '#src/ui/overlay/Popover.tsx';
import { FilterIcon } from '#src/ui/tool-icons.tsx';
import { css } from '#styled/css/index.js';

import type { RegisterFilter } from './filters.tsx';

export interface RegisterToolbarProps {
  readonly searchLabel: string;
  readonly search: string;
  readonly onSearch: (text: string) => void;
  /** Reads what a text will show, while typing has not paused long enough to show it. */
  readonly onPause?: ((text: string) => void) | undefined;
  readonly filters?: readonly RegisterFilter[] | undefined;
  /** Clears filters and search. */
  readonly onClear: () => void;
  /** At the start: a link back from a list that belongs to another. */
  readonly back?: ReactNode;
  /** At the end: display options of the list. */
  readonly children?: ReactNode;
}

const tools = css({
  display: 'flex',
  flexWrap: { base: 'wrap', md: 'nowrap' },
  alignItems: 'center',
  gap: '8',
  paddingInline: { base: '16', md: '20' },
  paddingBlockEnd: '12',
  borderBlockEnd: 'default',
});
const searchBox = css({ flex: { base: '[1 1 7rem]', md: '[0 1 14.5rem]' }, minWidth: { base: '0', md: '[9rem]' } });
const chips = css({ display: 'flex', flexWrap: 'wrap', gap: '8', minWidth: '0', mdDown: { display: 'none' } });
const end = css({ display: 'flex', alignItems: 'center', gap: '8', marginInlineStart: 'auto' });
const number = css({ color: 'accent.fg', tabularFigures: true });

/** The row above a list: search, filters, a chip for each active filter, and display options. */
export function RegisterToolbar(props: RegisterToolbarProps) {
  const { searchLabel, search, onSearch, onPause, filters = [], onClear, back, children } = props;
  const [typed, setTyped] = useSearchText(search, onSearch, onPause);
  const active = filters.filter(({ value }) => value !== undefined);
  return (
    <div className={tools} data-bar="">
      {back}
      <SearchField
        className={searchBox}
        label={searchLabel}
        value={typed}
        onValueChange={setTyped}
        aria-keyshortcuts="/"
      />
      {filters.length > 0 && <FilterPopover filters={filters} activeCount={active.length} onClear={onClear} />}
      <div className={chips}>
        {active.map(({ name, value, onRemove }) => (
          <Chip key={name} kind="filter" name={name} value={value} onRemove={onRemove} />
        ))}
        {active.length > 0 && (
          <Button variant="ghost" onClick={onClear}>
            Clear Filters
          </Button>
        )}
      </div>
      {children !== undefined && <span className={end}>{children}</span>}
    </div>
  );
}

interface FilterPopoverProps {
  readonly filters: readonly RegisterFilter[];
  readonly activeCount: number;
  readonly onClear: () => void;
}

function FilterPopover({ filters, activeCount, onClear }: FilterPopoverProps) {
  return (
    <Popover.Root kind="form" positioning={{ placement: 'bottom-start', gutter: 4 }}>
      <Popover.Trigger asChild>
        <Button>
          <FilterIcon /> Filters {activeCount > 0 && <b className={number}>{activeCount}</b>}
        </Button>
      </Popover.Trigger>
      <Popover.Content title="Filters" action={<FilterButtons anyActive={activeCount > 0} onClear={onClear} />}>
        {filters.map(({ name, field }) => (
          <Fragment key={name}>{field}</Fragment>
        ))}
      </Popover.Content>
    </Popover.Root>
  );
}

const FilterButtons = ({ anyActive, onClear }: { readonly anyActive: boolean; readonly onClear: () => void }) => (
  <>
    {anyActive && (
      <Button variant="ghost" size="sm" onClick={onClear}>
        Clear Filters
      </Button>
    )}
    {/* Ark's default label is "close". */}
    <Popover.Close asChild aria-label="Done">
      <Button variant="accent" size="sm">
        Done
      </Button>
    </Popover.Close>
  </>
);
