import { isUtf8 } from 'node:buffer';

import type { Schemas } from '#server/contract/types.ts';

export type Encoding = Schemas['ImportEncoding'];

/** As TextDecoder calls them (WHATWG Encoding Standard). */
export const decoderLabels: Readonly<Record<Encoding, string>> = {
  UTF_8: 'utf-8',
  UTF_16: 'utf-16le',
  WINDOWS_1252: 'windows-1252',
  WINDOWS_1250: 'windows-1250',
  WINDOWS_1251: 'windows-1251',
  WINDOWS_1253: 'windows-1253',
  WINDOWS_1254: 'windows-1254',
  WINDOWS_1255: 'windows-1255',
  WINDOWS_1256: 'windows-1256',
  WINDOWS_1257: 'windows-1257',
  MACINTOSH: 'macintosh',
  SHIFT_JIS: 'shift_jis',
  GB18030: 'gb18030',
  BIG5: 'big5',
  EUC_KR: 'euc-kr',
};

/**
 * UTF-8, UTF-16 with its mark, as spreadsheet programs write "Unicode text", else what they write by default in Western
 * Europe and America: the bytes do not tell it from the others, so the person may choose.
 */
export function probableEncoding(file: Uint8Array): Encoding {
  if (file[0] === 0xff && file[1] === 0xfe) return 'UTF_16';
  return isUtf8(file) ? 'UTF_8' : 'WINDOWS_1252';
}
