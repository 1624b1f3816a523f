export { csvRows } from './csv.ts';
export { readRows } from './read.ts';
