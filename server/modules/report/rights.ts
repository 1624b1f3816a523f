import { registersOf } from '#domain/report/kinds/index.ts';
import { meetsRequirement } from '#openapi/access.ts';
import { access } from '#openapi/generated/access.ts';
import type { OrganisationContext, Schemas } from '#server/contract/types.ts';
import { viewableRegisters } from '#server/modules/record/index.ts';

const toMake = access['ReportRuns.request'];

/** Whether a person may make reports, and view something of what this one is about. */
export function mayMake(
  { organisation }: OrganisationContext,
  { kind, sections }: Pick<Schemas['ReportDefinition'], 'kind' | 'sections'>,
): boolean {
  const { roles, feature, level } = toMake;
  const viewable = new Set(viewableRegisters({ organisation }));
  return (
    meetsRequirement(organisation, { roles, feature, level }) &&
    registersOf(kind, sections).some((of) => viewable.has(of))
  );
}
