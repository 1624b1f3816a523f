import { sql } from 'drizzle-orm';

import type { CountedValue } from '#domain/compliance/position-value.ts';
import type { ComplianceResult } from '#domain/compliance/results.ts';
import { isSettledBy, type ReadMapping } from '#domain/compliance/settled.ts';
import type { Schemas } from '#server/contract/types.ts';
import { db } from '#server/database/tenancy.ts';
import { mappingDirections, type MappingDirection } from '#server/modules/derivation/index.ts';

/** The applicable controls of an adopted standard by their codes, with what is answered there by own controls. */
type Answers = ReadonlyMap<string, CountedValue & { readonly isApplicable: boolean }>;

type Row = readonly [
  code: string,
  result: ComplianceResult,
  maturity: number | null,
  confidence: number | null,
  isApplicable: boolean,
];

/** The answers to standards: one row for each of them, since there are as many positions as the standards have controls. */
async function answersTo(ids: readonly string[]): Promise<ReadonlyMap<string, Answers>> {
  const { rows } = await db.execute<{ id: string; positions: readonly Row[] }>(sql`
    select p.adopted_standard_id as id, json_agg(
      json_build_array(c.code, p.own_result, p.own_maturity, p.own_confidence, p.is_applicable)) as positions
    from control_position p
    join control c on c.owner_id = p.catalogue_owner and c.version_id = p.version_id and c.id = p.control_id
    where p.archived_at is null and p.adopted_standard_id = any(${sql.param([...ids])}::uuid[])
    group by p.adopted_standard_id`);
  return new Map(
    rows.map(({ id, positions }) => [
      id,
      new Map(
        positions.map(([code, result, maturity, confidence, isApplicable]) => [
          code,
          { result, maturity, confidence, isApplicable },
        ]),
      ),
    ]),
  );
}

/** What the mappings of some sets say about a control. */
function mappingsOf(code: string, directions: readonly MappingDirection[], from: Answers | undefined): ReadMapping[] {
  return directions.flatMap(({ set, edges }) =>
    (edges.to.get(code) ?? []).map(({ number, sources, relation, strength, target }) => ({
      mapping: {
        id: `${set.id}/${number}`,
        sourceIds: sources,
        relation,
        targetId: target,
        strength,
        use: set.use,
        assertedBy: set.title,
      },
      values: sources.map((source) => from?.get(source)),
    })),
  );
}

/** How much of each adopted standard the answers to another settle, where mappings lead from one to the other. */
export async function settledShares(): Promise<Schemas['SettledShare'][]> {
  const directions = (await mappingDirections()).filter(({ set }) => set.use !== 'IGNORE');
  const answers = await answersTo([...new Set(directions.map(({ to }) => to.id))]);
  const nameOf = ({ from, to }: MappingDirection) => `${from.id} ${to.id}`;
  const pairs = new Map(directions.map((direction) => [nameOf(direction), direction]));
  return [...pairs].map(([name, { from, to }]) => {
    const between = directions.filter((direction) => nameOf(direction) === name);
    const applicable = [...(answers.get(to.id) ?? [])].filter(([, { isApplicable }]) => isApplicable);
    const settled = applicable.filter(([code]) => isSettledBy(mappingsOf(code, between, answers.get(from.id))));
    return { fromId: from.id, toId: to.id, settled: settled.length, of: applicable.length };
  });
}
