import type {
  Catalogue,
  CatalogueControl,
  CatalogueGroup,
  CatalogueOption,
} from '#domain/catalogue-files/catalogue.ts';

/** What a control has beside its columns, as it came from its source. */
export type ControlContent = Pick<CatalogueControl, 'class' | 'params' | 'props' | 'links' | 'parts'>;

export type GroupContent = Pick<CatalogueGroup, 'class' | 'params' | 'props' | 'links' | 'parts'>;

export type QuestionOption = CatalogueOption;

/** What a version has beside its columns, groups and controls. */
export type VersionContent = Pick<Catalogue, 'sourceId' | 'params' | 'resources'>;
