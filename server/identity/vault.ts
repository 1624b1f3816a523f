import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** Operations with the encryption key. */
export interface Vault {
  /** AES-256-GCM. `purpose` is authenticated: a value moved to another row or column cannot be decrypted. */
  seal(plain: string, purpose: string): string;
  /** @throws if the value was modified, or encrypted for another purpose or with another key */
  open(sealed: string, purpose: string): string;
  /** Keyed SHA-256, for secrets too short to withstand a brute-force search of a plain hash. Hexadecimal. */
  digest(purpose: string, text: string): string;
}

const ivBytes = 12;
const tagBytes = 16;

/**
 * @param key 32 bytes; encryption and hashing use keys derived from it (RFC 5869)
 * @param owner whose secrets they are: no other vault of the same key can open them
 */
export function createVault(key: Buffer, owner: 'identity' | 'organisation' = 'identity'): Vault {
  if (key.length !== 32) throw new RangeError('The encryption key of the identity server must have 32 bytes');
  const derive = (label: string) => Buffer.from(hkdfSync('sha256', key, '', `attest ${owner} ${label}`, 32));
  const sealingKey = derive('sealing');
  const digestKey = derive('digest');
  return {
    seal(plain, purpose) {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv('aes-256-gcm', sealingKey, iv).setAAD(Buffer.from(purpose));
      const text = Buffer.concat([cipher.update(plain), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url');
    },
    open(sealed, purpose) {
      const bytes = Buffer.from(sealed, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', sealingKey, bytes.subarray(0, ivBytes), {
        authTagLength: tagBytes,
      });
      decipher.setAAD(Buffer.from(purpose)).setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
      const text = bytes.subarray(ivBytes + tagBytes);
      return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
    },
    digest: (purpose, text) => createHmac('sha256', digestKey).update(`${purpose}\0${text}`).digest('hex'),
  };
}
