import { titleShown } from '#domain/compliance/control-title.ts';
import type { PositionDetails } from '#src/api/compliance/positions.ts';

import { ApplicabilityDialog } from '../position/ApplicabilityDialog.tsx';
import { CoverDialog } from '../position/CoverDialog.tsx';
import { LinkOwnControlDialog } from '../position/LinkOwnControlDialog.tsx';
import { OverrideDialog } from '../position/OverrideDialog.tsx';
import type { TreeItem } from './assessment-tree.ts';
import { BatchDialog, DelegationDialog } from './dialogs.tsx';
import { FindingDialog } from './FindingDialog.tsx';
import type { AssessmentDialogActors } from './useAssessmentDialogs.ts';

interface AssessmentDialogsProps {
  readonly actors: AssessmentDialogActors;
  readonly control: TreeItem | undefined;
  readonly position: PositionDetails | undefined;
  readonly isAudit: boolean;
}

/** The dialogs about the control that is read, and about those that are selected. */
export function AssessmentDialogs({ actors, control, position, isAudit }: AssessmentDialogsProps) {
  const name = control === undefined ? '' : `${control.position.ref} ${titleShown(control.position.title)}`;
  return (
    <>
      <FindingDialog actor={actors.finding} control={name} />
      <DelegationDialog actor={actors.delegation} control={name} item={control?.item} />
      <BatchDialog actor={actors.batch} isAudit={isAudit} />
      <LinkOwnControlDialog actor={actors.link} control={name} />
      {position !== undefined && (
        <>
          <CoverDialog actor={actors.cover} position={position} />
          <ApplicabilityDialog actor={actors.applicability} position={position} />
          <OverrideDialog actor={actors.override} position={position} />
        </>
      )}
    </>
  );
}
