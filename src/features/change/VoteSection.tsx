import { useSelector } from '@xstate/react';

import { isOpenForVotes } from '#domain/change/rules.ts';
import { ballotLabels, ballotStates } from '#domain/words/change.ts';
import type { ChangeCourse } from '#src/api/changes.ts';
import { FieldSection } from '#src/components/fields/layout.tsx';
import { ProseInput } from '#src/components/fields/TextInput.tsx';
import { formatInstant } from '#src/components/format.ts';
import { useMay, useSession } from '#src/components/SessionProvider.tsx';
import { sectionList } from '#src/registers/record-sections/section-list.ts';
import { StepForm } from '#src/registers/step-dialog/StepDialog.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Banner } from '#src/ui/feedback/Banner.tsx';
import { StatusText } from '#src/ui/feedback/StatusText.tsx';
import { ActionDialog } from '#src/ui/overlay/ActionDialog.tsx';
import { css } from '#styled/css/index.js';

import { changeKind } from './change-kind.ts';
import type { ProgressProps } from './progress-props.ts';
import { useVoteActor, type VoteActor } from './useCourseActor.ts';

const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8' });
const item = css({ display: 'grid', gap: '2', paddingBlock: '6', borderBlockStart: 'subtle' });
const seatRow = css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: '12' });
const facts = css({ margin: '0', color: 'fg.subtle', textStyle: 'xs' });
const prose = css({ margin: '0', color: 'fg.muted', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
const summary = css({ color: 'fg.muted', textStyle: 'xs', cursor: 'pointer' });

type Seat = ChangeCourse['seats'][number];

function SeatState({ isVacant, vote }: Seat) {
  if (isVacant)
    return (
      <StatusText shape="onHold" tone="warning">
        Cannot decide any more
      </StatusText>
    );
  if (vote === null)
    return (
      <StatusText shape="open" tone="neutral">
        Not decided
      </StatusText>
    );
  return (
    <StatusText shape={vote === 'YES' ? 'done' : 'rejected'} tone={vote === 'YES' ? 'success' : 'danger'}>
      {ballotStates[vote]}
    </StatusText>
  );
}

const Seats = ({ seats }: { readonly seats: readonly Seat[] }) => (
  <ul className={sectionList} aria-label="Votes">
    {seats.map((seat) => (
      <li key={seat.voter.id} className={item}>
        <div className={seatRow}>
          <bdi>{seat.voter.name}</bdi>
          <SeatState {...seat} />
        </div>
        {seat.comment !== '' && (
          <p className={prose} dir="auto">
            {seat.comment}
          </p>
        )}
        {seat.votedAt !== null && <p className={facts}>{formatInstant(seat.votedAt)}</p>}
        {seat.isVacant && <p className={facts}>Choose someone else in their place below.</p>}
      </li>
    ))}
  </ul>
);

const FormerVotes = ({ votes }: { readonly votes: ChangeCourse['formerVotes'] }) => (
  <details>
    <summary className={summary}>Earlier votes ({votes.length})</summary>
    <ul className={sectionList} aria-label="Earlier votes">
      {votes.map((vote) => (
        <li key={`${vote.voter.id} ${vote.votedAt}`} className={item}>
          <p className={facts}>
            Round {vote.round}: <bdi>{vote.voter.name}</bdi>, {ballotStates[vote.vote].toLowerCase()},{' '}
            {formatInstant(vote.votedAt)}
          </p>
          {vote.comment !== '' && (
            <p className={prose} dir="auto">
              {vote.comment}
            </p>
          )}
        </li>
      ))}
    </ul>
  </details>
);

const results = {
  PENDING: 'Not decided yet',
  APPROVED: 'Enough have agreed',
  REFUSED: 'Not enough can agree any more',
} as const;

/** How those who decide have voted, and the person's own vote. */
export function VoteSection({
  change,
  course,
  hasChanges,
  onTaken,
}: ProgressProps & { readonly course: ChangeCourse }) {
  const actor = useVoteActor(change.id, onTaken);
  const personId = useSession(({ context }) => context.account?.id) ?? '';
  const mayEdit = useMay({ ...changeKind.access, level: 'EDIT' });
  const { seats, formerVotes, needed, result, round } = course;
  if (change.type === 'STANDARD' || round === 0) return null;
  const isAsked = seats.some(({ voter, isVacant }) => voter.id === personId && !isVacant);
  const mayVote = mayEdit && isAsked && change.owner?.id !== personId && isOpenForVotes(change, result);
  const agreed = seats.filter(({ isVacant, vote }) => !isVacant && vote === 'YES').length;
  // Those who have agreed may have left since: then the seats do not add up to what was decided.
  const hint =
    result === 'APPROVED' && agreed < needed ? `Round ${round}` : `Round ${round}: ${agreed} of ${needed} needed`;
  const isAfterwards = change.type === 'EMERGENCY' && change.status !== 'AUTHORISE' && result === 'PENDING';
  return (
    <FieldSection title="Votes" hint={hint}>
      {mayVote && (
        <div className={row}>
          {(['YES', 'NO'] as const).map((vote) => (
            <Button
              key={vote}
              size="sm"
              variant={vote === 'YES' ? 'primary' : 'secondary'}
              disabled={hasChanges}
              onClick={() => actor.send({ type: 'vote.requested', vote, round })}
            >
              {ballotLabels[vote]}
            </Button>
          ))}
        </div>
      )}
      <p className={facts}>
        {results[result]}
        {isAfterwards && ': an emergency is closed only after that'}
      </p>
      <Seats seats={seats} />
      {formerVotes.length > 0 && <FormerVotes votes={formerVotes} />}
      <VoteDialog actor={actor} />
    </FieldSection>
  );
}

const questions = { YES: 'Approve the change', NO: 'Refuse the change' } as const;

/** Asks for the comment of a vote. What was changed meanwhile is read again first. */
function VoteDialog({ actor }: { readonly actor: VoteActor }) {
  const { draft, failure } = useSelector(actor, ({ context }) => context);
  const busy = useSelector(actor, (snapshot) => snapshot.matches('casting'));
  const isOvertaken = useSelector(actor, (snapshot) => snapshot.matches('overtaken'));
  if (draft === null) return null;
  const open = () => actor.send({ type: 'change.opened' });
  if (isOvertaken)
    return (
      <ActionDialog
        open
        title="The change is not as you read it"
        confirmLabel="Look again"
        busy={false}
        busyLabel=""
        onConfirm={open}
        onCancel={open}
      >
        <Banner tone="warning">
          It was changed since you opened it. Your vote was not cast; your comment is kept for the next one.
        </Banner>
      </ActionDialog>
    );
  return (
    <StepForm
      words={({ vote }) => ({ title: questions[vote], confirmLabel: ballotLabels[vote] })}
      draft={draft}
      failure={failure}
      busy={busy}
      onChange={({ comment }) => comment !== undefined && actor.send({ type: 'draft.changed', changes: { comment } })}
      whenTaken={(listener) => actor.on('vote.cast', listener)}
      onConfirm={() => actor.send({ type: 'vote.confirmed' })}
      onCancel={() => actor.send({ type: 'vote.cancelled' })}
    >
      {(form) => <ProseInput form={form} field="comment" words={{ label: 'Comment' }} required={draft.vote === 'NO'} />}
    </StepForm>
  );
}
