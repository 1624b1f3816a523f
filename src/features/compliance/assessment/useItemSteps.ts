import { useQueryClient } from '@tanstack/react-query';

import {
  delegateItem,
  judgeItems,
  raiseFinding,
  type BatchDraft,
  type DelegationDraft,
  type FindingDraft,
} from '#src/actors/compliance-assessment.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import type { Schemas } from '#src/api/connection/client.ts';
import { countOf } from '#src/components/format.ts';
import { useStepDialog } from '#src/registers/step-dialog/useStepDialog.ts';
import { toast } from '#src/ui/feedback/toast.tsx';

/** The kind of finding that a result asks for. */
const kindOf = (result: Schemas['ComplianceResult']): Schemas['FindingKind'] =>
  result === 'MAJOR_NON_CONFORMITY' ? 'MAJOR' : result === 'MINOR_NON_CONFORMITY' ? 'MINOR' : 'OFI';

/** What the dialog of a finding asks for at first. */
export const newFinding = (
  { id, ref, title }: Pick<Schemas['ControlPosition'], 'id' | 'ref' | 'title'>,
  result: Schemas['ComplianceResult'],
): FindingDraft => ({
  positionId: id,
  title: `${ref} ${title}`.trim(),
  kind: kindOf(result),
  description: '',
  ownerId: null,
  dueOn: null,
  verifierId: null,
  raisedOn: null,
  reopened: null,
});

const missing = (isMissing: boolean, field: string, message: string): Record<string, string> =>
  isMissing ? { [field]: message } : {};

/** The dialogs about items of an assessment. */
export function useItemSteps(assessmentId: string, onJudged: () => void) {
  const api = useApi();
  const queryClient = useQueryClient();
  const finding = useStepDialog<FindingDraft>(
    () =>
      raiseFinding(api, queryClient, assessmentId, ({ ref, status }) =>
        toast.success(status === 'OPEN' ? `${ref} raised` : `${ref} reopened`),
      ),
    () => undefined,
    { mistakesIn: ({ title }) => missing(title.trim() === '', 'title', 'Enter a title') },
  );
  const delegation = useStepDialog<DelegationDraft>(
    () => delegateItem(api, queryClient, assessmentId),
    ({ personId }) => toast.success(personId === null ? 'Request taken back' : 'Member asked'),
  );
  const batch = useStepDialog<BatchDraft>(
    () => judgeItems(api, queryClient, assessmentId, (count) => toast.success(`${countOf(count, 'control')} changed`)),
    onJudged,
  );
  return { finding, delegation, batch };
}
