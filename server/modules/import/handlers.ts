import { missingField } from '#domain/files/import-assignment.ts';
import { conflict, invalid, notAuthorised, notFound, type FieldError } from '#server/contract/errors.ts';
import type { HandlersOf, OrganisationContext, Schemas } from '#server/contract/types.ts';
import { violatedUniqueConstraint } from '#server/database/constraints.ts';
import { withWholeFile } from '#server/fair/arriving.ts';
import { holderOf } from '#server/fair/shared.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import type { ImportTarget } from '#server/modules/record/index.ts';

import { mayState, neededLevel } from './actor.ts';
import { assignmentOf } from './assignment.ts';
import { decidedDoubles, updatesDoubles } from './double-rows.ts';
import { errorsFile } from './errors-file.ts';
import { assignableIn } from './fields.ts';
import { collectSamples } from './header.ts';
import { importJob } from './jobs.ts';
import { shownChoices, shownValues, takeAnswers } from './mapping/handlers.ts';
import { answersOf, readingsOf } from './readings.ts';
import { countBelow, fileRow, forgetOutcomes, rowsAfter, rowsPage } from './rows.ts';
import {
  changeImport,
  countsOf,
  deleteImports,
  lockImport,
  readImport,
  recentImports,
  toContract,
  type StoredImport,
} from './store.ts';
import { targetOf, type ImportTargets } from './targets.ts';
import { templateOf } from './template.ts';
import { ownBusy, storeFile } from './upload.ts';

interface Parts {
  readonly jobs: Jobs;
  /** The time zone in which a person reads and writes times (IANA). */
  readonly timeZoneOf: (who: { readonly userId: string; readonly organisationId: string }) => Promise<string>;
  readonly targets: ImportTargets;
}

/** The register or look-up of a kind that the caller may add to. @throws ApiError 400, 403 */
function openTarget({ targets }: Parts, kind: string, context: OrganisationContext): ImportTarget {
  const target = Object.hasOwn(targets, kind) ? targets[kind] : undefined;
  if (target === undefined) throw invalid([{ field: 'kind', message: 'No register or look-up has this kind' }]);
  if (!target.mayImport(context, 'ADD')) throw notAuthorised();
  return target;
}

/** An import of the caller's, into what they may still add to. @throws ApiError 404, 403 */
async function ownImport(
  { targets }: Parts,
  read: (id: string) => Promise<StoredImport | undefined>,
  id: string,
  context: OrganisationContext,
): Promise<StoredImport> {
  const found = await read(id);
  if (found === undefined) throw notFound();
  if (!targetOf(targets, found.kind).mayImport(context, 'ADD')) throw notAuthorised();
  return found;
}

async function shown(parts: Parts, id: string, context: OrganisationContext): Promise<Schemas['Import']> {
  const found = await readImport(id);
  const [one] = await toContract(found === undefined ? [] : [found], parts.targets, context);
  if (one === undefined) throw notFound();
  return one;
}

/** @throws ApiError 409 if an import is not in one of the states */
function requireState({ state }: StoredImport, states: readonly StoredImport['state'][], message: string): void {
  if (!states.includes(state)) throw conflict([{ field: 'id', message }]);
}

const missingMessages: Readonly<Record<string, string>> = {
  title: 'Assign the column with the titles',
  name: 'Assign the column with the names',
  ref: 'Assign the column with the references of the records to update',
};

/** What is wrong with an assignment of columns. */
function assignmentErrors(
  { columns, mode }: Schemas['ImportPlan'],
  file: StoredImport['columns'],
  register: ImportTarget,
): FieldError[] {
  const known = new Set(assignableIn(register).map(({ path }) => path));
  const assigned = columns.map(({ field }) => field);
  const errors = columns.flatMap(({ column, field }, index): FieldError[] => {
    const at = `columns/${index}`;
    if (column >= file.length) return [{ field: `${at}/column`, message: 'The file has no such column' }];
    if (!known.has(field)) return [{ field: `${at}/field`, message: 'There is no such field' }];
    if (assigned.indexOf(field) < index) return [{ field: `${at}/field`, message: 'Another column has this field' }];
    const isSecond = columns.findIndex((one) => one.column === column) < index;
    return isSecond ? [{ field: `${at}/column`, message: 'This column has another field' }] : [];
  });
  if (errors.length > 0) return errors;
  const missing = missingField(assigned, mode, register);
  return missing === undefined ? [] : [{ field: 'columns', message: missingMessages[missing] ?? missing }];
}

/** Starts a step. @throws ApiError 429 while another import of the person runs */
async function start(
  parts: Parts,
  { id }: StoredImport,
  step: 'CHECK' | 'RUN' | 'UNDO',
  values: Parameters<typeof changeImport>[1],
  context: OrganisationContext,
): Promise<Schemas['Import']> {
  const { ip, userAgent } = context.request;
  try {
    await changeImport(id, { ...values, done: 0, failure: null, ip, userAgent });
  } catch (error) {
    throw violatedUniqueConstraint(error) === 'data_import_busy' ? ownBusy() : error;
  }
  await parts.jobs.enqueue(importJob, { importId: id, step });
  return shown(parts, id, context);
}

type ImportHandlers = HandlersOf<'Imports'>;

/** Takes the headers from another of the first rows; what an earlier check has found is over. */
const headerHandler =
  (parts: Parts): ImportHandlers['chooseHeader'] =>
  async ({ path: { id }, body: { row } }, context) => {
    const found = await ownImport(parts, lockImport, id, context);
    requireState(found, ['UPLOADED', 'CHECKED', 'FAILED'], 'The header of this import cannot be changed now');
    const header = found.firstRows.some((one) => one.row === row) ? await fileRow(id, row) : undefined;
    if (header === undefined) throw invalid([{ field: 'row', message: 'Choose one of the first rows of the file' }]);
    const rows = await countBelow(id, row);
    if (rows === 0) throw invalid([{ field: 'row', message: 'There are no rows below this one' }]);
    const doubts = found.columns.map((column) => column.doubts ?? []);
    const samples = collectSamples(doubts);
    for (const one of await rowsAfter(id, row)) samples.add(one);
    const columns = samples.columns(targetOf(parts.targets, found.kind), header);
    await forgetOutcomes(id);
    const undone = {
      state: 'UPLOADED',
      done: 0,
      failure: null,
      newLabels: [],
      unknownValues: [],
      asked: null,
    } as const;
    const reading = { ...found.reading, doubleRows: [] };
    await changeImport(id, { ...undone, reading, columns, rows, headerRow: row });
    return shown(parts, id, context);
  };

/** The steps, each a job. */
const stepHandlers = (parts: Parts): Pick<ImportHandlers, 'check' | 'run' | 'undo'> => ({
  async check({ path: { id }, body }, context) {
    const found = await ownImport(parts, lockImport, id, context);
    requireState(found, ['UPLOADED', 'CHECKED', 'FAILED'], 'This import cannot be checked now');
    const errors = assignmentErrors(body, found.columns, targetOf(parts.targets, found.kind));
    if (errors.length > 0) throw invalid(errors);
    const isStated = body.approvedBefore === true;
    if (isStated && !mayState(targetOf(parts.targets, found.kind), context)) throw notAuthorised();
    const target = targetOf(parts.targets, found.kind);
    if ((body.mode === 'UPDATE' || updatesDoubles(body)) && !target.mayImport(context, 'EDIT')) throw notAuthorised();
    const doubleRows = await decidedDoubles(body.doubleRows ?? [], found);
    const asNew = await takeAnswers(body.values ?? [], found, { target, targets: parts.targets }, context);
    const fieldAt = new Map(body.columns.map(({ column, field }) => [column, field]));
    const columns = found.columns.map((one, column) => ({ ...one, field: fieldAt.get(column) ?? null }));
    const { mode, decimalMark = null, dayOrder = null, doubles = null } = body;
    const { rootCause = null, closingReason = null } = body;
    const said = { doubles, doubleRows, rootCause, closingReason };
    const reading = { ...found.reading, decimalMark, dayOrder, approvedBefore: isStated, ...said };
    const values = { state: 'CHECKING', mode, columns, reading, unknownValues: asNew } as const;
    return start(parts, found, 'CHECK', values, context);
  },

  async run({ path: { id }, body: { leaveOutInvalid } }, context) {
    const found = await ownImport(parts, lockImport, id, context);
    requireState(found, ['CHECKED'], 'Check the file before you import it');
    const counts = (await countsOf([id])).get(id);
    if ((counts?.update ?? 0) > 0 && !targetOf(parts.targets, found.kind).mayImport(context, 'EDIT'))
      throw notAuthorised();
    if ((counts?.invalid ?? 0) > 0 && !leaveOutInvalid)
      throw conflict([{ field: 'leaveOutInvalid', message: 'Correct the rows with errors, or leave them out' }]);
    return start(parts, found, 'RUN', { state: 'RUNNING' }, context);
  },

  async undo({ path: { id } }, context) {
    const found = await ownImport(parts, lockImport, id, context);
    requireState(found, ['DONE'], 'Only an import that was done can be undone, once');
    if (!targetOf(parts.targets, found.kind).mayImport(context, neededLevel(found))) throw notAuthorised();
    return start(parts, found, 'UNDO', { state: 'UNDOING' }, context);
  },
});

/** The import of files into all registers; see decision 046 for who may do what. */
export const importHandlers = (parts: Parts): ImportHandlers => ({
  async upload({ query: { kind, fileName, ...chosen }, body }, context) {
    const register = openTarget(parts, kind, context);
    const { organisation, user } = context;
    const timeZone = await parts.timeZoneOf({ userId: user.id, organisationId: organisation.id });
    const id = await withWholeFile(body, holderOf(context), (bytes, recalled) =>
      storeFile(register, { kind: register.kind, fileName, chosen, timeZone, bytes, recalled }, context),
    );
    return context.inTransaction(() => shown(parts, id, context));
  },

  async recent({ query: { kind } }, context) {
    const register = openTarget(parts, kind, context);
    return toContract(await recentImports(register.kind), parts.targets, context);
  },

  async get({ path: { id } }, context) {
    await ownImport(parts, readImport, id, context);
    return shown(parts, id, context);
  },

  async rows({ path: { id }, query }, context) {
    const { columns, reading, mode, kind, unknownValues } = await ownImport(parts, readImport, id, context);
    const assignment = assignmentOf({ columns, reading, mode: mode ?? 'STOP' }, targetOf(parts.targets, kind));
    const answers = answersOf(unknownValues);
    return rowsPage(id, query, (row) => readingsOf(row, assignment, answers));
  },

  async values({ path: { id } }, context) {
    const found = await ownImport(parts, readImport, id, context);
    return shownValues(found, targetOf(parts.targets, found.kind), parts.targets, context);
  },

  async choices({ path: { id }, query }, context) {
    const { kind } = await ownImport(parts, readImport, id, context);
    return shownChoices(targetOf(parts.targets, kind), query, context);
  },

  chooseHeader: headerHandler(parts),

  async errors({ path: { id } }, context) {
    const found = await context.inTransaction(() => ownImport(parts, readImport, id, context));
    requireState(found, ['CHECKED'], 'Check the file to see which rows have errors');
    return errorsFile(found, context);
  },

  ...stepHandlers(parts),

  async discard({ path: { id } }, context) {
    const found = await ownImport(parts, lockImport, id, context);
    requireState(found, ['UPLOADED', 'CHECKED', 'FAILED'], 'Only a file that was not imported can be deleted');
    await deleteImports([id]);
  },

  async template({ query: { kind, format } }, context) {
    const register = openTarget(parts, kind, context);
    return context.inTransaction(() => templateOf(register, format));
  },
});
