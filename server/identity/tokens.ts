import { randomBytes } from 'node:crypto';

import { SignJWT, type JWTPayload } from 'jose';

import type { IdentityContext } from './context.ts';
import { notFound } from './errors.ts';
import type { SessionRow } from './store/sessions.ts';
import type { StoredUser } from './store/users.ts';

const sessionTokenSeconds = 60;

/** Minutes since the first and the second factor were verified; −1: never in this session. */
export function factorVerificationAge(context: IdentityContext, session: SessionRow): [number, number] {
  const ageOf = (at: Date | null) =>
    at === null ? -1 : Math.max(0, Math.floor((context.now() - at.getTime()) / 60_000));
  return [ageOf(session.firstFactorAt), ageOf(session.secondFactorAt)];
}

/** The token that the API accepts: identity-protocol.md, section 5. */
export function signSessionToken(context: IdentityContext, session: SessionRow): Promise<string> {
  const claims = { sid: session.id, sts: 'active', v: 2, fva: factorVerificationAge(context, session) };
  return sign(context, session.userId, claims, sessionTokenSeconds);
}

interface Template {
  seconds: number;
  claims: (user: StoredUser) => JWTPayload;
}

/** The template of the user menu's "Get Token"; also its audience, which distinguishes it from a session token. */
export const templateName = 'api-testing';

const templates = new Map<string, Template>([
  [
    templateName,
    {
      seconds: 3600,
      claims: (user) => ({
        aud: templateName,
        email: user.emails[0]?.emailAddress ?? null,
        name: [user.firstName, user.lastName].filter(Boolean).join(' ') || null,
      }),
    },
  ],
]);

/**
 * A token for the user's own API requests. It names its session and is rejected once that has ended.
 * @throws IdentityError resource_not_found for an unknown template, and for any outside development
 */
export function signTemplateToken(
  context: IdentityContext,
  name: string,
  session: SessionRow,
  user: StoredUser,
): Promise<string> {
  const template = context.templateTokens ? templates.get(name) : undefined;
  if (!template) throw notFound('No JWT template has this name.');
  return sign(context, user.id, { ...template.claims(user), sid: session.id }, template.seconds);
}

function sign(context: IdentityContext, subject: string, claims: JWTPayload, seconds: number): Promise<string> {
  const issuedAt = Math.floor(context.now() / 1000);
  return new SignJWT({ azp: context.origin, ...claims })
    .setProtectedHeader({ alg: 'RS256', kid: context.keys.kid, typ: 'JWT' })
    .setIssuer(context.issuer)
    .setSubject(subject)
    .setIssuedAt(issuedAt)
    .setNotBefore(issuedAt - 10)
    .setExpirationTime(issuedAt + seconds)
    .setJti(randomBytes(16).toString('hex'))
    .sign(context.keys.privateKey);
}
