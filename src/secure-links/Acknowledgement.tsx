import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import type { SnapshotFrom } from 'xstate';

import { longInstant } from '#domain/time/long-dates.ts';
import { acknowledgementSentence } from '#domain/words/acknowledgement.ts';
import { policyAcknowledgementMachine } from '#machines/policy-acknowledgement/policy-acknowledgement.machine.ts';
import { linkEndings } from '#src/texts/link-endings.ts';
import { linkTexts as texts } from '#src/texts/secure-links.ts';
import { Button } from '#src/ui/Button.tsx';
import { ToastCard } from '#src/ui/feedback/ToastCard.tsx';
import { Checkbox } from '#src/ui/form/Checkbox.tsx';
import { css } from '#styled/css/css.js';

import { acknowledgementActors } from './actors.ts';
import type { IslandData } from './island.ts';
import { muted } from './styles.ts';
import { useEndReached } from './text-end.ts';

const bar = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '20', rowGap: '8' });
const message = css({ color: 'danger.fg', textStyle: 'sm' });
const quiet = css({ color: 'fg.muted', textStyle: 'sm' });
const address = css({ overflowWrap: 'anywhere' });
const link = css({ color: 'accent.fg', textDecoration: 'underline' });
const toastPlace = css({ position: 'fixed', top: '16', insetInlineEnd: '16', zIndex: 'toast' });

type Acknowledged = NonNullable<IslandData['acknowledged']>;

/** The person in whose name it is, by the name that the organisation gave and the address that the link was sent to. */
const For = ({ recipient: { name, email } }: Pick<IslandData, 'recipient'>) => (
  <span>
    {'for '}
    {name !== '' && (
      <>
        <bdi>{name}</bdi>
        {', '}
      </>
    )}
    <bdi className={address}>{email}</bdi>
  </span>
);

/** The ticked box, and the way to the receipt. Further clicks do nothing (specification section 4). */
function Done({
  acknowledged: { acknowledgedAt, receiptCode },
  data,
}: {
  readonly acknowledged: Acknowledged;
  readonly data: IslandData;
}) {
  return (
    <div className={bar}>
      <Checkbox checked readOnly onCheckedChange={() => {}}>
        {acknowledgementSentence}
      </Checkbox>
      <p className={muted}>
        {`Acknowledged on ${longInstant(acknowledgedAt, data.locale, data.timeZone)} `}
        <For recipient={data.recipient} />
        {`. ${texts.receiptFollows} `}
        <a className={link} href={`/policy/receipt/${receiptCode}`}>
          Receipt
        </a>
      </p>
    </div>
  );
}

type Snapshot = SnapshotFrom<typeof policyAcknowledgementMachine>;

/** Why it is not acknowledged, if it should be. */
function reasonOf(snapshot: Snapshot): string | null {
  if (snapshot.matches('unanswered')) return linkEndings.unreachable;
  return snapshot.matches('failed') ? (snapshot.context.failure?.message ?? '') : null;
}

/** What stands beside the box while it is not acknowledged. */
function Progress({ snapshot, onRetry }: { readonly snapshot: Snapshot; readonly onRetry: () => void }) {
  const reason = reasonOf(snapshot);
  return (
    <div role="status" className={bar}>
      {snapshot.hasTag('slow') && <span className={quiet}>{texts.slow}</span>}
      {reason !== null && (
        <>
          <span className={message}>{`${texts.acknowledgeFailed}. ${reason}`}</span>
          <Button onClick={onRetry}>{texts.retry}</Button>
        </>
      )}
    </div>
  );
}

/** Without JavaScript the box is sent by a button. */
const WithoutScript = () => (
  <noscript>
    <Button type="submit" variant="primary">
      Acknowledge
    </Button>
  </noscript>
);

function Undone({ data }: { readonly data: IslandData }) {
  const actor = useActorRef(policyAcknowledgementMachine.provide({ actors: acknowledgementActors(data) }));
  const snapshot = useSelector(actor, (current) => current);
  const form = useRef<HTMLFormElement>(null);
  const hasReachedEnd = useEndReached();
  const { acknowledged } = snapshot.context;
  // Ticked before this script had arrived.
  useEffect(() => {
    if (form.current?.querySelector('input')?.checked === true) actor.send({ type: 'box.ticked' });
  }, [actor]);
  if (acknowledged !== null)
    return (
      <>
        <Done acknowledged={acknowledged} data={data} />
        <div role="region" aria-label="Messages" aria-live="polite" className={toastPlace}>
          {snapshot.matches({ acknowledged: 'announced' }) && (
            <ToastCard
              description={undefined}
              action={undefined}
              tone="success"
              title={texts.acknowledged}
              onClose={() => actor.send({ type: 'message.closed' })}
            />
          )}
        </div>
      </>
    );
  const tick = () => actor.send({ type: 'box.ticked' });
  const isBusy = snapshot.matches('acknowledging');
  return (
    <form ref={form} className={bar} method="post" action={`${data.path}?contentSha256=${data.contentSha256}`}>
      <Checkbox name="acknowledged" required checked={isBusy} aria-busy={isBusy || undefined} onCheckedChange={tick}>
        {acknowledgementSentence}
      </Checkbox>
      <p className={quiet}>
        {'Counts '}
        <For recipient={data.recipient} />
        {hasReachedEnd ? '' : `. ${texts.notAtEnd}.`}
      </p>
      <WithoutScript />
      <Progress snapshot={snapshot} onRetry={tick} />
    </form>
  );
}

/** The checkbox under a policy, which acknowledges it (specification section 2.3). */
export function Acknowledgement({ data }: { readonly data: IslandData }) {
  if (data.acknowledged !== null) return <Done acknowledged={data.acknowledged} data={data} />;
  return data.isSuperseded ? null : <Undone data={data} />;
}
