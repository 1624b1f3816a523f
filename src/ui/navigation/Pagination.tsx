import { type ReactNode, useId } from 'react';

import { NativeSelectBox } from '#src/ui/form/NativeSelect.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { labels } from '#src/ui/labels.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '#src/ui/tool-icons.tsx';
import { pagination } from '#styled/recipes/pagination.js';

import { pageRange } from './page-range.ts';

const defaultSizes: readonly number[] = [10, 25, 50, 100];

export interface PaginationProps {
  readonly page: number;
  readonly perPage: number;
  readonly total: number;
  /** Set if there are more rows than `total`: the number of rows that are known to exist. */
  readonly atLeast?: number | undefined;
  readonly onPageChange: (page: number) => void;
  readonly onPerPageChange: (perPage: number) => void;
  readonly sizes?: readonly number[] | undefined;
  /** Beside the range, such as "filtered from 148". */
  readonly note?: ReactNode;
}

/** The footer of a list: "1–18 of 42", rows per page, previous and next. */
export function Pagination(props: PaginationProps) {
  const { page, perPage, total, atLeast, onPageChange, note } = props;
  const isExact = atLeast === undefined;
  const classes = pagination();
  const { first, last, pages } = pageRange(page, perPage, atLeast ?? total);
  return (
    <nav className={classes.root} aria-label={labels.pagination}>
      <output>{labels.range(first, last, total, isExact)}</output>
      {note !== undefined && <span className={classes.note}>{note}</span>}
      <RowsPerPage {...props} />
      <span className={classes.pages}>
        <IconButton label={labels.previous} disabled={page <= 1} onClick={() => onPageChange(page - 1)}>
          <ChevronLeftIcon />
        </IconButton>
        <span className={classes.page}>{labels.page(Math.min(page, pages), pages, isExact)}</span>
        <IconButton label={labels.next} disabled={page >= pages} onClick={() => onPageChange(page + 1)}>
          <ChevronRightIcon />
        </IconButton>
      </span>
    </nav>
  );
}

function RowsPerPage({ perPage, onPerPageChange, sizes = defaultSizes }: PaginationProps) {
  const id = useId();
  const classes = pagination();
  // A page size from the address may not be one of the usual ones.
  const offered = sizes.includes(perPage) ? sizes : [...sizes, perPage].toSorted((a, b) => a - b);
  return (
    <span className={classes.perPage}>
      <label htmlFor={id} className={classes.perPageLabel}>
        {labels.rowsPerPage}
      </label>
      <NativeSelectBox
        id={id}
        aria-label={labels.rowsPerPage}
        size="sm"
        options={offered.map((size) => ({ value: `${size}`, label: `${size}` }))}
        value={`${perPage}`}
        onValueChange={(size) => onPerPageChange(Number(size))}
      />
    </span>
  );
}
