import { useQueryClient } from '@tanstack/react-query';

import { undoUpgrade, type UpgradeUndoDraft } from '#src/actors/standard-upgrade.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import type { Schemas } from '#src/api/connection/client.ts';
import { isolated } from '#src/components/bidi.ts';
import { countOf, formatInstant } from '#src/components/format.ts';
import { StepDialog } from '#src/registers/step-dialog/StepDialog.tsx';
import { useStepDialog } from '#src/registers/step-dialog/useStepDialog.ts';
import { Button } from '#src/ui/Button.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import { css } from '#styled/css/index.js';

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12',
  paddingInline: { base: '16', md: '20' },
  paddingBlockEnd: '16',
});
const note = css({ margin: '0', color: 'fg.muted', overflowWrap: 'anywhere' });

interface UndoUpgradeProps {
  readonly adoptedId: string;
  readonly version: number;
  /** The last upgrade, as long as it can be undone. */
  readonly undoable: Schemas['UndoableUpgrade'] | null;
}

/** What an undo leaves as it is. */
function keptText({ touched, keepsLevels, keptParameters, fromNumber }: UpgradeUndoDraft): string {
  const kept = [
    ...(touched === 0 ? [] : [`${countOf(touched, 'control')} decided on`]),
    ...(keepsLevels ? ['levels chosen'] : []),
    ...(keptParameters.length === 0 ? [] : [`values of ${isolated(keptParameters.join(', '))} set`]),
  ];
  if (kept.length === 0) return '';
  return ` Since then: ${kept.join('; ')}. That stays as far as ${fromNumber} has it.`;
}

/** The last upgrade, and the way back. It stays when there is none any more, to say that it was undone. */
export function UndoUpgrade({ adoptedId, version, undoable }: UndoUpgradeProps) {
  const api = useApi();
  const queryClient = useQueryClient();
  const actor = useStepDialog<UpgradeUndoDraft>(
    () => undoUpgrade(api, queryClient),
    ({ fromNumber }) => toast.success('Upgrade undone', `Version ${fromNumber} is in force again`),
  );
  return (
    <>
      {undoable !== null && (
        <LastUpgrade
          undoable={undoable}
          onUndo={() => actor.send({ type: 'step.requested', draft: { id: adoptedId, version, ...undoable } })}
        />
      )}
      <StepDialog
        actor={actor}
        words={(undone) => ({
          title: `Go back to ${undone.fromNumber}?`,
          confirmLabel: 'Undo upgrade',
          description: `Controls of ${undone.toNumber} are archived, and those of ${undone.fromNumber} are as they were.${keptText(undone)}`,
        })}
      >
        {() => null}
      </StepDialog>
    </>
  );
}

interface LastUpgradeProps {
  readonly undoable: Schemas['UndoableUpgrade'];
  readonly onUndo: () => void;
}

function LastUpgrade({ undoable, onUndo }: LastUpgradeProps) {
  const { fromNumber, toNumber, appliedAt, appliedBy, undoableUntil } = undoable;
  return (
    <div className={row}>
      <p className={note}>
        Upgraded from {fromNumber} to {toNumber} on {formatInstant(appliedAt)}
        {appliedBy !== null && ` by ${appliedBy.name}`}. It can be undone until {formatInstant(undoableUntil)}.
      </p>
      <Button size="sm" onClick={onUndo}>
        Undo upgrade
      </Button>
    </div>
  );
}
