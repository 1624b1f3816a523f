import { and, asc, inArray, isNull, sql, type SQL } from 'drizzle-orm';

import type { HandlersOf, Schemas } from '#server/contract/types.ts';
import { record, riskControl } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { isHiddenKind } from '#server/database/transaction-scope.ts';
import { eqWithinOrganisation } from '#server/database/within-organisation.ts';
import {
  anyContains,
  isAskedFor,
  isNamed,
  pickerLimit,
  titledNamed,
  viewableRegisters,
  type Choice,
} from '#server/modules/record/index.ts';

/** A control, by the reference of its risk. Its title is hidden from those who may not view risks. */
export const controlShown = sql<Schemas['RecordReference']>`json_build_object('id', control.id, 'ref', of_risk.ref,
  'title', case when ${isHiddenKind(sql`'risk'`)} then '' else control.title end)`;

/** What is joined to a table for the control that a column of it refers to. */
export const joinedControl = (organisationId: SQL, controlId: SQL) => sql`join risk_control as control
  on control.organisation_id = ${organisationId} and control.id = ${controlId}
  join ${record} as of_risk on of_risk.organisation_id = control.organisation_id and of_risk.id = control.risk_id`;

/** Controls of live risks. */
const liveControls = (condition: SQL | undefined, limit: number): Promise<Schemas['RecordOption'][]> =>
  db
    .select({ id: riskControl.id, ref: sql<string>`${record.ref}`, title: riskControl.title })
    .from(riskControl)
    .innerJoin(record, eqWithinOrganisation(record.id, riskControl.riskId))
    .where(and(isNull(riskControl.removedAt), isNull(record.deletedAt), condition))
    .orderBy(asc(record.ref), asc(riskControl.title), asc(riskControl.id))
    .limit(limit);

/** More than any input names. */
const mostNamed = 10_000;

/** A control of a live risk. Files name it by the reference of its risk and its title, or by its title alone. */
export const controlChoice: Choice = {
  find: (ids) => liveControls(inArray(riskControl.id, ids), mostNamed),
  message: 'Choose a control of a risk',
  async named(texts, reader) {
    if (!viewableRegisters(reader).includes('risk')) return new Map();
    return titledNamed(texts, {
      withReferences: (references) => liveControls(inArray(record.ref, [...references]), mostNamed),
      withTitles: (titles) => liveControls(isNamed(riskControl.title, titles), mostNamed),
      isNamedByReference: false,
    });
  },
  tellApart: 'Write the reference of the risk and the title',
};

/** The controls that a picker asks for. */
export const controlOptions: HandlersOf<'ExemptionCourse'>['controls'] = async ({ query }, context) =>
  viewableRegisters(context).includes('risk')
    ? liveControls(
        isAskedFor(riskControl.id, query, (search) => anyContains([record.ref, riskControl.title], search)),
        pickerLimit(query),
      )
    : [];
