import { useQueryClient } from '@tanstack/react-query';

import {
  coverPosition,
  decideApplicability,
  linkOwnControl,
  overridePosition,
  type ApplicabilityDraft,
  type CoverDraft,
  type LinkDraft,
  type OverrideDraft,
} from '#src/actors/control-position.ts';
import type { PositionDetails } from '#src/api/compliance/positions.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { sameStep } from '#src/registers/step-dialog/same-step.ts';
import { useStepDialog, type StepDialogActor } from '#src/registers/step-dialog/useStepDialog.ts';
import { toast } from '#src/ui/feedback/toast.tsx';

export type LinkActor = StepDialogActor<LinkDraft>;
export type CoverActor = StepDialogActor<CoverDraft>;
export type ApplicabilityActor = StepDialogActor<ApplicabilityDraft>;
export type OverrideActor = StepDialogActor<OverrideDraft>;

const required = (fields: Readonly<Record<string, boolean>>, message: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, isMissing]) => isMissing)
      .map(([field]) => [field, message]),
  );

/** A step about the same position is the same one, with the version that is read now. */
const withVersion = { of: ({ positionId }: { readonly positionId: string }) => positionId, read: ['version'] as const };

/** What the dialog of a link asks for at first. */
export const newLink = (positionId: string): LinkDraft => ({
  positionId,
  isNew: false,
  ownControlId: null,
  title: '',
  relation: 'EQUAL',
});

/** The machine of the dialog that links an own control to a position. */
export function useLinkActor(onTaken: () => void = () => undefined): LinkActor {
  const api = useApi();
  const queryClient = useQueryClient();
  return useStepDialog(
    () => linkOwnControl(api, queryClient),
    () => {
      toast.success('Own control linked');
      onTaken();
    },
    {
      mistakesIn: ({ isNew, ownControlId, title }) => ({
        ...required({ ownControlId: !isNew && ownControlId === null }, 'Choose an own control'),
        ...required({ title: isNew && title.trim() === '' }, 'Enter a title'),
      }),
    },
  );
}

/** What the dialog of a cover asks for at first. */
export const coverOf = ({ id: positionId, version, cover }: PositionDetails): CoverDraft => ({
  positionId,
  version,
  ownControlIds: (cover?.ownControls ?? []).map(({ id }) => id),
});

/** The machine of the dialog that declares which own controls together cover a position. */
export function useCoverActor(onTaken: () => void = () => undefined): CoverActor {
  const api = useApi();
  const queryClient = useQueryClient();
  return useStepDialog(
    () => coverPosition(api, queryClient),
    ({ ownControlIds }) => {
      toast.success(ownControlIds.length === 0 ? 'Cover ended' : 'Cover declared');
      onTaken();
    },
    { carriedOver: sameStep<CoverDraft>(withVersion) },
  );
}

/** What the dialog of applicability asks for at first. */
export const applicabilityOf = (position: PositionDetails): ApplicabilityDraft => ({
  positionId: position.id,
  version: position.version,
  isApplicable: position.isApplicable,
  reasons: position.reasons,
  justification: position.justification,
});

/** What it asks for at first where someone has chosen "Not applicable" as the result, and so said it already. */
export const exclusionOf = (position: PositionDetails): ApplicabilityDraft => ({
  ...applicabilityOf(position),
  isApplicable: position.isApplicable && !position.mayBeExcluded,
});

/** The machine of the dialog that decides whether a control applies. */
export function useApplicabilityActor(onTaken: () => void = () => undefined): ApplicabilityActor {
  const api = useApi();
  const queryClient = useQueryClient();
  return useStepDialog(
    () => decideApplicability(api, queryClient),
    () => {
      toast.success('Applicability saved');
      onTaken();
    },
    {
      carriedOver: sameStep<ApplicabilityDraft>(withVersion),
      mistakesIn: ({ isApplicable, justification }) =>
        required({ justification: !isApplicable && justification.trim() === '' }, 'Say why the control does not apply'),
    },
  );
}

/** What the dialog of an override asks for at first. */
export const overrideOf = ({ id, version, override, derived }: PositionDetails): OverrideDraft => ({
  positionId: id,
  version,
  ends: false,
  result: override?.result ?? derived.result,
  maturity: override?.maturity ?? null,
  reason: override?.reason ?? '',
  until: override?.until ?? null,
});

/** The machine of the dialog that sets a value beside the derived one. */
export function useOverrideActor(onTaken: () => void = () => undefined): OverrideActor {
  const api = useApi();
  const queryClient = useQueryClient();
  return useStepDialog(
    () => overridePosition(api, queryClient),
    ({ ends }) => {
      toast.success(ends ? 'Override ended' : 'Result overridden');
      onTaken();
    },
    {
      carriedOver: sameStep<OverrideDraft>(withVersion),
      mistakesIn: ({ ends, reason }) => required({ reason: !ends && reason.trim() === '' }, 'Enter a reason'),
    },
  );
}
