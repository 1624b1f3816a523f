import { getRouteApi, useNavigate } from '@tanstack/react-router';

import { countOf } from '#src/components/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { Kbd } from '#src/ui/data/Kbd.tsx';
import { SearchField } from '#src/ui/form/SearchField.tsx';
import { Select } from '#src/ui/form/Select.tsx';
import { css } from '#styled/css/index.js';

import { itemFilters, type ItemFilter } from './search.ts';

const route = getRouteApi('/_app/_guarded/assessments/$organisationStandardId');

const root = css({ display: 'grid', gap: '8', padding: '12', borderBlockEnd: 'subtle' });
const count = css({ margin: '0', color: 'fg.subtle', textStyle: 'xs' });

const filterLabels: Readonly<Record<ItemFilter, string>> = {
  ALL: 'All controls',
  OPEN: 'Not assessed',
  GAPS: 'Not ready for review',
  FINDINGS: 'With findings',
  MINE: 'Mine to answer',
};

interface TreeFilterProps {
  readonly shown: number;
  readonly total: number;
  readonly selected: number;
  /** Undefined where nothing can be done with several controls. */
  readonly onBatch: (() => void) | undefined;
}

/** What the tree shows, and what is done with the selected controls. */
export function TreeFilter({ shown, total, selected, onBatch }: TreeFilterProps) {
  const { show, search } = route.useSearch();
  const navigate = useNavigate();
  return (
    <div className={root}>
      <div data-tree-search="">
        <SearchField
          label="Search controls"
          value={search}
          hint={<Kbd>/</Kbd>}
          onValueChange={(text) =>
            void navigate({ to: '.', search: (before) => ({ ...before, search: text }), replace: true })
          }
        />
      </div>
      <Select
        label="Controls"
        options={itemFilters.map((value) => ({ value, label: filterLabels[value] }))}
        value={show}
        onValueChange={(value) => {
          if (value !== null)
            void navigate({ to: '.', search: (before) => ({ ...before, show: value }), replace: true });
        }}
      />
      <p className={count} role="status">
        {shown === total ? countOf(total, 'control') : `${shown} of ${countOf(total, 'control')}`}
      </p>
      {onBatch !== undefined && selected > 0 && (
        <Button size="sm" onClick={onBatch}>
          Change {countOf(selected, 'control')}
        </Button>
      )}
    </div>
  );
}
