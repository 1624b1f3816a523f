import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';

import { ApiError } from '#src/api/api-error.ts';
import type { Schemas } from '#src/api/client.ts';
import type { Risk } from '#src/api/risks.ts';
import { formatDay, today } from '#src/components/format.ts';
import { RatingCell } from '#src/components/RatingCell.tsx';
import { texts } from '#src/texts/en.ts';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { ClockIcon } from '#src/ui/icons.tsx';
import { LoadingRows } from '#src/ui/LoadingRows.tsx';
import { NoResults } from '#src/ui/NoResults.tsx';
import { Pagination } from '#src/ui/Pagination.tsx';
import * as Table from '#src/ui/Table.tsx';
import { css } from '#styled/css/index.js';

import type { RiskSearch } from './search.ts';
import { treatmentLabels } from './treatments.ts';

export interface RiskTableProps {
  readonly address: RiskSearch;
  readonly risks: UseQueryResult<Schemas['RiskPage']>;
  readonly mayAdd: boolean;
  readonly onShow: (change: Partial<RiskSearch>) => void;
}

const refColumn = css({ width: '[5.5rem]' });
const ratingColumn = css({ width: '[9.5rem]' });
const wideColumn = css({ width: '[12rem]' });
const narrowColumn = css({ width: '[8.5rem]' });
const overdue = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '4',
  color: 'danger.fg',
  verticalAlign: 'middle',
});

/** The list in each of its states: loading, failed, empty, nothing found, rows. */
export function RiskTable({ address, risks, mayAdd, onShow }: RiskTableProps) {
  if (risks.isPending) return <LoadingRows />;
  if (risks.isError) return <Failed error={risks.error} onRetry={() => void risks.refetch()} />;
  const { data, pagination } = risks.data;
  if (pagination.total === 0 && address.search !== '') return <NothingFound {...{ address, onShow }} />;
  if (pagination.total === 0) return <NoRisks {...{ mayAdd, onShow }} />;
  return (
    <>
      <Table.Root label="Risks">
        <RiskTableHead address={address} onShow={onShow} />
        <Table.Body>
          {data.map((risk) => (
            <RiskTableRow
              key={risk.id}
              risk={risk}
              wide={address.risk === undefined}
              open={address.risk === risk.id}
              onOpen={() => onShow({ risk: risk.id })}
            />
          ))}
        </Table.Body>
      </Table.Root>
      <Pagination
        page={address.page}
        perPage={address.perPage}
        total={pagination.total}
        onPageChange={(page) => onShow({ page })}
        onPerPageChange={(perPage) => onShow({ perPage, page: 1 })}
      />
    </>
  );
}

/** With the panel open the list keeps what tells one risk from another: reference, title, rating, due date. */
const columns = [
  { key: 'ref', name: 'Ref', width: refColumn, wide: false },
  { key: 'title', name: 'Title', width: undefined, wide: false },
  { key: undefined, name: 'Categories', width: wideColumn, wide: true },
  { key: 'score', name: 'Rating', width: ratingColumn, wide: false },
  { key: 'treatment', name: 'Treatment', width: narrowColumn, wide: true },
  { key: 'nextReviewOn', name: 'Review due', width: narrowColumn, wide: false },
] as const;

function RiskTableHead({ address, onShow }: Pick<RiskTableProps, 'address' | 'onShow'>) {
  const directionOf = (key: string) => (address.sort === key ? (address.desc ? 'descending' : 'ascending') : undefined);
  return (
    <Table.Head>
      {columns
        .filter(({ wide }) => !wide || address.risk === undefined)
        .map(({ key, name, width }) =>
          key === undefined ? (
            <Table.HeadCell key={name} className={width}>
              {name}
            </Table.HeadCell>
          ) : (
            <Table.HeadCell
              key={name}
              className={width}
              sorted={directionOf(key)}
              onSort={() => onShow({ sort: key, desc: address.sort === key && !address.desc, page: 1 })}
            >
              {name}
            </Table.HeadCell>
          ),
        )}
    </Table.Head>
  );
}

interface RiskTableRowProps {
  readonly risk: Risk;
  /** Whether there is room for every column. */
  readonly wide: boolean;
  readonly open: boolean;
  readonly onOpen: () => void;
}

function RiskTableRow({ risk, wide, open, onOpen }: RiskTableRowProps) {
  return (
    <Table.Row open={open} onClick={onOpen}>
      <Table.RefCell>{risk.ref}</Table.RefCell>
      <Table.TitleCell title={risk.title} note={<ReviewDay day={risk.nextReviewOn} />}>
        <Link to="/risk-list" search={(before) => ({ ...before, risk: risk.id })}>
          {risk.title}
        </Link>
      </Table.TitleCell>
      {wide && <Table.Cell>{risk.categories.map(({ name }) => name).join(', ') || 'None'}</Table.Cell>}
      <Table.Cell phone="end">
        <RatingCell score={risk.score} rating={risk.rating} />
      </Table.Cell>
      {wide && <Table.Cell phone="end">{treatmentLabels[risk.treatment]}</Table.Cell>}
      <Table.Cell>
        <ReviewDay day={risk.nextReviewOn} />
      </Table.Cell>
    </Table.Row>
  );
}

function ReviewDay({ day }: { readonly day: string | null }) {
  if (day === null) return 'None';
  if (day >= today()) return formatDay(day);
  return (
    <span className={overdue}>
      <ClockIcon /> {formatDay(day)}
    </span>
  );
}

function Failed({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  return (
    <ErrorState
      title="The risks could not be loaded"
      requestId={error instanceof ApiError ? (error.requestId ?? undefined) : undefined}
      actions={<Button onClick={onRetry}>Try again</Button>}
    >
      {error.message || texts.errors.fallback}
    </ErrorState>
  );
}

function NothingFound({ address, onShow }: Pick<RiskTableProps, 'address' | 'onShow'>) {
  return (
    <NoResults
      title="No risks match this search"
      actions={<Button onClick={() => onShow({ search: '', page: 1 })}>Clear Filters</Button>}
    >
      Nothing in the register contains “{address.search}”.
    </NoResults>
  );
}

function NoRisks({ mayAdd, onShow }: Pick<RiskTableProps, 'mayAdd' | 'onShow'>) {
  return (
    <EmptyState
      title="No risks yet"
      actions={
        mayAdd && (
          <Button variant="primary" onClick={() => onShow({ risk: 'new' })}>
            Add risk
          </Button>
        )
      }
    >
      Start with one risk you already know. Its rating follows from likelihood and impact.
    </EmptyState>
  );
}
