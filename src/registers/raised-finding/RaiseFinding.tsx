import { useQueryClient } from '@tanstack/react-query';

import { mayInCompliance } from '#domain/compliance/rights.ts';
import { organisationRoles } from '#openapi/access.ts';
import { finding } from '#openapi/generated/records.ts';
import { raiseFrom, type RaisedFindingDraft } from '#src/actors/raised-finding.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { FieldSection } from '#src/components/fields/layout.tsx';
import { principalOf, useMay, useSession } from '#src/components/SessionProvider.tsx';
import { Button } from '#src/ui/Button.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';

import { StepDialog } from '../step-dialog/StepDialog.tsx';
import { useStepDialog } from '../step-dialog/useStepDialog.ts';
import { emptyRaisedFinding, RaisedFindingFields } from './RaisedFindingFields.tsx';

/** Raises a finding from a record in one step. It is then among the links of the record, and the record among those of the finding. */
export function RaiseFinding({ recordId }: { readonly recordId: string }) {
  const api = useApi();
  const queryClient = useQueryClient();
  const actor = useStepDialog<RaisedFindingDraft>(
    () => raiseFrom(api, queryClient, recordId),
    () => toast.success('Finding raised', 'It is among the links of this record.'),
    { mistakesIn: ({ title }) => (title.trim() === '' ? { title: 'Enter a title' } : {}) },
  );
  const mayAdd = useMay({ roles: finding.roles, feature: finding.feature, level: 'ADD' });
  const role = useSession((snapshot) => principalOf(snapshot)?.role);
  const own = organisationRoles.find((one) => one === role);
  if (!mayAdd || own === undefined || !mayInCompliance(own, 'RAISE_FINDING', false)) return null;
  return (
    <FieldSection title="Findings">
      <div>
        <Button size="sm" onClick={() => actor.send({ type: 'step.requested', draft: emptyRaisedFinding })}>
          Raise a finding
        </Button>
      </div>
      <StepDialog
        actor={actor}
        words={() => ({
          title: 'Raise a finding',
          confirmLabel: 'Raise finding',
          description: 'It is linked to this record: each shows the other among its links.',
        })}
      >
        {(form) => <RaisedFindingFields form={form} />}
      </StepDialog>
    </FieldSection>
  );
}
