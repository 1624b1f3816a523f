import { randomUUID } from 'node:crypto';

import { bulkHandlers } from '../bulk/start.ts';
import { changesBetween, logActivity } from '../change/activity.ts';
import { changeHandlers } from '../change/change-handlers.ts';
import { besideName, type AlsoExported } from '../export/also-exported.ts';
import { exportFile } from '../export/export-file.ts';
import { formatsOf } from '../export/formats.ts';
import { recordOptions, type RecordList } from '../list/list.ts';
import { toPage, type PageQuery } from '../list/pages.ts';
import { viewHandlers } from '../list/views.ts';
import { notify, noticesOfChange, noticesOfCoOwners, ownerOf } from '../people/notices.ts';
import { readersOf } from '../people/readers.ts';
import { nounOf } from '../people/visibility.ts';
import { removalHandlers } from '../removal/removal.ts';
import { refuseUnknownChoices } from './choices.ts';
import { refuseProblems } from './problems.ts';
import { addRecord, entityOf } from './record.ts';
import type { RecordEntity, RecordInput, RecordSettings, Register, RegisterHandlers } from './register.ts';

/** The export of a list whose records are read in order. */
const exportOf =
  <Entity extends RecordEntity, Query>(
    { kind, batches, isLonger }: RecordList<Query>,
    read: (ids: readonly string[]) => Promise<Entity[]>,
    also: AlsoExported | undefined,
  ): RegisterHandlers<Entity, RecordInput, Query>['exportFile'] =>
  ({ query }, context) =>
    exportFile(
      {
        name: nounOf(kind).many,
        format: formatsOf(kind, also?.columns)[query.format],
        isLonger: (most) => isLonger(query, most),
        batches: (size) => batches(query, size),
        read: also === undefined ? read : async (ids) => withBeside(await read(ids), await also.read(ids)),
      },
      context,
    );

/** Records with what is exported beside their fields. */
const withBeside = <Entity extends RecordEntity>(records: readonly Entity[], beside: ReadonlyMap<string, object>) =>
  records.map((one) => ({ ...one, [besideName]: beside.get(one.id) }));

/** The operations common to all registers, parameterised by a register's definition. */
export function registerHandlers<Entity extends RecordEntity, Input extends RecordInput, Query extends PageQuery>(
  register: Register<Entity, Input, Query>,
  settings: RecordSettings,
): RegisterHandlers<Entity, Input, Query> {
  const { choices, save, list } = register;
  const { empty, of: inputOf } = register.input;
  const { kind } = list;
  const { live, inOrder } = readersOf(register);
  const textOf = (input: Input) => ({ title: input.title, searchable: register.searchable(input) });

  return {
    async list({ query }) {
      const { ids, totals } = await list.page(query);
      return toPage(query, totals, await inOrder(ids));
    },

    options: ({ query }) => recordOptions(kind, query),

    get: ({ path }) => live(path.id),

    async position({ path: { id }, query }) {
      const found = await list.positionOf(query, id);
      if (found.position === null) await live(id);
      return found;
    },

    exportFile: exportOf(list, inOrder, register.alsoExports),

    async create({ body }, context) {
      const input = { ...empty, ...body };
      await refuseUnknownChoices(choices, body);
      refuseProblems(register, input, null);
      const id = randomUUID();
      const key = { organisationId: context.organisation.id, id };
      // Sent together, in this order: the connection pipelines.
      const [ref] = await Promise.all([
        addRecord(context, kind, id, textOf(input)),
        save([{ key, input, chosen: body }]),
      ]);
      const entity = entityOf(kind, { id, ref, title: input.title });
      const [created] = await Promise.all([
        live(id),
        logActivity(context, { action: 'CREATE', ...entity, changes: changesBetween({}, body) }),
      ]);
      const stored = inputOf(created);
      await notify(context, kind, [
        ...noticesOfChange(created, { was: null, is: ownerOf(stored) }),
        ...noticesOfCoOwners(created, {}, stored),
      ]);
      return created;
    },

    ...changeHandlers(register),
    ...removalHandlers(register, settings),
    ...bulkHandlers(register, settings.jobs),
    ...viewHandlers(kind),
  };
}
