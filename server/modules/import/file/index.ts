export { csvRows } from './csv.ts';
export { formOf, readRows } from './read.ts';
