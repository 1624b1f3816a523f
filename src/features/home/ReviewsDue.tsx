import { useQuery } from '@tanstack/react-query';
import { createLink, Link } from '@tanstack/react-router';

import { dueReviews, dueWithinDays, type DueReview } from '#domain/time/review-dates.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { listQuery } from '#src/api/record/register.ts';
import { risks as riskRegister, type Risk } from '#src/api/risk/risks.ts';
import { RatingCell } from '#src/components/cells/RatingCell.tsx';
import { Figure, FigureStrip } from '#src/components/FigureStrip.tsx';
import { countOf, formatDay, formatNumber, overdueBy, today } from '#src/components/format.ts';
import { LoadFailed, RefreshFailed } from '#src/components/LoadFailed.tsx';
import { Region } from '#src/components/Region.tsx';
import { rememberedSearch } from '#src/components/register/remembered.ts';
import { capitalised } from '#src/components/words.ts';
import { Overdue } from '#src/ui/data/Overdue.tsx';
import * as Table from '#src/ui/data/Table.tsx';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';
import { Link as TextLink } from '#src/ui/navigation/Link.tsx';

/** The maximum number of rows per request; if more are due, the register is the place to look. */
const maxRead = 100;
const maxShown = 12;

const RegisterLink = createLink(TextLink);

/** The overdue and upcoming risk reviews, soonest first, below their key figures. */
export function ReviewsDue() {
  const risks = useQuery(listQuery(useApi(), riskRegister, { sortId: 'nextReviewOn', perPage: maxRead }));
  const onRetry = () => void risks.refetch();
  if (risks.isPending) return <LoadingRows />;
  if (risks.data === undefined) return <LoadFailed what="risks" error={risks.error} onRetry={onRetry} />;
  const due = dueReviews(risks.data.data, today());
  const overdue = due.filter(({ inDays }) => inDays < 0).length;
  const figure = (count: number) => (due.length === maxRead ? `${formatNumber(count)}+` : formatNumber(count));
  return (
    <>
      {risks.isError && (
        <RefreshFailed what="risks" error={risks.error} retrying={risks.isFetching} onRetry={onRetry} />
      )}
      <FigureStrip>
        <Figure name="Risks" value={formatNumber(risks.data.pagination.total)} />
        <Figure name="Reviews overdue" value={figure(overdue)} note={oldest(due)} alarming />
        <Figure name="Reviews due" value={figure(due.length - overdue)} note={`Within ${dueWithinDays} days`} />
      </FigureStrip>
      <Region
        title="Reviews due"
        note={due.length > maxShown ? `Next ${maxShown}` : undefined}
        action={
          <RegisterLink to="/risk-list" search={{ sort: 'nextReviewOn', ...rememberedSearch('/risk-list') }}>
            View all
          </RegisterLink>
        }
      >
        {due.length === 0 ? (
          <EmptyState title="No reviews due">
            No risk is due for review within the next {dueWithinDays} days.
          </EmptyState>
        ) : (
          <ReviewTable reviews={due.slice(0, maxShown)} />
        )}
      </Region>
    </>
  );
}

function oldest([first]: readonly DueReview<Risk>[]): string | undefined {
  return first === undefined || first.inDays >= 0 ? undefined : `By up to ${countOf(-first.inDays, 'day')}`;
}

function ReviewTable({ reviews }: { readonly reviews: readonly DueReview<Risk>[] }) {
  return (
    <Table.Root label="Reviews due">
      <Table.Head>
        <Table.HeadCell sticky="ref">Ref</Table.HeadCell>
        <Table.HeadCell flexible sticky="title">
          Title
        </Table.HeadCell>
        <Table.HeadCell>Rating</Table.HeadCell>
        <Table.HeadCell>Review due</Table.HeadCell>
      </Table.Head>
      <Table.Body>
        {reviews.map((review) => (
          <ReviewRow key={review.record.id} {...review} />
        ))}
      </Table.Body>
    </Table.Root>
  );
}

function ReviewRow(review: DueReview<Risk>) {
  const { record: risk } = review;
  return (
    <Table.Row>
      <Table.RefCell>{risk.ref}</Table.RefCell>
      <Table.TitleCell note={<ReviewDay {...review} />}>
        <Link to="/risk-list" search={{ ...rememberedSearch('/risk-list'), risk: risk.id }}>
          {risk.title}
        </Link>
      </Table.TitleCell>
      <Table.Cell phone="end">
        <RatingCell {...risk.current} />
      </Table.Cell>
      <Table.Cell>
        <ReviewDay {...review} />
      </Table.Cell>
    </Table.Row>
  );
}

function ReviewDay({ day, inDays }: DueReview<Risk>) {
  const overdue = overdueBy(day);
  if (overdue !== undefined) return <Overdue>{capitalised(overdue)}</Overdue>;
  return inDays === 0 ? 'Today' : formatDay(day);
}
