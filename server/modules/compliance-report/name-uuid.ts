import { createHash } from 'node:crypto';

/** The namespace of the ids in exports of reports. */
const namespace = Buffer.from('6f0d3c1e5a7b4b0f9c2d8e4a1b3f5d70', 'hex');

/** A UUID that is the same for the same name (RFC 9562, version 5). */
export function uuidOf(name: string): string {
  const bytes = createHash('sha1').update(namespace).update(name).digest().subarray(0, 16);
  bytes[6] = (bytes.readUInt8(6) & 0x0f) | 0x50;
  bytes[8] = (bytes.readUInt8(8) & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/u, '$1-$2-$3-$4-$5');
}
