import type { Importance } from '../compliance/compliance-score.ts';
import type { ComplianceResult } from '../compliance/results.ts';

/* A standard as it is in files of any format. Ids are those of the source; null where it gives none. */

export interface CatalogueProp {
  readonly name: string;
  readonly value: string;
  readonly ns: string | null;
  readonly class: string | null;
  readonly remarks: string | null;
}

export interface CatalogueLink {
  readonly href: string;
  readonly rel: string | null;
  readonly text: string | null;
}

/** A piece of text, such as the statement with its items, or guidance. */
export interface CataloguePart {
  readonly id: string | null;
  readonly name: string;
  readonly ns: string | null;
  readonly class: string | null;
  readonly title: string | null;
  readonly prose: string | null;
  readonly props: readonly CatalogueProp[];
  readonly links: readonly CatalogueLink[];
  readonly parts: readonly CataloguePart[];
}

/** A gap in texts that an organisation fills in, such as how often something is reviewed. */
export interface CatalogueParam {
  readonly id: string;
  readonly class: string | null;
  readonly label: string | null;
  readonly usage: string | null;
  readonly props: readonly CatalogueProp[];
  readonly links: readonly CatalogueLink[];
  readonly guidelines: readonly string[];
  readonly constraints: readonly string[];
  readonly values: readonly string[];
  readonly select: { readonly howMany: string | null; readonly choices: readonly string[] } | null;
}

export interface CatalogueQuestion {
  readonly text: string;
  readonly isMultiple: boolean;
  readonly options: readonly CatalogueOption[];
}

export interface CatalogueOption {
  readonly text: string;
  /** Whether the answer speaks for the control; null if the source does not say. */
  readonly speaksFor: boolean | null;
  /** The result that the answer suggests, if that is said. */
  readonly result?: ComplianceResult | null;
  /** The maturity that the answer suggests, if that is said. */
  readonly maturity?: number | null;
}

export interface CatalogueControl {
  readonly id: string;
  readonly class: string | null;
  readonly title: string;
  readonly params: readonly CatalogueParam[];
  readonly props: readonly CatalogueProp[];
  readonly links: readonly CatalogueLink[];
  readonly parts: readonly CataloguePart[];
  /** Enhancements, or the controls that this one only holds. */
  readonly controls: readonly CatalogueControl[];
  /** Null if the source does not say. */
  readonly importance: Importance | null;
  readonly levels: readonly string[];
  readonly questions: readonly CatalogueQuestion[];
  /** What the source says about being assessed; null leaves it to `isAssessedByDefault`. */
  readonly isAssessed: boolean | null;
  readonly mayBeExcluded: boolean;
  readonly isInStatement: boolean;
}

export interface CatalogueGroup {
  readonly id: string | null;
  readonly class: string | null;
  readonly title: string;
  readonly params: readonly CatalogueParam[];
  readonly props: readonly CatalogueProp[];
  readonly links: readonly CatalogueLink[];
  readonly parts: readonly CataloguePart[];
  readonly groups: readonly CatalogueGroup[];
  readonly controls: readonly CatalogueControl[];
}

/** A set of controls. Levels are never assumed to include one another. */
export interface CatalogueLevel {
  readonly ref: string;
  readonly name: string;
}

/** A document that links refer to by its id. */
export interface CatalogueResource {
  readonly uuid: string;
  readonly title: string | null;
  readonly citation: string | null;
  readonly links: readonly string[];
}

export interface Catalogue {
  /** What the source calls the document, in all or some of its versions; null if it has no name for it. */
  readonly sourceId?: string | null;
  readonly title: string;
  readonly version: string;
  readonly publisher: string;
  readonly copyright: string;
  readonly levels: readonly CatalogueLevel[];
  readonly params: readonly CatalogueParam[];
  readonly groups: readonly CatalogueGroup[];
  /** Those that are in no group. */
  readonly controls: readonly CatalogueControl[];
  readonly resources: readonly CatalogueResource[];
}

export const bareControl = (id: string, title: string): CatalogueControl => ({
  id,
  class: null,
  title,
  params: [],
  props: [],
  links: [],
  parts: [],
  controls: [],
  importance: null,
  levels: [],
  questions: [],
  isAssessed: null,
  mayBeExcluded: true,
  isInStatement: true,
});

export const bareGroup = (id: string | null, title: string): CatalogueGroup => ({
  id,
  class: null,
  title,
  params: [],
  props: [],
  links: [],
  parts: [],
  groups: [],
  controls: [],
});

export const barePart = (name: string, prose: string): CataloguePart => ({
  id: null,
  name,
  ns: null,
  class: null,
  title: null,
  prose,
  props: [],
  links: [],
  parts: [],
});

export const bareCatalogue: Catalogue = {
  title: '',
  version: '',
  publisher: '',
  copyright: '',
  levels: [],
  params: [],
  groups: [],
  controls: [],
  resources: [],
};

/** A mapping of a file: what its sources are together to its targets together. */
export interface CatalogueMapping {
  readonly sources: readonly string[];
  readonly relation: 'EQUAL' | 'SUPERSET' | 'SUBSET' | 'INTERSECTS';
  readonly targets: readonly string[];
  /** 0 to 100; null if it states none. */
  readonly confidence: number | null;
  readonly rationale: string;
  readonly note: string;
}

export interface CatalogueMappings {
  readonly title: string;
  /** How the file names the standards: an address, a URN, or nothing. */
  readonly source: string;
  readonly target: string;
  readonly mappings: readonly CatalogueMapping[];
}
