import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto';

/** PostgreSQL's own default (RFC 7677 names it as the least). */
const scramIterations = 4_096;

/**
 * The password of a role that Attest makes itself, derived from the owner's, so that every process that knows the owner's
 * password arrives at the same one and nothing need be stored. Without an owner's password there is none.
 */
export function derivedPassword(ownerPassword: string | undefined, role: string): string | undefined {
  if (ownerPassword === undefined || ownerPassword === '') return undefined;
  return createHmac('sha256', ownerPassword).update(`attest role ${role}`).digest('base64url');
}

/**
 * The verifier that PostgreSQL stores for a password (RFC 5803). Sent instead of the password, so that no statement log
 * of the server can hold it. The password must be ASCII, or SASLprep would be due.
 */
export function scramVerifier(password: string): string {
  const salt = randomBytes(16);
  const salted = pbkdf2Sync(password, salt, scramIterations, 32, 'sha256');
  const clientKey = createHmac('sha256', salted).update('Client Key').digest();
  const storedKey = createHash('sha256').update(clientKey).digest('base64');
  const serverKey = createHmac('sha256', salted).update('Server Key').digest('base64');
  return `SCRAM-SHA-256$${scramIterations}:${salt.toString('base64')}$${storedKey}:${serverKey}`;
}
