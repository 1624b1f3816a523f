import type { FileType } from './file-types.ts';

/** As what files are sent. Apart from what a name says: pages without an account know names only, and these are long. */
export const contentTypes = {
  PDF: 'application/pdf',
  PNG: 'image/png',
  JPEG: 'image/jpeg',
  GIF: 'image/gif',
  WEBP: 'image/webp',
  SVG: 'image/svg+xml',
  DOCX: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  XLSX: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  PPTX: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  ODT: 'application/vnd.oasis.opendocument.text',
  ODS: 'application/vnd.oasis.opendocument.spreadsheet',
  ODP: 'application/vnd.oasis.opendocument.presentation',
  TEXT: 'text/plain; charset=utf-8',
  CSV: 'text/csv; charset=utf-8',
  JSON: 'application/json',
  MARKDOWN: 'text/markdown; charset=utf-8',
  RAW: 'application/octet-stream',
} as const satisfies Record<FileType, string>;
