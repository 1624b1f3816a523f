import type { components } from '#openapi/generated/types.ts';

export type FileType = components['schemas']['FileType'];

interface FileTypeFacts {
  readonly name: string;
  /** In lower case; the first is the usual one. */
  readonly extensions: readonly [string, ...string[]];
  /** Whether a browser may show it: it cannot run anything (security.md, attack 5). Others are only downloaded. */
  readonly inline: boolean;
}

/** The files that may be uploaded: no type that carries macros or programs, but for raw evidence, which nothing opens. */
export const fileTypes = {
  PDF: { name: 'PDF', extensions: ['pdf'], inline: true },
  PNG: { name: 'PNG', extensions: ['png'], inline: true },
  JPEG: { name: 'JPEG', extensions: ['jpg', 'jpeg'], inline: true },
  GIF: { name: 'GIF', extensions: ['gif'], inline: true },
  WEBP: { name: 'WebP', extensions: ['webp'], inline: true },
  SVG: { name: 'SVG', extensions: ['svg'], inline: false },
  DOCX: {
    name: 'Word',
    extensions: ['docx'],
    inline: false,
  },
  XLSX: {
    name: 'Excel',
    extensions: ['xlsx'],
    inline: false,
  },
  PPTX: {
    name: 'PowerPoint',
    extensions: ['pptx'],
    inline: false,
  },
  ODT: {
    name: 'OpenDocument text',
    extensions: ['odt'],
    inline: false,
  },
  ODS: {
    name: 'OpenDocument spreadsheet',
    extensions: ['ods'],
    inline: false,
  },
  ODP: {
    name: 'OpenDocument presentation',
    extensions: ['odp'],
    inline: false,
  },
  TEXT: { name: 'text', extensions: ['txt', 'log'], inline: false },
  CSV: { name: 'CSV', extensions: ['csv'], inline: false },
  JSON: { name: 'JSON', extensions: ['json'], inline: false },
  MARKDOWN: { name: 'Markdown', extensions: ['md'], inline: false },
  RAW: {
    name: 'raw evidence',
    extensions: ['eml', 'msg', 'zip', 'pcap', 'pcapng', 'log', 'json'],
    inline: false,
  },
} as const satisfies Record<FileType, FileTypeFacts>;

const isFileType = (key: string): key is FileType => Object.hasOwn(fileTypes, key);

/** Every type that may be uploaded to any record. */
export const fileTypeKeys: readonly FileType[] = Object.keys(fileTypes)
  .filter(isFileType)
  .filter((type) => type !== 'RAW');

/** Whether records of a register also take raw evidence: messages, archives, logs and captures as they were found. */
export const takesRaw = (kind: string): boolean => kind === 'incident';

/** The extension of a file's name, in lower case. */
export const extensionOf = (name: string): string | undefined => /\.([a-z]{2,6})$/i.exec(name)?.[1]?.toLowerCase();

/**
 * The type that a file has by its name, or undefined if files of that name are not accepted.
 * @param isRaw whether raw evidence is accepted, which a log and a JSON file then are, too
 */
export function typeOfName(name: string, isRaw = false): FileType | undefined {
  const extension = extensionOf(name);
  const types: readonly FileType[] = isRaw ? ['RAW', ...fileTypeKeys] : fileTypeKeys;
  return types.find((type) => fileTypes[type].extensions.some((one) => one === extension));
}
