import { sql } from 'drizzle-orm';

import { standardName } from '#domain/compliance/standard-name.ts';
import type { ReportRow, ReportSection } from '#domain/report/content.ts';
import { complianceResultLabels } from '#domain/words/own-control.ts';
import { complianceResultValues } from '#openapi/generated/values.ts';
import {
  adoptedStandard,
  controlPosition,
  positionHistory,
  standard,
  standardVersion,
} from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { eqWithinOrganisation } from '#server/database/within-organisation.ts';

import { number, text } from './sections.ts';

interface Counted {
  readonly id: string;
  /** Of the standard, with its version. */
  readonly title: string;
  readonly result: string;
  readonly count: number;
}

/** The positions of each adopted standard by result, as their history has them; those that do not apply are left out. */
async function countAt(asOf: Date): Promise<Counted[]> {
  const { rows } = await db.execute<Counted & { readonly number: string } & Record<string, unknown>>(sql`
    select ${adoptedStandard.id} as id, ${standard.title} as title, ${standardVersion.number} as number,
      coalesce(was.result, 'NOT_ASSESSED') as result, count(*)::integer as count
    from ${controlPosition}
    join ${adoptedStandard} on ${eqWithinOrganisation(adoptedStandard.id, controlPosition.adoptedStandardId)}
    join ${standardVersion} on ${standardVersion.ownerId} = ${adoptedStandard.catalogueOwner}
      and ${standardVersion.id} = ${adoptedStandard.versionId}
    join ${standard} on ${standard.ownerId} = ${adoptedStandard.catalogueOwner} and ${standard.id} = ${adoptedStandard.standardId}
    left join lateral (
      select ${positionHistory.result} as result, ${positionHistory.isApplicable} as applies from ${positionHistory}
      where ${eqWithinOrganisation(positionHistory.positionId, controlPosition.id)} and ${positionHistory.at} < ${asOf}
      order by ${positionHistory.at} desc, ${positionHistory.id} desc limit 1
    ) as was on true
    where ${adoptedStandard.adoptedAt} < ${asOf} and coalesce(was.applies, ${controlPosition.isApplicable})
      and (${controlPosition.archivedAt} is null or ${controlPosition.archivedAt} >= ${asOf})
    group by 1, 2, 3, 4 order by 2, 3, 1`);
  return rows.map(({ title, number: version, ...row }) => ({
    ...row,
    title: standardName({ title, number: version }),
  }));
}

/** The applicable positions of each adopted standard by result. */
export async function positions(
  base: Pick<ReportSection, 'key' | 'title'>,
  { asOf }: { readonly asOf: Date },
): Promise<ReportSection> {
  const all = await countAt(asOf);
  const rows = [...new Set(all.map(({ id }) => id))].map((id): ReportRow => {
    const counted = all.filter((one) => one.id === id);
    const counts = new Map(counted.map(({ result, count }) => [result, count]));
    const title = counted[0]?.title ?? '';
    const total = counted.reduce((sum, { count }) => sum + count, 0);
    return {
      key: id,
      recordId: null,
      name: title,
      cells: [text(title), ...complianceResultValues.map((result) => number(counts.get(result) ?? 0)), number(total)],
    };
  });
  return {
    ...base,
    note: 'Applicable controls of each adopted standard.',
    columns: [
      { key: 'standard', label: 'Standard', weight: 3 },
      ...complianceResultValues.map((result) => ({ key: result, label: complianceResultLabels[result], weight: 1 })),
      { key: 'all', label: 'All', weight: 0.8 },
    ],
    rows,
  };
}
