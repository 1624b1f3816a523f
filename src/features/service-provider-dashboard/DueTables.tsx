import type { ReactNode } from 'react';

import { daysBetween } from '#domain/time/review-dates.ts';
import { documentKindLabels } from '#domain/words/provider-document.ts';
import type { ProviderStatistics } from '#src/api/service-provider/provider-figures.ts';
import { PersonCell } from '#src/components/cells/PersonCell.tsx';
import { WordsCell } from '#src/components/cells/WordsCell.tsx';
import { countOf, formatDay, overdueBy, today } from '#src/components/format.ts';
import { Region } from '#src/components/Region.tsx';
import { capitalised } from '#src/components/words.ts';
import { Overdue } from '#src/ui/data/Overdue.tsx';
import * as Table from '#src/ui/data/Table.tsx';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';

import { ToProvider, ToProviders } from './links.tsx';

type Contract = ProviderStatistics['contracts'][number];
type Due = Pick<Contract, 'provider' | 'day' | 'owner'>;

interface StatisticsProps {
  readonly statistics: ProviderStatistics;
}

/** How long until a day: `in 12 days`. */
function DaysLeft({ day }: { readonly day: string }) {
  const overdue = overdueBy(day);
  if (overdue !== undefined) return <Overdue>{capitalised(overdue)}</Overdue>;
  const days = daysBetween(today(), day);
  return days === 0 ? 'Today' : `In ${countOf(days, 'day')}`;
}

interface DueTableProps<Row extends Due> {
  readonly label: string;
  readonly rows: readonly Row[];
  /** What falls due. */
  readonly subject: string;
  readonly renderSubject: (row: Row) => ReactNode;
  readonly dayLabel: string;
}

function DueTable<Row extends Due>({ label, rows, subject, renderSubject, dayLabel }: DueTableProps<Row>) {
  return (
    <Table.Root label={label}>
      <Table.Head>
        <Table.HeadCell flexible sticky="title">
          Service provider
        </Table.HeadCell>
        <Table.HeadCell flexible>{subject}</Table.HeadCell>
        <Table.HeadCell>{dayLabel}</Table.HeadCell>
        <Table.HeadCell>Days left</Table.HeadCell>
      </Table.Head>
      <Table.Body>
        {rows.map((row, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- A contract is listed twice if both its days fall due.
          <Table.Row key={`${row.provider.id} ${index}`}>
            <Table.TitleCell note={<DaysLeft day={row.day} />}>
              <ToProvider id={row.provider.id}>{row.provider.title}</ToProvider>
            </Table.TitleCell>
            <Table.Cell flexible>{renderSubject(row)}</Table.Cell>
            <Table.Cell>{formatDay(row.day)}</Table.Cell>
            <Table.Cell>
              <DaysLeft day={row.day} />
            </Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  );
}

const shownOf = (shown: number, all: number) => (all > shown ? `Next ${shown}` : undefined);

/** The dates of contracts, soonest first. */
export const ContractsDue = ({ statistics: { contracts, contractsDue } }: StatisticsProps) => (
  <Region title="Contracts due" note={contractsDue > contracts.length ? `Next ${contracts.length}` : undefined}>
    {contracts.length === 0 ? (
      <EmptyState title="No contracts due">No contract ends or needs notice within the next 90 days.</EmptyState>
    ) : (
      <DueTable
        label="Contracts due"
        rows={contracts}
        subject="Contract"
        renderSubject={({ title, what }) => (
          <WordsCell>{`${what === 'NOTICE' ? 'Notice' : 'End'}: ${title}`}</WordsCell>
        )}
        dayLabel="Day"
      />
    )}
  </Region>
);

/** The documents that expire, soonest first. */
export const DocumentsDue = ({ statistics: { documents, documentsDue } }: StatisticsProps) => (
  <Region title="Documents expiring" note={shownOf(documents.length, documentsDue)}>
    {documents.length === 0 ? (
      <EmptyState title="No documents expiring">Every document is valid for more than 60 days.</EmptyState>
    ) : (
      <DueTable
        label="Documents expiring"
        rows={documents}
        subject="Document"
        renderSubject={({ title, kind }) => <WordsCell>{`${documentKindLabels[kind]}: ${title}`}</WordsCell>}
        dayLabel="Expires"
      />
    )}
  </Region>
);

/** The overdue and upcoming reviews of providers, soonest first. */
export const ReviewsDue = ({ statistics }: StatisticsProps) => {
  const { reviews, reviewsOverdue, reviewsDueSoon } = statistics;
  return (
    <Region
      title="Reviews due"
      note={shownOf(reviews.length, reviewsOverdue + reviewsDueSoon)}
      action={<ToProviders search={{ sort: 'nextReviewOn' }}>View all</ToProviders>}
    >
      {reviews.length === 0 ? (
        <EmptyState title="No reviews due">No provider is due for review within the next 30 days.</EmptyState>
      ) : (
        <DueTable
          label="Reviews due"
          rows={reviews}
          subject="Owner"
          renderSubject={({ owner }) => <PersonCell person={owner} />}
          dayLabel="Review due"
        />
      )}
    </Region>
  );
};
