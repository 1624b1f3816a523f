/** A change of a field, as logs have it. */
interface LoggedChange {
  readonly field: string;
  readonly old: unknown;
  readonly new: unknown;
}

const idsIn = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : [value]).flatMap((id: unknown) => (typeof id === 'string' ? [id] : []));

/**
 * Those who were named in a field of a record while it had a status, and were exchanged: what they have done by then stays theirs,
 * so that nobody decides on their own work by having another person named first.
 * @param entries what was changed, the oldest first @param during the labels of the status, as logs name it
 */
export function formerPeople(
  entries: readonly (readonly LoggedChange[])[],
  field: string,
  during: ReadonlySet<string>,
): readonly string[] {
  let status: unknown = null;
  const former = new Set<string>();
  for (const changes of entries) {
    if (typeof status === 'string' && during.has(status))
      for (const change of changes) if (change.field === field) for (const id of idsIn(change.old)) former.add(id);
    status = changes.findLast((change) => change.field === 'status')?.new ?? status;
  }
  return [...former];
}
