import { catalogueTexts, isCatalogueEntity, type CatalogueEntity } from '#domain/words/catalogue.ts';
import { isSetting, settingTexts, type Setting } from '#domain/words/settings.ts';
import { meetsRequirement } from '#openapi/access.ts';
import { access } from '#openapi/generated/access.ts';
import { lookups, type RecordKind, registers } from '#openapi/generated/records.ts';
import type { OrganisationContext, Schemas } from '#server/contract/types.ts';

/** Records and look-up entries. */
const kinds = { ...registers, ...lookups };

/** The kind of a register's records, or of a look-up's entries. */
export type Kind = keyof typeof kinds;

/** Every entity type in the activity log. Members who may view the records of any register may view labels. */
export type EntityType = Kind | 'label' | 'report' | Setting | CatalogueEntity;

const settingsOfOrganisations = Object.keys(settingTexts).filter(isSetting);

/** The words for the records or entries of a kind. */
export const nounOf = (kind: Kind): (typeof kinds)[Kind]['noun'] => kinds[kind].noun;

/** The roles of a register are also those of its look-ups, whose own are for managing them. */
const rolesOf = (facts: (typeof kinds)[Kind]) => ('of' in facts ? registers[facts.of].roles : facts.roles);

const { roles, feature } = access['ReportRuns.list'];
const toViewReports = { roles, feature };

/** Whose role and rights count. */
type Viewer = Pick<OrganisationContext, 'organisation'>;

/**
 * The entity types that the caller's role and rights allow to view; log and notifications show no others (security.md, attack 1).
 */
export function viewableEntities({ organisation }: Viewer): EntityType[] {
  const viewable = Object.values(kinds)
    .filter((facts) => meetsRequirement(organisation, { roles: rolesOf(facts), feature: facts.feature }))
    .map(({ kind }) => kind);
  const settings = settingsOfOrganisations.filter((setting) => {
    const { of } = settingTexts[setting];
    return of === null || viewable.includes(of);
  });
  const ofCatalogue = meetsRequirement(organisation, { feature: 'ASSESSMENTS' })
    ? Object.keys(catalogueTexts).filter(isCatalogueEntity)
    : [];
  const common = viewable.some(isRegister) ? [...settings, 'label' as const] : [];
  const reports = meetsRequirement(organisation, toViewReports) ? ['report' as const] : [];
  return [...viewable, ...common, ...ofCatalogue, ...reports];
}

/** Whether entities of a type are records, not entries of a look-up. */
export const isRegister = (type: EntityType): type is RecordKind => Object.hasOwn(registers, type);

/** The registers whose records the caller's role and rights allow to view. */
export const viewableRegisters = (context: Viewer): RecordKind[] => viewableEntities(context).filter(isRegister);

/** The registers whose records the caller may not view. */
export function hiddenRegisters(context: Viewer): RecordKind[] {
  const viewable = new Set(viewableRegisters(context));
  return Object.values(registers)
    .map(({ kind }) => kind)
    .filter((kind) => !viewable.has(kind));
}

/** Whether a person may do this to the records of a register, or manage the entries of a look-up so. */
export const mayDo = ({ organisation }: Viewer, kind: Kind, level: Schemas['PermissionLevel']): boolean => {
  return meetsRequirement(organisation, { ...kinds[kind], level });
};
