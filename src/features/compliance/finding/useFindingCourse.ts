import { useQueryClient } from '@tanstack/react-query';

import { findingLifecycle, type FindingAction, type FindingParties } from '#domain/compliance/finding-lifecycle.ts';
import { grantOf } from '#domain/compliance/rights.ts';
import { organisationRoles } from '#openapi/access.ts';
import { takeFindingStep, type FindingStepDraft } from '#src/actors/compliance-findings.ts';
import type { Finding } from '#src/api/compliance/findings.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { principalOf, useMay, useSession } from '#src/components/SessionProvider.tsx';
import { useOffered } from '#src/registers/lifecycle/useOffered.ts';
import { sameStep } from '#src/registers/step-dialog/same-step.ts';
import { useStepDialog, type StepDialogActor } from '#src/registers/step-dialog/useStepDialog.ts';
import { toast } from '#src/ui/feedback/toast.tsx';

import { findingKind } from './finding-kind.ts';

const done: Readonly<Record<FindingAction, string>> = {
  START: 'Work started',
  CLOSE: 'Finding closed',
  FAIL_CHECK: 'Check recorded',
  ACCEPT_RISK: 'Risk accepted',
  REOPEN: 'Finding reopened',
};

const carriedOver = sameStep<FindingStepDraft>({ of: ({ id, action }) => `${id} ${action}`, read: ['version'] });

export type FindingActor = StepDialogActor<FindingStepDraft>;

/** What the dialog of a step begins with. */
export const findingStep = (finding: Finding, action: FindingAction): FindingStepDraft => ({
  id: finding.id,
  action,
  version: finding.version,
  ownerId: finding.owner?.id ?? null,
  dueOn: finding.dueOn,
  riskId: null,
  reason: '',
});

/** The machine of the course of findings, with its service. @param onTaken called after a finding has changed */
export function useFindingActor(onTaken: () => void): FindingActor {
  const api = useApi();
  const queryClient = useQueryClient();
  return useStepDialog<FindingStepDraft>(
    () => takeFindingStep(api, queryClient),
    ({ action }) => {
      toast.success(done[action]);
      onTaken();
    },
    { carriedOver, onOutdated: onTaken },
  );
}

/** What the person can do with a finding now. @param assessorIds who assesses its controls, as far as it is known */
export function useFindingActions(): (finding: Finding, assessorIds?: readonly string[]) => readonly FindingAction[] {
  const offered = useOffered(findingLifecycle, findingKind.access);
  const role = useSession((snapshot) => principalOf(snapshot)?.role);
  const own = organisationRoles.find((one) => one === role);
  const { writers: _writers, ...readers } = findingKind.access;
  // Its verifier may be an auditor, who writes nothing else.
  const mayTake = useMay({ ...readers, level: 'EDIT' });
  return ({ kind, status, owner, verifier, archivedAt }, assessorIds = []) => {
    if (!mayTake || own === undefined || archivedAt !== null) return [];
    const parties: FindingParties = {
      kind,
      ownerId: owner?.id ?? null,
      verifierId: verifier?.id ?? null,
      assessorIds,
      mayVerify: grantOf(own, 'VERIFY_FINDING') !== 'NEVER',
      mayTreat: grantOf(own, 'TREAT_FINDING') !== 'NEVER',
      mayClose: grantOf(own, 'APPROVE') !== 'NEVER',
    };
    return offered(status, parties);
  };
}
