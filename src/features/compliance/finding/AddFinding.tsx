import { useQuery, useQueryClient } from '@tanstack/react-query';

import { finding } from '#openapi/generated/records.ts';
import { raiseOfStandard, type StandardFindingDraft } from '#src/actors/raised-finding.ts';
import { activeAssessmentQuery } from '#src/api/compliance/assessments.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { useMay } from '#src/components/SessionProvider.tsx';
import { emptyRaisedFinding, RaisedFindingFields } from '#src/registers/raised-finding/RaisedFindingFields.tsx';
import { StepDialog } from '#src/registers/step-dialog/StepDialog.tsx';
import { useStepDialog } from '#src/registers/step-dialog/useStepDialog.ts';
import { Button } from '#src/ui/Button.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';

import { useAssessmentRights } from '../assessment/useAssessmentRights.ts';
import { useComplianceRight } from '../useComplianceRight.ts';

/** What is wrong with a finding of a standard: it is in its list by a control. */
const mistakesIn = ({ title, positionIds }: StandardFindingDraft) => ({
  ...(title.trim() === '' && { title: 'Enter a title' }),
  ...(positionIds.length === 0 && { positionIds: 'Choose a control' }),
});

/** Adds a finding of controls of a standard, for those who raise findings, and for the auditors of its open assessment within that. */
export function AddFinding({ adoptedStandardId }: { readonly adoptedStandardId: string }) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { data: assessment = null } = useQuery(activeAssessmentQuery(api, adoptedStandardId));
  const { mayRaise } = useAssessmentRights(assessment);
  const mayAdd = useMay({ roles: finding.roles, feature: finding.feature, level: 'ADD' });
  const mayAlways = useComplianceRight('RAISE_FINDING', 'ADD') && mayAdd;
  const raisedIn = mayAlways || !mayRaise ? null : assessment;
  const actor = useStepDialog<StandardFindingDraft>(
    () => raiseOfStandard(api, queryClient),
    () => toast.success('Finding added'),
    { mistakesIn },
  );
  if (!mayAlways && raisedIn === null) return null;
  return (
    <>
      <Button
        size="sm"
        variant="primary"
        onClick={() =>
          actor.send({ type: 'step.requested', draft: { ...emptyRaisedFinding, assessmentId: raisedIn?.id ?? null } })
        }
      >
        Add finding
      </Button>
      <StepDialog
        actor={actor}
        words={() => ({
          title: 'Add a finding',
          confirmLabel: 'Add finding',
          ...(raisedIn !== null && { description: `It is raised in ${raisedIn.ref} ${raisedIn.title}.` }),
        })}
      >
        {(form) => <RaisedFindingFields form={form} adoptedStandardId={adoptedStandardId} />}
      </StepDialog>
    </>
  );
}
