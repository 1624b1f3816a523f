export { csvRows } from './csv.ts';
export type { FileRow } from './limits.ts';
export { readRows } from './read.ts';
