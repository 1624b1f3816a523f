import type { RecordKind } from '#openapi/generated/records.ts';
import type { components } from '#openapi/generated/types.ts';

type Schemas = components['schemas'];

interface Section {
  readonly key: string;
  readonly title: string;
  /** The register whose records it shows: those who may not view them do not get the section. */
  readonly of: RecordKind;
}

interface RecordsSection extends Section {
  /** Its fields that are computed, or change without an entry in the log: a report of a former day has those of the present. */
  readonly present?: readonly string[];
}

/** A table of records. */
export interface RegisterSection extends RecordsSection {
  readonly form: 'register';
  /** Fields of the record, as the contract names them. */
  readonly fields: readonly string[];
  /** The day or instant by which a record belongs to a period. */
  readonly dated?: string;
}

/** How many records have each value of some fields. */
export interface CountSection extends RecordsSection {
  readonly form: 'counts';
  readonly by: readonly string[];
  readonly dated?: string;
}

/** A section that only this report has; the server has a reader for each. */
export interface OwnSection extends Section {
  readonly form: 'own';
  readonly reader:
    | 'heatMap'
    | 'topRisks'
    | 'movedRisks'
    | 'positions'
    | 'competenceGaps'
    | 'standards'
    | 'standardGroups'
    | 'standardControls'
    | 'statements';
}

export type SectionOfKind = RegisterSection | CountSection | OwnSection;

/** A field of a closed set, to whose values records can be narrowed. */
export interface FilterOfKind {
  readonly field: string;
  readonly of: RecordKind;
}

/** A kind of report: what its definitions choose from. */
export interface ReportKindFacts {
  readonly kind: Schemas['ReportKind'];
  readonly name: string;
  readonly description: string;
  /** In the order of the shipped definition, which has all of them. */
  readonly sections: readonly SectionOfKind[];
  readonly filters: readonly FilterOfKind[];
  /** Of the shipped definition; a later release with other sections has a higher one. */
  readonly version: number;
}
