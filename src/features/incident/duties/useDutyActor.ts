import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { createDutyMachine, type DutyDraft } from '#machines/duty/duty.machine.ts';
import { changeDuty } from '#src/actors/incident-duty.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { useStepDialog, type StepDialogActor } from '#src/registers/step-dialog/useStepDialog.ts';
import { toast } from '#src/ui/feedback/toast.tsx';

export type DutyActor = StepDialogActor<DutyDraft>;

/** The machine of the duties of an incident, with its service. @param onMade called after the incident has changed */
export function useDutyActor(incidentId: string, onMade: () => void): DutyActor {
  const api = useApi();
  const queryClient = useQueryClient();
  const [machine] = useState(() => createDutyMachine());
  return useStepDialog(
    () => changeDuty(api, queryClient, incidentId),
    () => {
      toast.success('Duties to notify updated');
      onMade();
    },
    { machine },
  );
}
