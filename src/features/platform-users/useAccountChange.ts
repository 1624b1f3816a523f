import { useMutation, useQueryClient } from '@tanstack/react-query';

import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { platformUsers, platformUserKey, type PlatformUser } from '#src/api/organisation/platform-users.ts';
import { texts } from '#src/texts/en.ts';
import { toast } from '#src/ui/feedback/toast.tsx';

/** The actions on an account, with their request and messages. */
export const accountActions = {
  approve: {
    verb: 'Approve',
    busy: 'Approving...',
    changes: { approved: true },
    done: 'Account approved',
    failed: 'The account was not approved',
  },
  activate: {
    verb: 'Activate',
    busy: 'Activating...',
    changes: { active: true },
    done: 'Account activated',
    failed: 'The account was not activated',
  },
  deactivate: {
    verb: 'Deactivate',
    busy: 'Deactivating...',
    changes: { active: false },
    done: 'Account deactivated',
    failed: 'The account was not deactivated',
  },
} as const;

export type AccountAction = keyof typeof accountActions;

/** Changes an account. A refusal appears as a toast, and the stale data behind it is refetched. */
export function useAccountChange(user: PlatformUser, action: AccountAction) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { changes, done, failed } = accountActions[action];
  return useMutation({
    mutationFn: () => platformUsers(api).update({ path: { id: user.id }, body: { version: user.version, ...changes } }),
    onSuccess: () => toast.success(done, user.email),
    onError: (error) => toast.error(failed, error.message || texts.errors.fallback),
    onSettled: () => queryClient.invalidateQueries({ queryKey: platformUserKey }),
  });
}
