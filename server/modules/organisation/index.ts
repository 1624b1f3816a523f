export { defaultMatrix } from './default-matrix.ts';
export { addDefaultMatrix, createOrganisation, type NewOrganisation } from './queries.ts';
