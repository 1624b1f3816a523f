import { and, eq, sql } from 'drizzle-orm';

import { invalid, type FieldError } from '#server/contract/errors.ts';
import type { Schemas } from '#server/contract/types.ts';
import { control, controlGroup, standardLevel, standardVersion } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';

import { publishedModel } from './maturity.ts';

/** A version in the catalogue. */
export interface VersionKey {
  readonly ownerId: string;
  readonly id: string;
}

type Choices = Omit<Schemas['AdoptionInput'], 'versionId'>;

/** What is stored of the choices. */
export type StoredChoices = Pick<Choices, 'levels' | 'maturityModelId' | 'targetMaturity' | 'method' | 'parameters'> & {
  readonly maturityOwner: string | null;
};

async function levelProblems({ ownerId, id }: VersionKey, levels: readonly string[]): Promise<FieldError[]> {
  const known = await db
    .select({ ref: standardLevel.ref })
    .from(standardLevel)
    .where(and(eq(standardLevel.ownerId, ownerId), eq(standardLevel.versionId, id)));
  const refs = new Set(known.map(({ ref }) => ref));
  if (refs.size > 0 && levels.length === 0) return [{ field: 'levels', message: 'Choose at least one level' }];
  return levels.flatMap((level, index) =>
    refs.has(level) ? [] : [{ field: `levels/${index}`, message: 'Choose a level of this version' }],
  );
}

/** Which of some ids are parameters of a version: of it as a whole, of its groups or its controls. */
export async function parametersAmong(
  { ownerId, id }: VersionKey,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const wanted = sql.param([...ids]);
  const { rows } = await db.execute<{ id: string }>(sql`
    select distinct p ->> 'id' as id from (
      select ${standardVersion.content} -> 'params' as params from ${standardVersion}
        where ${standardVersion.ownerId} = ${ownerId} and ${standardVersion.id} = ${id}
      union all select ${controlGroup.content} -> 'params' from ${controlGroup}
        where ${controlGroup.ownerId} = ${ownerId} and ${controlGroup.versionId} = ${id}
      union all select ${control.content} -> 'params' from ${control}
        where ${control.ownerId} = ${ownerId} and ${control.versionId} = ${id}
    ) as held, jsonb_array_elements(held.params) as p
    where p ->> 'id' = any(${wanted}::text[])`);
  return new Set(rows.map((row) => row.id));
}

async function parameterProblems(version: VersionKey, parameters: Choices['parameters']): Promise<FieldError[]> {
  if (parameters.length === 0) return [];
  const ids = parameters.map(({ id }) => id);
  const known = await parametersAmong(version, ids);
  return ids.flatMap((id, index) => {
    const field = `parameters/${index}/id`;
    if (ids.indexOf(id) < index) return [{ field, message: 'Give each parameter one value' }];
    return known.has(id) ? [] : [{ field, message: 'Choose a parameter of this version' }];
  });
}

/** @param usedModelId a model that is in use stays, whatever became of it since */
async function maturityOf(
  { maturityModelId: id, targetMaturity: target }: Choices,
  used: { readonly maturityOwner: string | null; readonly maturityModelId: string | null } | undefined,
): Promise<{ readonly ownerId: string | null; readonly problems: FieldError[] }> {
  if (id === null) {
    const problem = { field: 'targetMaturity', message: 'Choose a maturity model first' };
    return { ownerId: null, problems: target === null ? [] : [problem] };
  }
  const model = await publishedModel(id);
  const ownerId = model?.ownerId ?? (used !== undefined && used.maturityModelId === id ? used.maturityOwner : null);
  if (ownerId === null)
    return { ownerId, problems: [{ field: 'maturityModelId', message: 'Choose a published maturity model' }] };
  const isTooHigh = model !== undefined && target !== null && target > model.highest;
  const problem = { field: 'targetMaturity', message: `The highest level of this model is ${model?.highest}` };
  return { ownerId, problems: isTooHigh ? [problem] : [] };
}

/** What is stored of the choices for a version. @throws ApiError 400 naming what is not of the version, or not published */
export async function checkedChoices(
  version: VersionKey,
  { levels, maturityModelId, targetMaturity, method, parameters }: Choices,
  used?: Parameters<typeof maturityOf>[1],
): Promise<StoredChoices> {
  const chosen = [...new Set(levels)];
  const choices = { levels: chosen, maturityModelId, targetMaturity, method, parameters };
  const maturity = await maturityOf(choices, used);
  const problems = [
    ...(await levelProblems(version, chosen)),
    ...maturity.problems,
    ...(await parameterProblems(version, parameters)),
  ];
  if (problems.length > 0) throw invalid(problems);
  return { ...choices, maturityOwner: maturity.ownerId };
}
