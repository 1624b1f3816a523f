import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto';

/** PostgreSQL's default iteration count (RFC 7677 gives it as the minimum). */
const scramIterations = 4_096;

/**
 * The password of a role that Attest creates, derived from the owner's password: every process that knows the owner's
 * password derives the same one and nothing is stored. Undefined if the owner has no password.
 */
export function derivedPassword(ownerPassword: string | undefined, role: string): string | undefined {
  if (ownerPassword === undefined || ownerPassword === '') return undefined;
  return createHmac('sha256', ownerPassword).update(`attest role ${role}`).digest('base64url');
}

/**
 * The SCRAM verifier that PostgreSQL stores for a password (RFC 5803). Sent in place of the password so that it never
 * reaches the server's statement log. The password must be ASCII; anything else would need SASLprep.
 */
export function scramVerifier(password: string): string {
  const salt = randomBytes(16);
  const salted = pbkdf2Sync(password, salt, scramIterations, 32, 'sha256');
  const clientKey = createHmac('sha256', salted).update('Client Key').digest();
  const storedKey = createHash('sha256').update(clientKey).digest('base64');
  const serverKey = createHmac('sha256', salted).update('Server Key').digest('base64');
  return `SCRAM-SHA-256$${scramIterations}:${salt.toString('base64')}$${storedKey}:${serverKey}`;
}
