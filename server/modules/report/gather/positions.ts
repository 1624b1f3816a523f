import { sql } from 'drizzle-orm';

import { standardName } from '#domain/compliance/standard-name.ts';
import type { ReportRow, ReportSection } from '#domain/report/content.ts';
import { complianceResultLabels } from '#domain/words/own-control.ts';
import { complianceResultValues } from '#openapi/generated/values.ts';
import { adoptedStandard, standard, standardVersion } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { positionValues } from '#server/modules/compliance/index.ts';

import { number, text } from './sections.ts';

interface Counted {
  readonly id: string;
  /** Of the standard, with its version. */
  readonly title: string;
  readonly result: string;
  readonly count: number;
}

/** The version that was in force at a moment: what the first upgrade or undo since then has left, or the present one. */
const versionAt = (asOf: Date) => sql`coalesce((
  select case when upgrade.applied_at >= ${asOf} then upgrade.from_version_id else upgrade.to_version_id end
  from standard_upgrade upgrade
  where upgrade.organisation_id = ${adoptedStandard.organisationId} and upgrade.adopted_standard_id = ${adoptedStandard.id}
    and (upgrade.applied_at >= ${asOf} or upgrade.undone_at >= ${asOf})
  order by case when upgrade.applied_at >= ${asOf} then upgrade.applied_at else upgrade.undone_at end limit 1
), ${adoptedStandard.versionId})`;

/** The controls of each adopted standard by result, as they counted at a moment. */
async function countAt(asOf: Date): Promise<Counted[]> {
  const { rows } = await db.execute<Counted & { readonly number: string } & Record<string, unknown>>(sql`
    select ${adoptedStandard.id} as id, ${standard.title} as title, ${standardVersion.number} as number,
      p.result as result, count(*)::integer as count
    from ${positionValues(sql`${asOf}::timestamptz`)} as p
    join ${adoptedStandard} on ${adoptedStandard.organisationId} = p.organisation_id
      and ${adoptedStandard.id} = p.adopted_standard_id
    join ${standardVersion} on ${standardVersion.ownerId} = ${adoptedStandard.catalogueOwner}
      and ${standardVersion.id} = ${versionAt(asOf)}
    join ${standard} on ${standard.ownerId} = ${adoptedStandard.catalogueOwner} and ${standard.id} = ${adoptedStandard.standardId}
    group by 1, 2, 3, 4 order by 2, 3, 1`);
  return rows.map(({ title, number: version, ...row }) => ({
    ...row,
    title: standardName({ title, number: version }),
  }));
}

/** The controls of each adopted standard by result. */
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
    note: 'Controls of each adopted standard.',
    columns: [
      { key: 'standard', label: 'Standard', weight: 3 },
      ...complianceResultValues.map((result) => ({ key: result, label: complianceResultLabels[result], weight: 1 })),
      { key: 'all', label: 'All', weight: 0.8 },
    ],
    rows,
  };
}
