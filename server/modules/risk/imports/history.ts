import { eq, inArray, sql } from 'drizzle-orm';

import { closingLabels, riskStatusLabels, riskTexts } from '#domain/words/risk.ts';
import { riskClosingValues, riskStatusValues } from '#openapi/generated/values.ts';
import type { FieldError } from '#server/contract/errors.ts';
import type { OrganisationContext, Schemas } from '#server/contract/types.ts';
import { risk, riskClosure } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { organisationToday, timeZoneInQuery } from '#server/modules/organisation/index.ts';
import {
  loggedEntity,
  logActivity,
  mayDo,
  type BesideValues,
  type ImportBeside,
  type SettledBeside,
  type SettleHow,
} from '#server/modules/record/index.ts';

type Closing = Schemas['RiskClosing'];

const statusPath = 'document/status';
const becausePath = 'document/closedBecause';
const closedPath = 'document/closedOn';

/** What a row says; one without a status is open, as every imported risk (decision 192). */
const statusOf = ({ status }: BesideValues): Schemas['RiskStatus'] =>
  riskStatusValues.find((value) => value === status) ?? 'OPEN';

/** The reason by its value or, as people say it for a file, by its label. */
const closingNamed = (text: string | null | undefined): Closing | undefined => {
  const named = (text ?? '').trim().toLowerCase();
  return riskClosingValues.find((value) => value === text || closingLabels[value].toLowerCase() === named);
};

/** What is wrong with what a row says beside its status. */
function problemsOf(values: BesideValues, because: Closing | undefined, today: string): FieldError[] {
  const { closedBecause, closedOn = '' } = values;
  if (statusOf(values) !== 'CLOSED') {
    const only = 'Only a closed risk has this';
    return [
      ...(closedBecause === undefined ? [] : [{ field: becausePath, message: only }]),
      ...(closedOn === '' ? [] : [{ field: closedPath, message: only }]),
    ];
  }
  const labels = riskClosingValues.map((value) => closingLabels[value]).join(', ');
  return [
    ...(because === undefined
      ? [{ field: becausePath, message: `Say why the risk is closed, or give one reason for all rows: ${labels}` }]
      : []),
    ...(closedOn > today ? [{ field: closedPath, message: 'This is in the future' }] : []),
  ];
}

/** The status of risks of the past, for those who may change it (decision 216). */
async function settler({ closingReason }: SettleHow, context: Pick<OrganisationContext, 'organisation'>) {
  const mayWalk = mayDo(context, 'risk', 'EDIT');
  const today = await organisationToday();
  return (values: BesideValues): SettledBeside => {
    const status = statusOf(values);
    if (status !== 'OPEN' && !mayWalk)
      return { values, errors: [{ field: statusPath, message: 'You may add risks, but not change their status' }] };
    const own = closingNamed(values['closedBecause']);
    const because = own ?? (status === 'CLOSED' ? closingNamed(closingReason) : undefined);
    return {
      values: { ...values, ...(because !== undefined && { closedBecause: because }) },
      errors: problemsOf(values, because, today),
      lacks: status === 'CLOSED' && because === undefined ? ['closingReason'] : [],
    };
  };
}

/** Gives risks of the past their status. Nobody is told: it was decided then. */
async function enterPast(context: OrganisationContext, records: Parameters<ImportBeside['add']>[1]): Promise<void> {
  for (const { values, id, ref, title } of records) {
    const status = statusOf(values);
    if (status === 'OPEN') continue;
    const closedBecause = status === 'CLOSED' ? (closingNamed(values['closedBecause']) ?? null) : null;
    await db.update(risk).set({ status, closedBecause }).where(eq(risk.id, id));
    const closedOn = values['closedOn'];
    if (closedOn !== undefined)
      await db
        .update(riskClosure)
        .set({ closedAt: sql`${closedOn}::date::timestamp at time zone ${timeZoneInQuery}` })
        .where(eq(riskClosure.riskId, id));
    const changes = [
      { field: 'status', old: 'OPEN', new: status },
      ...(closedBecause === null ? [] : [{ field: 'closedBecause', old: null, new: closedBecause }]),
    ];
    await logActivity(context, { action: 'UPDATE', ...loggedEntity('risk', { id, ref, title }), changes });
  }
}

/** The status of imported risks, with its reason and day: what the history of an organisation has. */
export const riskHistory: ImportBeside = {
  fields: [
    { path: statusPath, label: riskTexts.status.label, values: riskStatusLabels },
    { path: becausePath, label: riskTexts.closedBecause.label, values: closingLabels },
    { path: closedPath, label: 'Closed on', type: 'day' },
  ],

  async current(ids) {
    const rows = await db
      .select({ id: risk.id, status: risk.status, closedBecause: risk.closedBecause })
      .from(risk)
      .where(inArray(risk.id, [...ids]));
    return new Map(
      rows.map(({ id, status, closedBecause }) => [
        id,
        {
          status: riskStatusLabels[status],
          ...(closedBecause !== null && { closedBecause: closingLabels[closedBecause] }),
        },
      ]),
    );
  },

  // All are converted as other cells are.
  prepare: (_path, text) => Promise.resolve({ value: text }),
  mayState: () => false,
  settler,
  add: enterPast,
};
