import type { PositionDetails } from '#src/api/compliance/positions.ts';
import { StepDialog } from '#src/registers/step-dialog/StepDialog.tsx';
import { CheckboxGroup } from '#src/ui/form/CheckboxGroup.tsx';

import type { CoverActor } from './usePositionSteps.ts';

interface CoverDialogProps {
  readonly actor: CoverActor;
  readonly position: PositionDetails;
}

/** Asks which of the linked own controls together do all that a control asks. */
export function CoverDialog({ actor, position }: CoverDialogProps) {
  const linked = position.sources.flatMap(({ ownControl, standing }) =>
    ownControl === null || standing === 'REJECTED' ? [] : [ownControl],
  );
  return (
    <StepDialog
      actor={actor}
      words={({ ownControlIds }) => ({
        title: `Cover ${position.ref}`,
        description:
          'Choose the own controls that together do all that the control asks. If all of them conform, the control does.',
        confirmLabel: ownControlIds.length === 0 && position.cover !== null ? 'End cover' : 'Declare cover',
      })}
    >
      {(form) => (
        <CheckboxGroup
          label="Own controls"
          options={linked.map(({ id, ref, title }) => ({ value: id, label: `${ref} ${title}` }))}
          value={form.draft.ownControlIds}
          error={form.errorOf('ownControlIds')}
          onValueChange={(ids) => form.change('ownControlIds', ids)}
        />
      )}
    </StepDialog>
  );
}
