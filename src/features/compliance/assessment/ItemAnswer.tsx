import { complianceResultLabels } from '#domain/words/own-control.ts';
import type { StoredAnswer } from '#machines/control-answer/control-answer.types.ts';
import type { ComplianceAssessment } from '#src/api/compliance/assessments.ts';
import type { PositionDetails } from '#src/api/compliance/positions.ts';
import type { Schemas } from '#src/api/connection/client.ts';
import { Button } from '#src/ui/Button.tsx';
import { Banner } from '#src/ui/feedback/Banner.tsx';
import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';

import { AnswerForm } from './AnswerForm.tsx';
import type { TreeItem } from './assessment-tree.ts';
import { Questions } from './Questions.tsx';
import { ReasonForm } from './ReasonInput.tsx';
import { useWasChanged } from './SaveState.tsx';
import type { ControlAnswerActor } from './useControlAnswers.ts';
import { isAnswerable, reasonOf } from './useItemAnswer.ts';

interface ItemAnswerProps {
  readonly control: TreeItem;
  readonly position: PositionDetails;
  readonly assessment: ComplianceAssessment | null;
  readonly stored: StoredAnswer | undefined;
  readonly questions: readonly Schemas['ControlQuestion'][];
  readonly mayAnswer: boolean;
  /** Says why something was not assessed. */
  readonly mayJudge: boolean;
  readonly isAudit: boolean;
  readonly actor: ControlAnswerActor;
  readonly steps: { readonly onLink: (() => void) | undefined; readonly onApplicability: () => void };
}

/** The answer to a control, or where it is answered instead. */
export function ItemAnswer(props: ItemAnswerProps) {
  const { position, assessment, stored, mayAnswer, mayJudge, isAudit, actor, steps, questions, control } = props;
  // The form is away for a moment while the own control of a first answer is read.
  const wasChanged = useWasChanged({ positionId: position.id, actor });
  if (control.position.result === 'NON_APPLICABLE')
    return (
      <Banner
        title="This control does not apply"
        actions={
          steps.onLink !== undefined && (
            <Button size="sm" onClick={steps.onApplicability}>
              Change
            </Button>
          )
        }
      >
        <span dir="auto">{position.justification}</span>
      </Banner>
    );
  if (!isAudit && !isAnswerable(position))
    return (
      <>
        <Banner title={`Result: ${complianceResultLabels[control.position.result]}`}>
          It follows from the own controls below. Answer each of them in the view of own controls.
        </Banner>
        {control.item !== undefined && control.position.result === 'NOT_ASSESSED' && (
          <ReasonForm
            positionId={position.id}
            stored={reasonOf(control.item)}
            readOnly={!mayJudge}
            actor={actor}
            wasChanged={wasChanged}
          />
        )}
      </>
    );
  if (stored === undefined) return <LoadingRows />;
  const readOnly = !mayAnswer;
  return (
    <>
      <Questions
        positionId={position.id}
        controlId={position.controlId}
        questions={questions}
        stored={stored}
        readOnly={readOnly}
        actor={actor}
      />
      {!isAudit && position.proposal !== null && position.result === 'NOT_ASSESSED' && (
        <Banner title={`Its sources propose: ${complianceResultLabels[position.proposal]}`} />
      )}
      <AnswerForm
        positionId={position.id}
        stored={stored}
        heading={isAudit ? 'Judgement' : 'Answer'}
        readOnly={readOnly}
        reason={assessment === null ? undefined : mayJudge ? 'EDIT' : 'READ'}
        actor={actor}
        wasChanged={wasChanged}
        onApplicability={steps.onApplicability}
      />
    </>
  );
}
