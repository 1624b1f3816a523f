import { leadingRoles } from '#domain/leading-role.ts';
import { actionsFor, type Lifecycle, type LifecycleNames } from '#domain/lifecycle.ts';
import { useMay, useSession } from '#src/components/SessionProvider.tsx';

type Access = Parameters<typeof useMay>[0];

/**
 * What the user can do by the table of a lifecycle: from its state, and by who has done what so far.
 * @param register the access to the register that the records are of
 */
export function useOffered<Names extends LifecycleNames>(
  lifecycle: Lifecycle<Names>,
  register: Access,
): (state: Names['state'], parties: Names['parties']) => readonly Names['action'][] {
  const id = useSession(({ context }) => context.account?.id) ?? '';
  const isAdministrator = useMay({ roles: ['ORG_ADMIN'] });
  const isLeading = useMay({ roles: leadingRoles });
  const mayEdit = useMay({ ...register, level: 'EDIT' });
  return (state, parties) => actionsFor(lifecycle, state, parties, { id, isAdministrator, isLeading, mayEdit });
}
