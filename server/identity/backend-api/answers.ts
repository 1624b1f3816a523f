import type { IdentityContext } from '../context.ts';
import { notFound } from '../errors.ts';
import { backendUserResource } from '../resources/user.ts';
import { loadUser } from '../store/users.ts';

/** A route with a user id. */
export interface WithId {
  Params: { id: string };
}

/** Answers with the user's current state. @throws IdentityError resource_not_found */
export async function answerUser(context: IdentityContext, id: string) {
  const user = await loadUser(context.database, id);
  if (!user) throw noSuchUser();
  return backendUserResource(context, user);
}

export const noSuchUser = () => notFound('No user has this id.');
