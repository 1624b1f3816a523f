import { policyTexts } from '#domain/words/policy.ts';
import type { PolicyStatistics } from '#src/api/policy/policy-figures.ts';
import { DueNote } from '#src/components/cells/DueNote.tsx';
import { PersonCell } from '#src/components/cells/PersonCell.tsx';
import { formatDay, overdueBy } from '#src/components/format.ts';
import { Region } from '#src/components/Region.tsx';
import { capitalised } from '#src/components/words.ts';
import { Overdue } from '#src/ui/data/Overdue.tsx';
import * as Table from '#src/ui/data/Table.tsx';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';

import { ToPolicies, ToPolicy } from './links.tsx';

type Reviews = PolicyStatistics['reviews'];

/** The overdue and upcoming reviews of policies, soonest first. */
export const ReviewsDue = ({ reviews: { next, overdue, dueSoon } }: { readonly reviews: Reviews }) => (
  <Region
    title="Reviews due"
    note={overdue + dueSoon > next.length ? `Next ${next.length}` : undefined}
    action={<ToPolicies search={{ sort: 'nextReviewOn' }}>View all</ToPolicies>}
  >
    {next.length === 0 ? (
      <EmptyState title="No reviews due">No policy is due for review within the next 30 days.</EmptyState>
    ) : (
      <ReviewTable reviews={next} />
    )}
  </Region>
);

const ReviewTable = ({ reviews }: { readonly reviews: Reviews['next'] }) => (
  <Table.Root label="Reviews due">
    <Table.Head>
      <Table.HeadCell sticky="ref">Ref</Table.HeadCell>
      <Table.HeadCell flexible sticky="title">
        Title
      </Table.HeadCell>
      <Table.HeadCell>{policyTexts.owner.label}</Table.HeadCell>
      <Table.HeadCell>Review due</Table.HeadCell>
    </Table.Head>
    <Table.Body>
      {reviews.map(({ policy, day, owner }) => (
        <Table.Row key={policy.id}>
          <Table.RefCell>{policy.ref}</Table.RefCell>
          <Table.TitleCell note={<DueNote person={owner} day={day} />}>
            <ToPolicy id={policy.id}>{policy.title}</ToPolicy>
          </Table.TitleCell>
          <Table.Cell>
            <PersonCell person={owner} />
          </Table.Cell>
          <Table.Cell>
            <ReviewDay day={day} />
          </Table.Cell>
        </Table.Row>
      ))}
    </Table.Body>
  </Table.Root>
);

function ReviewDay({ day }: { readonly day: string }) {
  const overdue = overdueBy(day);
  return overdue === undefined ? formatDay(day) : <Overdue>{capitalised(overdue)}</Overdue>;
}
