import { sql, type SQL } from 'drizzle-orm';

import type { RecordKind } from '#openapi/generated/records.ts';
import {
  assessmentFigureValues,
  exemptionFigureValues,
  incidentFigureValues,
  informationAssetFigureValues,
  policyFigureValues,
  riskFigureValues,
  serviceProviderFigureValues,
} from '#openapi/generated/values.ts';
import type { OrganisationContext, Schemas } from '#server/contract/types.ts';
import { registerTables } from '#server/database/kind-tables.ts';
import { record, recordTotal } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { eqWithinOrganisation } from '#server/database/within-organisation.ts';
import { exemptionFigures } from '#server/modules/exemption/index.ts';
import { incidentFigures } from '#server/modules/incident/index.ts';
import { assetFigures } from '#server/modules/information-asset/index.ts';
import { policyFigures } from '#server/modules/policy/index.ts';
import { assessmentFigures } from '#server/modules/provider-assessment/index.ts';
import { type counted, viewableRegisters } from '#server/modules/record/index.ts';
import { riskFigures } from '#server/modules/risk/index.ts';
import { providerFigures } from '#server/modules/service-provider/index.ts';

interface Figures {
  readonly names: readonly string[];
  /** The condition that the list has for its filter `figure`. */
  readonly of: ReturnType<typeof counted>;
}

/** The numbers of registers: those of their own dashboards that are lists (docs/contributing.md). */
const figuresOf: Readonly<Partial<Record<RecordKind, Figures>>> = {
  risk: { names: riskFigureValues, of: riskFigures },
  incident: { names: incidentFigureValues, of: incidentFigures },
  exemption: { names: exemptionFigureValues, of: exemptionFigures },
  policy: { names: policyFigureValues, of: policyFigures },
  informationAsset: { names: informationAssetFigureValues, of: assetFigures },
  serviceProvider: { names: serviceProviderFigureValues, of: providerFigures },
  serviceProviderAssessment: { names: assessmentFigureValues, of: assessmentFigures },
};

interface Condition {
  readonly kind: RecordKind;
  readonly figure: string;
  readonly where: SQL;
}

async function conditionsOf(kinds: readonly RecordKind[]): Promise<Condition[]> {
  const conditions = kinds.flatMap((kind) =>
    (figuresOf[kind]?.names ?? []).map(async (figure) => {
      const where = await figuresOf[kind]?.of([figure], false);
      return where === undefined ? [] : [{ kind, figure, where }];
    }),
  );
  return (await Promise.all(conditions)).flat();
}

type Counted = Readonly<{ kind: RecordKind; figure: string; count: number }>;

async function numbersOf(kinds: readonly RecordKind[]): Promise<readonly Counted[]> {
  const conditions = await conditionsOf(kinds);
  if (conditions.length === 0) return [];
  const counts = conditions.map(({ kind, figure, where }) => {
    const table = registerTables[kind];
    return sql`select ${kind}::text as kind, ${figure}::text as figure, count(*)::integer as count
      from ${table} join ${record} on ${eqWithinOrganisation(record.id, table.id)}
      where ${record.deletedAt} is null and ${where}`;
  });
  const { rows } = await db.execute<Counted & Record<string, unknown>>(sql.join(counts, sql` union all `));
  return rows;
}

async function recordsOf(): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ kind: recordTotal.kind, live: sql<number>`sum(${recordTotal.live})::integer` })
    .from(recordTotal)
    .groupBy(recordTotal.kind);
  return new Map(rows.map(({ kind, live }) => [kind, live]));
}

/** How the registers are that the caller may view, in the order of the contract. */
export async function moduleStates(context: OrganisationContext): Promise<Schemas['ModuleState'][]> {
  const kinds = viewableRegisters(context);
  const [records, numbers] = await Promise.all([recordsOf(), numbersOf(kinds)]);
  return kinds.map((kind) => ({
    kind,
    records: records.get(kind) ?? 0,
    numbers: numbers.filter((one) => one.kind === kind).map(({ figure, count }) => ({ figure, count })),
  }));
}
