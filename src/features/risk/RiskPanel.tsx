import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import type { SubmitEvent } from 'react';

import { ApiError } from '#src/api/api-error.ts';
import { useApi } from '#src/api/ApiProvider.tsx';
import { riskChoicesQuery, riskQuery, type Risk, type RiskChoices } from '#src/api/risks.ts';
import { formatInstant } from '#src/components/format.ts';
import { useMay } from '#src/components/SessionProvider.tsx';
import { Button } from '#src/ui/Button.tsx';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { TrashIcon } from '#src/ui/icons.tsx';
import { LoadingRows } from '#src/ui/LoadingRows.tsx';
import * as Panel from '#src/ui/Panel.tsx';
import { css } from '#styled/css/index.js';

import { choicesFor } from './choices.ts';
import { ConflictList } from './ConflictList.tsx';
import { RiskForm } from './RiskForm.tsx';
import { useRiskActor, type RiskActor } from './useRiskActor.ts';

export interface RiskPanelProps {
  /** An id, or `new`. */
  readonly riskId: string;
  /** Shows another risk, or none. */
  readonly onShow: (riskId: string | undefined) => void;
}

const form = css({ display: 'flex', flexDirection: 'column', flex: '1', minHeight: '0' });

/** Reads what the panel is about before the record's machine begins: the machine holds what it was read as. */
export function RiskPanel({ riskId, onShow }: RiskPanelProps) {
  const api = useApi();
  const isNew = riskId === 'new';
  const risk = useQuery({ ...riskQuery(api, riskId), enabled: !isNew });
  const choices = useQuery(riskChoicesQuery(api));
  const error = risk.error ?? choices.error;
  if (error !== null) return <PanelFailed error={error} onClose={() => onShow(undefined)} />;
  if (choices.data === undefined || (!isNew && risk.data === undefined)) {
    return (
      <Panel.Root label="Risk">
        <LoadingRows />
      </Panel.Root>
    );
  }
  const opened = risk.data ?? null;
  return <OpenRisk risk={opened} choices={choicesFor(choices.data, opened)} onShow={onShow} />;
}

interface OpenRiskProps {
  readonly risk: Risk | null;
  readonly choices: RiskChoices;
  readonly onShow: RiskPanelProps['onShow'];
}

function OpenRisk({ risk, choices, onShow }: OpenRiskProps) {
  const close = () => onShow(undefined);
  const actor = useRiskActor(risk, { onAdded: (added) => onShow(added.id), onRemoved: close });
  const { base, conflicts } = useSelector(actor, ({ context }) => context);
  const maySave = useMay({ feature: 'RISK', level: risk === null ? 'ADD' : 'EDIT' });
  const reference = base?.ref ?? 'New risk';
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    actor.send({ type: 'save.requested' });
  };
  return (
    <Panel.Root label={base === null ? reference : `${base.ref} ${base.title}`}>
      <Panel.Header
        reference={reference}
        actions={
          <>
            {base !== null && <RemoveRisk actor={actor} risk={base} />}
            <Panel.Close onClick={close} />
          </>
        }
      />
      <form className={form} onSubmit={submit} noValidate aria-label={reference}>
        <Panel.Body>
          {conflicts.length > 0 ? (
            <ConflictList actor={actor} choices={choices} />
          ) : (
            <RiskForm actor={actor} choices={choices} readOnly={!maySave} />
          )}
        </Panel.Body>
        <Panel.Footer note={base === null ? '' : `Edited ${formatInstant(base.updatedAt)}`}>
          {maySave && <SaveButtons actor={actor} onCancel={close} />}
        </Panel.Footer>
      </form>
    </Panel.Root>
  );
}

function SaveButtons({ actor, onCancel }: { readonly actor: RiskActor; readonly onCancel: () => void }) {
  const busy = useSelector(actor, (snapshot) => snapshot.matches('saving'));
  const conflicted = useSelector(actor, (snapshot) => snapshot.matches('conflicted'));
  return (
    <>
      <Button onClick={onCancel}>Cancel</Button>
      <Button type="submit" variant="primary" busy={busy} busyLabel="Saving..." disabled={conflicted}>
        Save risk
      </Button>
    </>
  );
}

function RemoveRisk({ actor, risk }: { readonly actor: RiskActor; readonly risk: Risk }) {
  const mayRemove = useMay({ feature: 'RISK', level: 'DELETE' });
  const open = useSelector(actor, (snapshot) => snapshot.hasTag('removing'));
  const busy = useSelector(actor, (snapshot) => snapshot.matches('removing'));
  if (!mayRemove) return null;
  return (
    <>
      <IconButton label="Delete risk" onClick={() => actor.send({ type: 'removal.requested' })}>
        <TrashIcon />
      </IconButton>
      <ConfirmDialog
        open={open}
        title="Delete 1 risk?"
        description={`${risk.ref} leaves the register; its history stays.`}
        confirmLabel="Delete 1 risk"
        cancelLabel="Cancel"
        busy={busy}
        busyLabel="Deleting..."
        onConfirm={() => actor.send({ type: 'removal.confirmed' })}
        onCancel={() => actor.send({ type: 'removal.cancelled' })}
      />
    </>
  );
}

function PanelFailed({ error, onClose }: { readonly error: Error; readonly onClose: () => void }) {
  const isGone = error instanceof ApiError && error.status === 404;
  return (
    <Panel.Root label="Risk">
      <ErrorState
        title={isGone ? 'This risk is not in the register' : 'The risk could not be loaded'}
        requestId={error instanceof ApiError ? (error.requestId ?? undefined) : undefined}
        actions={<Button onClick={onClose}>Close</Button>}
      >
        {isGone ? 'It may have been deleted, or the address is wrong.' : error.message}
      </ErrorState>
    </Panel.Root>
  );
}
