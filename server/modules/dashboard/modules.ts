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
import { recordTotal } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { exemptionFigures } from '#server/modules/exemption/index.ts';
import { incidentFigures } from '#server/modules/incident/index.ts';
import { assetFigures } from '#server/modules/information-asset/index.ts';
import { policyFigures } from '#server/modules/policy/index.ts';
import { assessmentFigures } from '#server/modules/provider-assessment/index.ts';
import { type counted, liveRows, viewableRegisters } from '#server/modules/record/index.ts';
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

type Counted = Readonly<{ kind: RecordKind; numbers: Schemas['ModuleState']['numbers'] }>;

/** All numbers of a register in one pass over its rows; undefined if it has none. */
async function countedOf(kind: RecordKind): Promise<SQL | undefined> {
  const figures = figuresOf[kind];
  if (figures === undefined) return undefined;
  const counts = figures.names.map(async (figure) => {
    const isCounted = await figures.of([figure], false);
    return sql`json_build_object('figure', ${figure}::text,
      'count', count(*) filter (where ${isCounted ?? sql`true`}))`;
  });
  return sql`select ${kind}::text as kind, json_build_array(${sql.join(await Promise.all(counts), sql`, `)}) as numbers
    from ${liveRows(registerTables[kind])}`;
}

async function numbersOf(kinds: readonly RecordKind[]): Promise<ReadonlyMap<RecordKind, Counted['numbers']>> {
  const counts = (await Promise.all(kinds.map(countedOf))).filter((one) => one !== undefined);
  if (counts.length === 0) return new Map();
  const { rows } = await db.execute<Counted & Record<string, unknown>>(sql.join(counts, sql` union all `));
  return new Map(rows.map(({ kind, numbers }) => [kind, numbers]));
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
    numbers: numbers.get(kind) ?? [],
  }));
}
