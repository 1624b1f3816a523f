import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { createIdempotencyKeys } from '#src/actors/idempotency-keys.ts';
import { changeCourses, refreshChanges, type Change } from '#src/api/changes.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { useMay } from '#src/components/SessionProvider.tsx';
import { Button } from '#src/ui/Button.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';

import { changeKind } from './change-kind.ts';

const isRepeatable = ({ repeatable, type, status, outcome }: Change) =>
  repeatable && type === 'NORMAL' && status === 'CLOSED' && outcome === 'SUCCESSFUL';

interface RepeatButtonProps {
  readonly change: Change;
  readonly onRepeated: (id: string) => void;
}

/** Adds a standard change that repeats a successful one; nothing for changes that may not be repeated. */
export function RepeatButton({ change, onRepeated }: RepeatButtonProps) {
  const api = useApi();
  const queryClient = useQueryClient();
  const mayAdd = useMay({ ...changeKind.access, level: 'ADD' });
  const [keyOf] = useState(createIdempotencyKeys);
  const { mutate, isPending } = useMutation({
    mutationFn: () => changeCourses(api).repeat({ path: { id: change.id }, idempotencyKey: keyOf({ id: change.id }) }),
    async onSuccess({ id }) {
      toast.success('Standard change added');
      await refreshChanges(queryClient);
      onRepeated(id);
    },
    onError: (error) => toast.error('The change could not be repeated', error.message),
  });
  if (!mayAdd || !isRepeatable(change)) return null;
  return (
    <Button size="sm" busy={isPending} busyLabel="Adding..." onClick={() => mutate()}>
      Repeat
    </Button>
  );
}
