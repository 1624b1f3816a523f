import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';

import { useApi } from '#src/api/connection/ApiProvider.tsx';
import {
  assessmentCourse,
  refreshAssessments,
  type Assessment,
} from '#src/api/provider-assessment/service-provider-assessments.ts';
import { useMay } from '#src/components/SessionProvider.tsx';
import { texts } from '#src/texts/en.ts';
import { Button } from '#src/ui/Button.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';

import { assessmentKind } from './assessment-kind.ts';

interface AssessAgainProps {
  readonly assessment: Assessment;
  readonly disabled: boolean;
}

/** Starts the next assessment of the same provider, and opens it. */
export function AssessAgain({ assessment: { id }, disabled }: AssessAgainProps) {
  const api = useApi();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const mayAdd = useMay({ ...assessmentKind.access, level: 'ADD' });
  // One key for all attempts: a repeated one adds nothing.
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const addition = useMutation({
    mutationFn: () =>
      assessmentCourse(api).repeat({ path: { id }, idempotencyKey, signal: new AbortController().signal }),
    async onSuccess(next) {
      toast.success(`${next.ref} added`, 'It has the same template and respondents, and has not been sent yet.');
      await refreshAssessments(queryClient);
      await navigate({ to: '/add-service-provider-assessment/$id', params: { id: next.id } });
    },
    onError: ({ message }) => toast.error('The assessment was not added', message || texts.errors.fallback),
  });
  if (!mayAdd) return null;
  return (
    <Button size="sm" disabled={disabled || addition.isPending} onClick={() => addition.mutate()}>
      Assess again
    </Button>
  );
}
