import type { OrganisationContext } from '#server/contract/types.ts';
import type { LockedRecord } from '#server/modules/record/index.ts';

import type { StoredRow } from '../rows.ts';
import { ImportRefused, refusingConflicts, type StoredImport } from '../store.ts';
import { targetOf, type ImportTargets } from '../targets.ts';
import type { NewEntry } from './value-book.ts';

const entriesIn = (named: StoredImport['newLabels']): NewEntry[] =>
  named.flatMap(({ kind, ...one }) => (kind === undefined ? [] : [{ ...one, kind }]));

/** All ids in the values of a row. */
const idsIn = (value: unknown): unknown[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(idsIn) : [];
};

const kindsOf = (entries: readonly NewEntry[]) => [...new Set(entries.map(({ kind }) => kind))].toSorted();

/**
 * Adds the entries of look-ups that rows are the first to use, as a person has answered.
 * @throws ImportRefused if they may not, or if an entry has the name by now
 */
export async function addEntries(
  targets: ImportTargets,
  actor: OrganisationContext,
  named: StoredImport['newLabels'],
  rows: readonly StoredRow[],
): Promise<void> {
  const entries = entriesIn(named);
  if (entries.length === 0) return;
  const used = new Set(rows.flatMap(({ values }) => idsIn(values)));
  for (const kind of kindsOf(entries)) {
    const target = targetOf(targets, kind);
    const own = entries.filter((one) => one.kind === kind && used.has(one.id));
    const present = new Set((await target.lock(own.map(({ id }) => id))).map(({ id }) => id));
    const added = own.filter(({ id }) => !present.has(id));
    if (added.length === 0) continue;
    if (!target.mayImport(actor, 'ADD')) throw new ImportRefused('You no longer have the right to do this');
    await refusingConflicts(() =>
      target.add(
        actor,
        added.map(({ id, name }) => ({ id, ref: '', values: { name } })),
      ),
    );
  }
}

/** Removes those of the entries that an import has added and that nothing uses and nobody has changed. */
export async function removeEntries(
  targets: ImportTargets,
  actor: OrganisationContext,
  named: StoredImport['newLabels'],
  reason: string,
): Promise<void> {
  const entries = entriesIn(named);
  for (const kind of kindsOf(entries)) {
    const target = targetOf(targets, kind);
    const locked = await target.lock(entries.flatMap((one) => (one.kind === kind ? [one.id] : [])));
    const inUse = await target.inUse(locked);
    const unused = locked.filter((one: LockedRecord) => one.version === 1 && !inUse.has(one.id));
    if (unused.length > 0) await target.remove(actor, unused, reason);
  }
}
