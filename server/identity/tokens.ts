import { randomBytes } from 'node:crypto';

import { SignJWT, type JWTPayload } from 'jose';

import type { IdentityContext } from './context.ts';
import { notFound } from './errors.ts';
import type { SessionRow } from './store/sessions.ts';
import type { StoredUser } from './store/users.ts';

const sessionTokenSeconds = 60;

/** Minutes since the first factor; −1: a second factor's age is not told. */
export const factorVerificationAge = (context: IdentityContext, session: SessionRow): [number, number] => [
  Math.max(0, Math.floor((context.now() - session.createdAt.getTime()) / 60_000)),
  -1,
];

/** The token that the API accepts: identity-protocol.md, section 5. */
export function signSessionToken(context: IdentityContext, session: SessionRow): Promise<string> {
  const claims = { sid: session.id, sts: 'active', v: 2, fva: factorVerificationAge(context, session) };
  return sign(context, session.userId, claims, sessionTokenSeconds);
}

interface Template {
  seconds: number;
  claims: (user: StoredUser) => JWTPayload;
}

/** `api-testing` is what the user menu's "Get Token" copies. */
const templates = new Map<string, Template>([
  [
    'api-testing',
    {
      seconds: 3600,
      claims: (user) => ({
        aud: 'api-testing',
        email: user.emails[0]?.emailAddress ?? null,
        name: [user.firstName, user.lastName].filter(Boolean).join(' ') || null,
      }),
    },
  ],
]);

/** @throws IdentityError resource_not_found for an unknown template */
export function signTemplateToken(context: IdentityContext, name: string, user: StoredUser): Promise<string> {
  const template = templates.get(name);
  if (!template) throw notFound('No JWT template has this name.');
  return sign(context, user.id, template.claims(user), template.seconds);
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
