export { csvRows } from './csv.ts';
export { formatOf, readRows } from './read.ts';
