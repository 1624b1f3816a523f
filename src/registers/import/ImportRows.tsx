import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import type { Import } from '#machines/import/import.types.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { importRowsQuery, type ImportRow, type ImportRowsQuery } from '#src/api/record/imports.ts';
import { formatNumber } from '#src/components/format.ts';
import { ListContent } from '#src/components/register/ListContent.tsx';
import { useSearchText } from '#src/components/useSearchText.ts';
import { SearchField } from '#src/ui/form/SearchField.tsx';
import { SegmentGroup } from '#src/ui/form/SegmentGroup.tsx';
import { css } from '#styled/css/index.js';

import { listStateOf } from '../list-state.ts';
import { RowTable } from './RowTable.tsx';
import { rowNoun, titleLabelOf } from './words.ts';

type Filter = 'all' | 'DOUBLE' | ImportRow['outcome'] | NonNullable<ImportRow['undo']>;

interface Shown {
  readonly filter: Filter;
  readonly search: string;
  readonly page: number;
  readonly perPage: number;
}

const first: Shown = { filter: 'all', search: '', page: 1, perPage: 25 };

const labels = {
  all: 'All',
  ADD: 'New',
  UPDATE: 'Changed',
  UNCHANGED: 'Unchanged',
  SKIP: 'Left out',
  INVALID: 'Errors',
  UNDONE: 'Undone',
  CHANGED: 'Changed since',
  IN_USE: 'In use',
  MISSING: 'Deleted since',
  DOUBLE: 'Possible doubles',
} as const satisfies Readonly<Record<Filter, string>>;

const outcomes = ['INVALID', 'ADD', 'UPDATE', 'UNCHANGED', 'SKIP'] as const;
const countNames = { ADD: 'add', UPDATE: 'update', UNCHANGED: 'unchanged', SKIP: 'skip', INVALID: 'invalid' } as const;

const isOutcome = (filter: Filter): filter is ImportRow['outcome'] => Object.hasOwn(countNames, filter);

/** The rows that a filter leaves. */
function rowsOf(filter: Filter): Pick<ImportRowsQuery, 'outcome' | 'undo' | 'double'> {
  if (filter === 'all') return {};
  if (filter === 'DOUBLE') return { double: true };
  return isOutcome(filter) ? { outcome: filter } : { undo: filter };
}

/** The filters, of outcomes only those that rows have. */
function filtersOf({ state, counts, rows, questions }: Import): { value: Filter; label: string }[] {
  const all = { value: 'all', label: `${labels.all} ${formatNumber(rows)}` } as const;
  if (state === 'UNDONE')
    return [
      all,
      ...(['UNDONE', 'CHANGED', 'IN_USE', 'MISSING'] as const).map((value) => ({ value, label: labels[value] })),
    ];
  const found = outcomes.map((value) => ({ value, count: counts?.[countNames[value]] ?? 0 }));
  const some = found.filter(({ count }) => count > 0);
  const doubles = { value: 'DOUBLE' as const, count: questions?.doubles ?? 0 };
  return [
    all,
    ...[...some, ...(doubles.count > 0 ? [doubles] : [])].map(({ value, count }) => ({
      value,
      label: `${labels[value]} ${formatNumber(count)}`,
    })),
  ];
}

const tools = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: '12',
  paddingInline: { base: '16', md: '20' },
  paddingBlock: '10',
  borderBlockEnd: 'subtle',
});
const searchBox = css({ flex: { base: '[1 1 100%]', md: '[0 1 14.5rem]' }, minWidth: '[9rem]' });

/** The checked rows of an import, by what happens with them. */
export function ImportRows({ current }: { readonly current: Import }) {
  const [shown, setShown] = useState(first);
  const { filter, search, page, perPage } = shown;
  const show = (change: Partial<Shown>) => setShown((before) => ({ ...before, ...change }));
  const [typed, setTyped] = useSearchText(search, (text) => show({ search: text, page: 1 }));
  const list = useQuery(
    importRowsQuery(useApi(), current, {
      page,
      perPage,
      ...(search !== '' && { search }),
      ...rowsOf(filter),
    }),
  );
  const clear = () => setShown({ ...first, perPage });
  return (
    <>
      <div className={tools}>
        <SegmentGroup
          label="Rows"
          options={filtersOf(current)}
          value={filter}
          onValueChange={(value) => show({ filter: value, page: 1 })}
        />
        <SearchField
          className={searchBox}
          label={`Search ${titleLabelOf(current).toLowerCase()}s`}
          value={typed}
          onValueChange={setTyped}
        />
      </div>
      <ListContent
        noun={rowNoun}
        list={listStateOf(list)}
        pages={{ page, perPage, show }}
        why={filter === 'all' && search === '' ? undefined : 'None is like this.'}
        onClear={clear}
        onAdd={undefined}
        firstSteps={null}
      >
        {(rows) => <RowTable rows={rows} current={current} busy={list.isPlaceholderData} />}
      </ListContent>
    </>
  );
}
