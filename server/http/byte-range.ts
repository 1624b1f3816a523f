import type { ByteRange } from '#server/files/files.ts';

interface Representation {
  /** In bytes. */
  readonly size: number;
  /** A strong one, with its quotes. */
  readonly etag: string;
}

interface RangeHeaders {
  readonly range?: string | undefined;
  readonly 'if-range'?: string | string[] | undefined;
}

const form = /^bytes=(?<first>\d{0,15})-(?<last>\d{0,15})$/i;

/**
 * The part of a content that a request asks for (RFC 9110, 14): one range, if the client's copy is of the same content.
 * What is not understood, such as several ranges, is answered with the whole content.
 * @returns null for the whole content, and `unsatisfiable` if nothing of the content is in the range
 */
export function byteRangeOf(
  { range, 'if-range': ifRange }: RangeHeaders,
  { size, etag }: Representation,
): ByteRange | 'unsatisfiable' | null {
  const { first = '', last = '' } = form.exec(range?.replaceAll(' ', '') ?? '')?.groups ?? {};
  if (first === '' && last === '') return null;
  if (ifRange !== undefined && ifRange !== etag) return null;
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  if (last !== '' && Number(last) < start) return null;
  if (start >= size) return 'unsatisfiable';
  return { start, end: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
}
