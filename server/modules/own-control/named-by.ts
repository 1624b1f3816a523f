import { notInArray, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import { namingKindValues } from '#openapi/generated/values.ts';
import type { Schemas } from '#server/contract/types.ts';
import {
  exemption,
  exemptionOwnControl,
  incident,
  incidentOwnControl,
  ownControl,
  policy,
  policyOwnControl,
  record,
  risk,
  riskControl,
} from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { isHiddenKind } from '#server/database/transaction-scope.ts';
import { eqWithinOrganisation } from '#server/database/within-organisation.ts';
import { isExemptionInForce } from '#server/modules/exemption/index.ts';
import { counted, shownRecord } from '#server/modules/record/index.ts';
import { isCountedRisk } from '#server/modules/risk/index.ts';

type NamingKind = Schemas['NamingKind'];

interface Naming {
  readonly table: SQL;

  /** Rows of (record_id, own_control_id); row-level security keeps them to the organisation. */
  readonly rows: SQL;

  /** Whether the record matters today. */
  readonly isCurrent: SQL;
}

const liveControls = sql`(select * from ${riskControl} where ${riskControl.ownControlId} is not null and ${riskControl.removedAt} is null) as control`;

/** How records of each register name own controls (decision 210). */
const namings: Readonly<Record<NamingKind, Naming>> = {
  risk: {
    table: sql`${risk}`,
    rows: sql`select control.risk_id as record_id, control.own_control_id from ${liveControls}`,
    isCurrent: isCountedRisk,
  },
  policy: {
    table: sql`${policy}`,
    rows: sql`select policy_id as record_id, own_control_id from ${policyOwnControl}`,
    isCurrent: sql`${policy.retiredOn} is null`,
  },
  incident: {
    table: sql`${incident}`,
    rows: sql`select incident_id as record_id, own_control_id from ${incidentOwnControl}`,
    isCurrent: notInArray(incident.status, ['RESOLVED', 'CLOSED']),
  },
  exemption: {
    table: sql`${exemption}`,
    rows: sql`select exemption_id as record_id, own_control_id from ${exemptionOwnControl}
      union select from_control.id, control.own_control_id from ${liveControls}, ${exemption} as from_control
        where from_control.control_id = control.id`,
    isCurrent: isExemptionInForce,
  },
};

const liveRecord = (kind: NamingKind, { table, rows }: Naming) => {
  const register = sql.identifier(kind);
  return sql`(${rows}) as named join ${table} on ${register}.id = named.record_id
    join ${record} as naming on naming.organisation_id = ${register}.organisation_id and naming.id = ${register}.id
      and naming.deleted_at is null`;
};

const shownNaming = shownRecord(alias(record, 'naming'));

const isHidden = (kind: NamingKind) => sql`coalesce(${isHiddenKind(sql`${kind}::text`)}, false)`;

/** Own controls that a current record of a register names. */
const isNamedBy = (kind: NamingKind): SQL => {
  const naming = namings[kind];
  return sql`exists (select from ${liveRecord(kind, naming)} where named.own_control_id = ${ownControl.id} and ${naming.isCurrent})`;
};

const isRetired = sql`${ownControl.implementation} = 'RETIRED'`;
const hasFailed = sql`(${isRetired} or ${ownControl.result} in ('MINOR_NON_CONFORMITY', 'MAJOR_NON_CONFORMITY'))`;

/** What each number counts, and the register without which nobody may know it. */
const figures: Readonly<Record<Schemas['OwnControlFigure'], { readonly of: NamingKind; readonly is: SQL }>> = {
  WITHOUT_POLICY: { of: 'policy', is: sql`(not ${isRetired} and not ${isNamedBy('policy')})` },
  FAILED_WITH_RISK: { of: 'risk', is: sql`(${hasFailed} and ${isNamedBy('risk')})` },
  OPEN_INCIDENT: { of: 'incident', is: isNamedBy('incident') },
  EXEMPTED: { of: 'exemption', is: isNamedBy('exemption') },
};

const listed = ({ of, is }: (typeof figures)['EXEMPTED']) => sql`(not ${isHidden(of)} and ${is})`;

/** The own controls that a number of the dashboard counts: none of a register that the caller may not view. */
export const ofFigure = counted({
  WITHOUT_POLICY: () => listed(figures.WITHOUT_POLICY),
  FAILED_WITH_RISK: () => listed(figures.FAILED_WITH_RISK),
  OPEN_INCIDENT: () => listed(figures.OPEN_INCIDENT),
  EXEMPTED: () => listed(figures.EXEMPTED),
} satisfies Record<Schemas['OwnControlFigure'], () => SQL>);

type Numbers = Schemas['OwnControlNumbers'];

/** The numbers of the dashboard. */
export async function ownControlNumbers(): Promise<Numbers> {
  const number = ({ of, is }: (typeof figures)['EXEMPTED']) =>
    sql`case when ${isHidden(of)} then null else (count(*) filter (where ${is}))::integer end`;
  const { rows } = await db.execute<Numbers & Record<string, unknown>>(sql`
    select ${number(figures.WITHOUT_POLICY)} as "withoutPolicy", ${number(figures.FAILED_WITH_RISK)} as "failedWithRisk",
      ${number(figures.OPEN_INCIDENT)} as "openIncident", ${number(figures.EXEMPTED)} as "exempted"
    from ${ownControl} join ${record} on ${eqWithinOrganisation(record.id, ownControl.id)}
      and ${record.kind} = 'ownControl' and ${record.deletedAt} is null`);
  const [numbers] = rows;
  if (numbers === undefined) throw new Error('An aggregate has no row');
  return numbers;
}

const mostOfKind = 200;

type NamingRecord = Schemas['NamingRecord'];

/** The records that name an own control, as far as the caller may view them; current ones first. */
export async function namedBy(id: string): Promise<NamingRecord[]> {
  const kinds = namingKindValues.map((kind) => {
    const naming = namings[kind];
    return sql`(select ${kind}::text as kind, ${shownNaming} as record, ${naming.isCurrent} as "isCurrent"
      from ${liveRecord(kind, naming)} where named.own_control_id = ${id} and not ${isHidden(kind)}
      order by "isCurrent" desc, naming.ref, naming.id limit ${mostOfKind})`;
  });
  const { rows } = await db.execute<NamingRecord & Record<string, unknown>>(sql.join(kinds, sql` union all `));
  return rows.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
}
