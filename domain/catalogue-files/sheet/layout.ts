/* The layouts of our templates for standards and for mappings. */

export const standardColumns = [
  'Reference',
  'Parent',
  'Kind',
  'Title',
  'Statement',
  'Guidance',
  'Typical evidence',
  'Importance',
  'Levels',
  'Assessed',
  'May be excluded',
  'In statement of applicability',
] as const;

export type StandardColumn = (typeof standardColumns)[number];

export const mappingColumns = ['Source', 'Relation', 'Target', 'Confidence', 'Rationale', 'Note'] as const;

export type MappingColumn = (typeof mappingColumns)[number];

/** The names of parts that have a column. */
export const partColumns = {
  Statement: 'statement',
  Guidance: 'guidance',
  'Typical evidence': 'typical-evidence',
} as const;
