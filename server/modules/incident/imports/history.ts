import { inArray } from 'drizzle-orm';

import { isPast, pastStepsTo } from '#domain/incident/history.ts';
import { problemOfClosing } from '#domain/incident/times.ts';
import { instantOf, periodInWords, periodOf } from '#domain/time/rough-time.ts';
import { statusLabels } from '#domain/words/incident.ts';
import { incidentStatusValues } from '#openapi/generated/values.ts';
import type { FieldError } from '#server/contract/errors.ts';
import type { OrganisationContext, Schemas } from '#server/contract/types.ts';
import { incident } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import {
  loggedEntity,
  logActivity,
  mayDo,
  type BesideValues,
  type ImportBeside,
  type SettledBeside,
  type SettleHow,
} from '#server/modules/record/index.ts';

import { enterChanges } from '../timeline.ts';

type Status = Schemas['IncidentStatus'];
type Fields = Readonly<Record<string, unknown>>;

const statusPath = 'document/status';
const closedPath = 'document/closedAt';

/** What the timeline says of a step whose instant is not known. */
const asImported = (time: string | null): string => {
  const period = periodOf(time);
  return period === null ? 'As imported' : `As imported: ${periodInWords(period)}`;
};

const statusOf = ({ status }: BesideValues): Status => incidentStatusValues.find((value) => value === status) ?? 'OPEN';

const textIn = (fields: Fields, name: string): string | null => {
  const value = fields[name];
  return typeof value === 'string' && value.trim() !== '' ? value : null;
};

/** What is wrong with the status of a row: what its steps need is missing, or they are out of order. */
function problemsOf(values: BesideValues, fields: Fields, rootCause: string | null): FieldError[] {
  const status = statusOf(values);
  const closedAt = values['closedAt'] ?? null;
  const errors: FieldError[] = [];
  if (isPast(status, 'RESOLVE') && textIn(fields, 'resolvedAt') === null)
    errors.push({
      field: 'resolvedAt',
      message: 'Say when the incident was resolved; if only its closing is known, assign that column',
    });
  if (isPast(status, 'CLOSE') && rootCause === null)
    errors.push({ field: 'rootCause', message: 'Enter the root cause, or give one for all rows' });
  if (closedAt === null) return errors;
  const [detectedAt, resolvedAt] = [textIn(fields, 'detectedAt'), textIn(fields, 'resolvedAt')];
  const problem = problemOfClosing(closedAt, { detectedAt, resolvedAt });
  if (status !== 'CLOSED') errors.push({ field: closedPath, message: 'Only a closed incident has this' });
  else if (problem !== undefined) errors.push({ field: closedPath, message: problem });
  return errors;
}

/** The status of incidents of the past, for those who may change it (decision 198). */
function settler(
  { rootCause: ofFile }: SettleHow,
  context: Pick<OrganisationContext, 'organisation'>,
): (values: BesideValues, fields: Fields) => SettledBeside {
  const mayWalk = mayDo(context, 'incident', 'EDIT');
  return (values, fields) => {
    const status = statusOf(values);
    if (status === 'OPEN') return { values: {}, errors: problemsOf(values, fields, null) };
    if (!mayWalk)
      return { values, errors: [{ field: statusPath, message: 'You may add incidents, but not change their status' }] };
    const own = textIn(fields, 'rootCause');
    const isClosed = isPast(status, 'CLOSE');
    const rootCause = own ?? (isClosed ? (ofFile ?? null) : null);
    return {
      values,
      errors: problemsOf(values, fields, rootCause),
      fields: own === null && rootCause !== null ? { rootCause } : {},
      lacks: isClosed && rootCause === null ? ['rootCause'] : [],
    };
  };
}

/** Enters how incidents of the past came to their status. Nobody is told: they were told then. */
async function enterPast(context: OrganisationContext, records: Parameters<ImportBeside['add']>[1]): Promise<void> {
  for (const { values, fields, ...entity } of records) {
    const status = statusOf(values);
    if (status === 'OPEN') continue;
    const past = {
      containedAt: textIn(fields, 'containedAt'),
      resolvedAt: textIn(fields, 'resolvedAt'),
      closedAt: values['closedAt'] ?? null,
    };
    await enterChanges(
      context,
      pastStepsTo(status, past).map(({ from, to, at: time }) => {
        const at = instantOf(time);
        const known = { incidentId: entity.id, kind: 'STATUS_CHANGED', from, to } as const;
        return at === null ? { ...known, reason: asImported(time) } : { ...known, reason: '', at };
      }),
    );
    const changes = [{ field: 'status', old: 'OPEN', new: status }];
    await logActivity(context, { action: 'UPDATE', ...loggedEntity('incident', entity), changes });
  }
}

/** The status of imported incidents, with its dates: what the history of an organisation has. */
export const incidentHistory: ImportBeside = {
  fields: [
    { path: statusPath, label: 'Status', values: statusLabels },
    { path: closedPath, label: 'Closed', type: 'rough time' },
  ],

  async current(ids) {
    const rows = await db
      .select({ id: incident.id, status: incident.status })
      .from(incident)
      .where(inArray(incident.id, [...ids]));
    return new Map(rows.map(({ id, status }) => [id, { status: statusLabels[status] }]));
  },

  // Both are converted as other cells are.
  prepare: (_path, text) => Promise.resolve({ value: text }),
  mayState: () => false,
  settler: (how, context) => Promise.resolve(settler(how, context)),
  also: (values) => ({ status: statusOf(values) }),
  add: enterPast,
};
