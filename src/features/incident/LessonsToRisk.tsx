import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';

import { risk } from '#openapi/generated/records.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { incidentResponses } from '#src/api/incident/incident-responses.ts';
import { staleAfterChange } from '#src/api/record/register.ts';
import { risks } from '#src/api/risk/risks.ts';
import { useOwnPage } from '#src/components/register/useDestination.ts';
import { useMay } from '#src/components/SessionProvider.tsx';
import { texts } from '#src/texts/en.ts';
import { Button } from '#src/ui/Button.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';

interface LessonsToRiskProps {
  readonly incidentId: string;
  /** The risk is made of what is stored, so what is typed has to be saved first. */
  readonly hasChanges: boolean;
}

/** Makes a risk of what an incident taught, and opens it. */
export function LessonsToRisk({ incidentId, hasChanges }: LessonsToRiskProps) {
  const api = useApi();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const ownPage = useOwnPage();
  const mayAdd = useMay({ roles: risk.roles, feature: risk.feature, level: 'ADD' });
  // One key for all attempts: a repeated one adds nothing.
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const addition = useMutation({
    mutationFn: () =>
      incidentResponses(api).addRisk({
        path: { id: incidentId },
        idempotencyKey,
        signal: new AbortController().signal,
      }),
    async onSuccess({ id, ref }) {
      toast.success(`${ref} added`);
      const page = ownPage('risk', id);
      await queryClient.invalidateQueries({ predicate: staleAfterChange(risks) });
      if (page !== undefined) await navigate(page);
    },
    onError: ({ message }) => toast.error('The risk was not added', message || texts.errors.fallback),
  });
  if (!mayAdd) return null;
  return (
    <div>
      <Button size="sm" disabled={hasChanges || addition.isPending} onClick={() => addition.mutate()}>
        Add a risk from the lessons
      </Button>
    </div>
  );
}
