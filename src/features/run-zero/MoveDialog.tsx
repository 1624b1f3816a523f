import { createLink } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';

import { movesOf } from '#machines/device-move/device-move.machine.ts';
import type { Schemas } from '#src/api/connection/client.ts';
import { isolated } from '#src/components/bidi.ts';
import { formatNumber } from '#src/components/format.ts';
import { counted, enumerated } from '#src/components/words.ts';
import { likenessLabels } from '#src/registers/words/asset-likeness.ts';
import { Button } from '#src/ui/Button.tsx';
import { Banner } from '#src/ui/feedback/Banner.tsx';
import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';
import { NativeSelect } from '#src/ui/form/NativeSelect.tsx';
import { Link } from '#src/ui/navigation/Link.tsx';
import * as Dialog from '#src/ui/overlay/Dialog.tsx';
import { css } from '#styled/css/index.js';

import type { DeviceMoveActor } from './useDeviceMove.ts';

export const deviceNoun = { one: 'device', many: 'devices' } as const;

const rows = css({
  display: 'grid',
  gap: '12',
  listStyle: 'none',
  margin: '0',
  padding: '0',
  overflowWrap: 'anywhere',
});
const refused = css({ color: 'fg.muted', textStyle: 'sm' });
const name = css({ fontWeight: 'medium' });

/** Asks what devices become in the register of information assets, and says what became of them. */
export function MoveDialog({ actor }: { readonly actor: DeviceMoveActor }) {
  const { proposals, choices, outcome, failure, deviceIds } = useSelector(actor, ({ context }) => context);
  const state = useSelector(actor, ({ value }) => value);
  const isMoving = state === 'moving';
  const moves = movesOf(choices).length;
  return (
    <Dialog.Root
      size="md"
      open={state !== 'closed'}
      closeOnEscape={!isMoving}
      closeOnInteractOutside={!isMoving}
      onOpenChange={({ open }) => !open && actor.send({ type: 'dialog.closed' })}
    >
      <Dialog.Content
        title={`Move ${counted(deviceIds.length, deviceNoun)} into the register`}
        closable={!isMoving}
        footer={
          state === 'deciding' || isMoving ? (
            <>
              <Button disabled={isMoving} onClick={() => actor.send({ type: 'dialog.closed' })}>
                Cancel
              </Button>
              <Button
                variant="primary"
                busy={isMoving}
                busyLabel="Moving..."
                disabled={moves === 0}
                onClick={() => actor.send({ type: 'move.confirmed' })}
              >
                Move {counted(moves, deviceNoun)}
              </Button>
            </>
          ) : (
            <Button onClick={() => actor.send({ type: 'dialog.closed' })}>Close</Button>
          )
        }
      >
        {failure !== null && (
          <Banner
            tone="danger"
            title={state === 'unproposed' ? 'The register was not searched' : 'Nothing was moved'}
            actions={
              state === 'unproposed' && (
                <Button size="sm" onClick={() => actor.send({ type: 'proposals.retried' })}>
                  Try again
                </Button>
              )
            }
          >
            {failure.message}
          </Banner>
        )}
        {state === 'proposing' && <LoadingRows />}
        {(state === 'deciding' || isMoving) && (
          <ul className={rows}>
            {proposals?.map((proposal) => (
              <li key={proposal.deviceId}>
                <Proposal actor={actor} proposal={proposal} disabled={isMoving} />
              </li>
            ))}
          </ul>
        )}
        {outcome !== null && <Outcome outcome={outcome} />}
      </Dialog.Content>
    </Dialog.Root>
  );
}

interface ProposalProps {
  readonly actor: DeviceMoveActor;
  readonly proposal: Schemas['RunZeroProposal'];
  readonly disabled: boolean;
}

/** What one device becomes. */
function Proposal({ actor, proposal: { deviceId, name: device, refusal, candidates }, disabled }: ProposalProps) {
  const choice = useSelector(actor, ({ context }) => context.choices[deviceId]);
  const mayLink = useSelector(actor, ({ context }) => context.mayLink);
  if (choice === undefined)
    return (
      <p className={refused}>
        <span className={name}>{isolated(device)}</span>: {refusal}
      </p>
    );
  return (
    <NativeSelect
      label={isolated(device)}
      value={choice}
      disabled={disabled}
      onValueChange={(chosen) => actor.send({ type: 'choice.changed', deviceId, choice: chosen })}
      options={[
        { value: 'new', label: 'Add as a new asset' },
        ...(mayLink ? candidates : []).map((candidate) => ({ value: candidate.id, label: candidateText(candidate) })),
        { value: 'leave', label: 'Leave out' },
      ]}
    />
  );
}

/** `Link to A-0007 Crane (same MAC address)` */
const candidateText = ({ ref, title, by }: Schemas['RunZeroCandidate']): string =>
  `Link to ${ref} ${isolated(title)} (same ${enumerated(
    by.map((likeness) => likenessLabels[likeness]),
    by.length,
  )})`;

const AssetLink = createLink(Link);

/** What became of the devices. */
function Outcome({ outcome: { moved, left } }: { readonly outcome: Schemas['RunZeroMoves'] }) {
  return (
    <>
      <p role="status">
        {counted(moved.length, deviceNoun)} moved{left.length > 0 && `, ${formatNumber(left.length)} left out`}
      </p>
      <ul className={rows}>
        {moved.map(({ id, name: device, asset }) => (
          <li key={id}>
            {asset === null ? (
              isolated(device)
            ) : (
              <AssetLink to="/information-asset" search={{ asset: asset.id }}>
                {`${asset.ref} ${isolated(asset.title)}`}
              </AssetLink>
            )}
          </li>
        ))}
        {left.map(({ id, name: device, message }) => (
          <li key={id} className={refused}>
            {isolated(device)}: {message}
          </li>
        ))}
      </ul>
    </>
  );
}
