import { useCallback, useState } from 'react';

import type { StoredAnswer } from '#machines/control-answer/control-answer.types.ts';
import type { ComplianceAssessment } from '#src/api/compliance/assessments.ts';
import type { PositionDetails } from '#src/api/compliance/positions.ts';

import {
  coverOf,
  exclusionOf,
  newLink,
  overrideOf,
  useApplicabilityActor,
  useCoverActor,
  useLinkActor,
  useOverrideActor,
} from '../position/usePositionSteps.ts';
import { resultOf, type TreeItem } from './assessment-tree.ts';
import type { ItemSteps } from './ItemDetail.tsx';
import type { AssessmentRights } from './useAssessmentRights.ts';
import { useDelegationReply } from './useDelegationReply.ts';
import { newFinding, useItemSteps } from './useItemSteps.ts';

/** The control that is read, as far as it is loaded. */
interface ControlInView {
  readonly control: TreeItem | undefined;
  readonly loaded: PositionDetails | undefined;
  /** What is stored of its answer, if it is answered here. */
  readonly stored: StoredAnswer | undefined;
}

/** The controls that are selected to be changed together. */
function useSelection() {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const select = useCallback(
    (id: string, isSelected: boolean) =>
      setSelected((before) => new Set(isSelected ? [...before, id] : [...before].filter((one) => one !== id))),
    [],
  );
  return { selected, select, clear: () => setSelected(new Set()) };
}

export type AssessmentDialogActors = ReturnType<typeof useAssessmentDialogs>['actors'];

/** The dialogs about controls of an assessment: their machines, and the steps that open them as far as the person may. */
export function useAssessmentDialogs(
  assessment: ComplianceAssessment | null,
  { control, loaded, stored }: ControlInView,
  rights: AssessmentRights,
  answerNow: (positionId: string, stored: StoredAnswer) => StoredAnswer,
) {
  const positionId = control?.position.id ?? '';
  const { selected, select, clear } = useSelection();
  const { finding, delegation, batch } = useItemSteps(assessment?.id ?? '', clear);
  const link = useLinkActor();
  const cover = useCoverActor();
  const applicability = useApplicabilityActor();
  const override = useOverrideActor();
  const onAnswered = useDelegationReply(assessment, control, rights);

  const raise = () => {
    if (control === undefined || !rights.mayRaise) return;
    // What was judged a moment ago may not be saved or fetched yet.
    const result = stored === undefined ? resultOf(control) : answerNow(positionId, stored).result;
    finding.send({ type: 'step.requested', draft: newFinding(control.position, result) });
  };
  const delegate = () => {
    const { person, dueOn } = control?.item?.delegation ?? { person: null, dueOn: null };
    const draft = { positionId, personId: person?.id ?? null, dueOn, note: '' };
    delegation.send({ type: 'step.requested', draft });
  };
  const changeSelected = () => {
    batch.send({ type: 'step.requested', draft: { positionIds: [...selected], result: null, reason: '' } });
  };
  const working = rights.mayWork ? loaded : undefined;
  const steps: ItemSteps = {
    onRaise: rights.mayRaise ? raise : undefined,
    onDelegate: rights.mayDelegate ? delegate : undefined,
    onAnswered,
    onApplicability() {
      if (working !== undefined) applicability.send({ type: 'step.requested', draft: exclusionOf(working) });
    },
    onOverride: working && (() => override.send({ type: 'step.requested', draft: overrideOf(working) })),
    onLink: rights.mayWork ? () => link.send({ type: 'step.requested', draft: newLink(positionId) }) : undefined,
    onCover: working && (() => cover.send({ type: 'step.requested', draft: coverOf(working) })),
  };
  const maySelect = rights.mayAnswer && assessment !== null;
  return {
    actors: { finding, delegation, batch, link, cover, applicability, override },
    steps,
    selection: {
      selected,
      onSelect: maySelect ? select : undefined,
      onBatch: maySelect ? changeSelected : undefined,
    },
  };
}

export type Selection = ReturnType<typeof useAssessmentDialogs>['selection'];
