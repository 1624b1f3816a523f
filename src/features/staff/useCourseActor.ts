import { useQueryClient } from '@tanstack/react-query';

import { takeStaffAction, type StaffDraft } from '#src/actors/staff-course.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { sameStep } from '#src/registers/step-dialog/same-step.ts';
import { useStepDialog, type StepDialogActor } from '#src/registers/step-dialog/useStepDialog.ts';
import { toast } from '#src/ui/feedback/toast.tsx';

const done: Readonly<Record<StaffDraft['action'], string>> = {
  ACTIVATE: 'Staff member activated',
  DEACTIVATE: 'Staff member deactivated',
  REACTIVATE: 'Staff member reactivated',
};

const carriedOver = sameStep<StaffDraft>({ of: ({ action }) => action, read: ['version'] });

/**
 * The machine of the course of a staff member, with its service.
 * @param onTaken called after the staff member has changed: by an action, or by someone else
 */
export function useCourseActor(
  staffMemberId: string,
  onTaken: (action?: StaffDraft['action']) => void,
): StepDialogActor<StaffDraft> {
  const api = useApi();
  const queryClient = useQueryClient();
  return useStepDialog(
    () => takeStaffAction(api, queryClient, staffMemberId),
    ({ action }) => {
      toast.success(done[action]);
      onTaken(action);
    },
    { carriedOver, onOutdated: () => onTaken() },
  );
}
