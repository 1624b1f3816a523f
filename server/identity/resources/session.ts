import type { IdentityContext } from '../context.ts';
import type { SessionRow } from '../store/sessions.ts';
import type { StoredUser } from '../store/users.ts';
import { factorVerificationAge, signSessionToken } from '../tokens.ts';
import { userResource } from './user.ts';

/** A live session with a newly signed token. */
export async function sessionResource(context: IdentityContext, session: SessionRow, user: StoredUser) {
  return {
    object: 'session',
    id: session.id,
    status: 'active',
    expire_at: session.expireAt.getTime(),
    last_active_at: session.lastActiveAt.getTime(),
    last_active_organization_id: null,
    user: userResource(context, user),
    factor_verification_age: factorVerificationAge(context, session),
    last_active_token: { object: 'token', jwt: await signSessionToken(context, session) },
    created_at: session.createdAt.getTime(),
    updated_at: session.lastActiveAt.getTime(),
  };
}
