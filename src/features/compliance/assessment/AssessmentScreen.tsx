import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';

import type { AssessmentDetails } from '#src/api/compliance/assessments.ts';
import { positionQuery, type ControlPosition } from '#src/api/compliance/positions.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import type { Schemas } from '#src/api/connection/client.ts';
import { LeaveDialog } from '#src/components/record-panel/LeaveDialog.tsx';
import { UnsavedNote } from '#src/registers/unsaved/UnsavedNote.tsx';
import type { Leaving } from '#src/registers/useLeaving.ts';
import { Banner } from '#src/ui/feedback/Banner.tsx';
import { NoResults } from '#src/ui/feedback/NoResults.tsx';
import { css } from '#styled/css/index.js';

import { hasGaps, itemsIn, narrowed, rowsOf } from './assessment-tree.ts';
import { AssessmentDialogs } from './AssessmentDialogs.tsx';
import { AssessmentHead } from './AssessmentHead.tsx';
import { AssessmentSteps } from './AssessmentSteps.tsx';
import { ItemDetail } from './ItemDetail.tsx';
import { KeysDialog } from './KeysDialog.tsx';
import { TreeSide } from './TreeSide.tsx';
import { useAssessmentAnswers } from './useAssessmentAnswers.ts';
import { useAssessmentDialogs } from './useAssessmentDialogs.ts';
import { useAssessmentKeys } from './useAssessmentKeys.ts';
import { useAssessmentRights, type AssessmentRights } from './useAssessmentRights.ts';
import type { ControlAnswerActor } from './useControlAnswers.ts';
import { useItemAnswer } from './useItemAnswer.ts';
import { useReadAhead } from './useReadAhead.ts';
import { useShownControl } from './useShownControl.ts';

const route = getRouteApi('/_app/_guarded/assessments/$organisationStandardId');

const page = css({ lg: { display: 'flex', flexDirection: 'column', height: 'full' } });
const note = css({ '&:not(:empty)': { padding: '12', borderBlockEnd: 'default' } });
const sheet = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '24rem minmax(0, 1fr)' },
  // Both columns scroll by themselves, so that the tree stays beside a long control.
  gridTemplateRows: { lg: 'minmax(0, 1fr)' },
  flex: { lg: '1' },
  minHeight: { lg: '[24rem]' },
});
interface AssessmentScreenProps {
  readonly standard: Schemas['AdoptedStandard'];
  readonly positions: readonly ControlPosition[];
  readonly groups: readonly Schemas['StandardGroup'][];
  /** Undefined where the standard has no assessment. */
  readonly details: AssessmentDetails | undefined;
}

/** The controls of the standard, and those of them that the filter and the search leave. */
function useControls({ positions, groups, details }: AssessmentScreenProps, userId: string) {
  const { show: filter, search } = route.useSearch();
  const all = useMemo(() => itemsIn(positions, details?.items), [positions, details]);
  const controls = useMemo(() => narrowed(all, { show: filter, search, userId }), [all, filter, search, userId]);
  const rows = useMemo(() => rowsOf(controls, groups), [controls, groups]);
  return { all, controls, rows };
}

/** The control that is read, with its sources and what is stored of its answer. */
function useControlInView(
  controls: ReturnType<typeof useControls>['controls'],
  actor: ControlAnswerActor,
  newestOf: ReturnType<typeof useAssessmentAnswers>['newestOf'],
  { isAudit }: AssessmentRights,
) {
  const save = useCallback(() => actor.send({ type: 'save.requested' }), [actor]);
  const shown = useShownControl(controls, save);
  const positionId = shown.control?.position.id;
  const { data } = useQuery({ ...positionQuery(useApi(), positionId ?? ''), enabled: positionId !== undefined });
  const loaded = data?.id === positionId ? data : undefined;
  const read = useItemAnswer(loaded, shown.control?.item, isAudit);
  const stored = read === undefined || positionId === undefined ? undefined : newestOf(positionId, read);
  return { ...shown, positionId, loaded, stored };
}

/** The controls of a standard beside the one that is read, with its answer and its sources. */
export function AssessmentScreen(props: AssessmentScreenProps) {
  const { standard, details } = props;
  const assessment = details?.assessment ?? null;
  const rights = useAssessmentRights(assessment);
  const { isAudit, mayAnswer } = rights;
  const { actor, unsaved, hasUnsaved, leaving, newestOf, answerNow } = useAssessmentAnswers(
    standard,
    assessment,
    rights,
  );
  const { all, controls, rows } = useControls(props, rights.userId);
  const inView = useControlInView(controls, actor, newestOf, rights);
  const { control, positionId, loaded, stored } = inView;
  useReadAhead(inView.next, standard);
  const { actors, steps, selection } = useAssessmentDialogs(assessment, inView, rights, answerNow);
  const keys = useAssessmentKeys({
    onStep: inView.step,
    onChoose(result) {
      if (result === 'NON_APPLICABLE') return steps.onApplicability();
      if (mayAnswer && stored !== undefined && positionId !== undefined)
        actor.send({ type: 'answer.changed', positionId, stored, changes: { result } });
    },
    onRaise: () => steps.onRaise?.(),
  });
  const countsGaps = assessment?.status === 'IN_PROGRESS' || assessment?.status === 'IN_REVIEW';

  return (
    <div className={page}>
      <AssessmentHead standard={standard} details={details} onKeys={keys.show}>
        <AssessmentSteps
          assessment={assessment}
          hasUnsaved={hasUnsaved}
          gapCount={countsGaps ? all.filter(hasGaps).length : 0}
          standardId={standard.id}
          onShow={inView.show}
        />
      </AssessmentHead>
      <div className={note}>
        <UnsavedNote {...unsaved} />
        {assessment === null && <NoAssessmentYet />}
      </div>
      <div className={sheet}>
        <TreeSide
          controls={controls}
          total={all.length}
          rows={rows}
          shown={positionId}
          isHiddenOnPhones={inView.isChosen}
          answers={actor}
          selection={selection}
          onShow={inView.show}
        />
        {control === undefined ? (
          <NoResults title={all.length === 0 ? 'The standard has no controls' : 'No control is in this view'} />
        ) : (
          <ItemDetail
            key={control.position.id}
            control={control}
            position={loaded}
            standard={standard}
            assessment={assessment}
            stored={stored}
            mayAnswer={mayAnswer}
            mayJudge={rights.mayJudge}
            isAudit={isAudit}
            isHiddenOnPhones={!inView.isChosen}
            actor={actor}
            onStep={inView.step}
            onClose={inView.close}
            steps={steps}
          />
        )}
      </div>
      <AssessmentDialogs actors={actors} control={control} position={loaded} isAudit={isAudit} />
      <KeysDialog {...keys.dialog} />
      <LeaveQuestion leaving={leaving} onAbandon={unsaved.abandon} />
    </div>
  );
}

const NoAssessmentYet = () => (
  <Banner title="No assessment yet">
    Answers given here already count for the standard. Start an assessment to have them reviewed and closed.
  </Banner>
);

interface LeaveQuestionProps {
  readonly leaving: Leaving;
  readonly onAbandon: () => void;
}

/** Asks those who leave unsaved answers. */
const LeaveQuestion = ({ leaving, onAbandon }: LeaveQuestionProps) => (
  <LeaveDialog
    open={leaving.asked}
    onStay={leaving.stay}
    onLeave={() => {
      onAbandon();
      leaving.leave();
    }}
  />
);
