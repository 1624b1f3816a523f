import { createHmac, randomBytes } from 'node:crypto';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const stepMilliseconds = 30_000;

/** A 160-bit seed in base32, the length RFC 4226 recommends. */
export function newTotpSecret(): string {
  return Array.from(randomBytes(32), (byte) => alphabet.charAt(byte % 32)).join('');
}

/** The URI that an authenticator app reads from a QR code. */
export function totpUri(secret: string, issuer: string, account: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`;
}

/** The number of the 30-second step. */
export const totpStep = (now: number) => Math.floor(now / stepMilliseconds);

/** RFC 6238 with SHA-1 and 6 digits, which every authenticator app supports. */
export function totpCode(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', decodeBase32(secret)).update(counter).digest();
  const offset = mac.readUInt8(mac.length - 1) & 0x0f;
  return String((mac.readUInt32BE(offset) & 0x7fff_ffff) % 1_000_000).padStart(6, '0');
}

/**
 * The step of the code, at most one away from now, or null. Every candidate is compared, so that timing reveals
 * nothing.
 */
export function matchTotp(secret: string, code: string, now: number): number | null {
  const currentStep = totpStep(now);
  const matches = [currentStep - 1, currentStep, currentStep + 1].filter((step) => totpCode(secret, step) === code);
  return matches.at(-1) ?? null;
}

function decodeBase32(secret: string): Buffer {
  const bits = Array.from(secret.toUpperCase().replaceAll(/[\s=]/g, ''), (character) => {
    const value = alphabet.indexOf(character);
    if (value < 0) throw new RangeError('A TOTP secret must be base32');
    return value.toString(2).padStart(5, '0');
  }).join('');
  return Buffer.from(Array.from(bits.matchAll(/.{8}/g), ([byte]) => Number.parseInt(byte, 2)));
}
