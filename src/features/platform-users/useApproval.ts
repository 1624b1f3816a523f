import { useMutation, useQueryClient } from '@tanstack/react-query';

import { useApi } from '#src/api/ApiProvider.tsx';
import { platformUserKey, type PlatformUser } from '#src/api/platform-users.ts';
import { texts } from '#src/texts/en.ts';
import { toast } from '#src/ui/toast.tsx';

/** Approves an account. A refusal is told, and what it was based on is read anew. */
export function useApproval(user: PlatformUser) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () =>
      api.PATCH('/admin/user/{id}', {
        params: { path: { id: user.id } },
        body: { version: user.version, approved: true },
      }),
    onSuccess: () => toast.success('Account approved', user.email),
    onError: (error) => toast.error('The account was not approved', error.message || texts.errors.fallback),
    onSettled: () => queryClient.invalidateQueries({ queryKey: platformUserKey }),
  });
}
