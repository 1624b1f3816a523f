import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';

import { takeTemplate, type TemplateDraft } from '#src/actors/policy-template.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import type { Policy } from '#src/api/policy/policies.ts';
import { useStepDialog, type StepDialogActor } from '#src/registers/step-dialog/useStepDialog.ts';
import { toast } from '#src/ui/feedback/toast.tsx';

export type TemplateActor = StepDialogActor<TemplateDraft>;

/** The machine of the dialog that makes a policy from a starter policy, with its service. */
export function useTemplateActor(onCreated: (policy: Policy) => void): TemplateActor {
  const api = useApi();
  const queryClient = useQueryClient();
  // The machine of a step has no result of its own.
  const created = useRef<Policy>(null);
  return useStepDialog(
    () => takeTemplate(api, queryClient, (policy) => void (created.current = policy)),
    () => {
      if (created.current === null) return;
      toast.success('Created successfully', `${created.current.ref} ${created.current.title}`);
      onCreated(created.current);
    },
  );
}
