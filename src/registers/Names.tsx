import { useQuery } from '@tanstack/react-query';

import { offeredEntries } from '#domain/offered-entries.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { memberOptionsQuery } from '#src/api/organisation/members.ts';
import type { AnyLookup } from '#src/api/record/lookups.ts';
import { mostChosen } from '#src/api/record/picker.ts';
import { lookupOptionsQuery, recordOptionsQuery, type Kind, type RegisterSource } from '#src/api/record/register.ts';
import type { Names, Words } from '#src/components/fields/field-words.ts';
import { counted, type Noun } from '#src/components/words.ts';

interface NameProps {
  readonly id: string | null;
  readonly names: Names;
}

/** Those to ask for. */
const namelessOf = (ids: readonly string[], names: Names): string[] =>
  ids.filter((id) => !names.has(id)).slice(0, mostChosen);

/** The name of a member of the organisation. */
function MemberName({ id, names }: NameProps) {
  const isKnown = id === null || names.has(id);
  const members = useQuery({ ...memberOptionsQuery(useApi(), { chosen: [id ?? ''] }), enabled: !isKnown });
  if (id === null) return 'Nobody';
  return names.get(id) ?? members.data?.find((member) => member.id === id)?.name ?? 'Another member';
}

interface EntryNamesProps {
  readonly source: AnyLookup;
  readonly ids: readonly string[];
  readonly names: Names;
}

/** The names of look-up entries, in the look-up's order; those not among the first offered come last. */
export function EntryNames({ source, ids, names }: EntryNamesProps) {
  const { data: offered = [] } = useQuery(lookupOptionsQuery(useApi(), source));
  const others = ids.filter((id) => offered.every((entry) => entry.id !== id)).flatMap((id) => names.get(id) ?? []);
  const named = [...offered.filter(({ id }) => ids.includes(id)).map(({ name }) => name), ...others];
  const unknown = offered.length < offeredEntries ? 0 : ids.length - named.length;
  return [...named, ...(unknown === 0 ? [] : [`${unknown} more`])].join(', ') || 'None';
}

interface RecordNamesProps<K extends Kind> {
  readonly source: RegisterSource<K>;
  readonly noun: Noun;
  readonly ids: readonly string[];
  readonly names: Names;
}

/** References and titles of records; their count while the names are unknown. */
function RecordNames<K extends Kind>({ source, noun, ids, names }: RecordNamesProps<K>) {
  const chosen = namelessOf(ids, names);
  const found = useQuery({ ...recordOptionsQuery(useApi(), source, { chosen }), enabled: chosen.length > 0 });
  const options = new Map(found.data?.map(({ id, ref, title }) => [id, `${ref} ${title}`]));
  const named = ids.flatMap((id) => names.get(id) ?? options.get(id) ?? []);
  if (ids.length === 0) return 'None';
  return named.length < ids.length ? counted(ids.length, noun) : named.join('\n');
}

/** Members of the organisation; their count while the names are unknown. */
function MemberNames({ ids, names }: { readonly ids: readonly string[]; readonly names: Names }) {
  const chosen = namelessOf(ids, names);
  const members = useQuery({ ...memberOptionsQuery(useApi(), { chosen }), enabled: chosen.length > 0 });
  const offered = new Map(members.data?.map(({ id, name }) => [id, name]));
  const named = ids.flatMap((id) => names.get(id) ?? offered.get(id) ?? []);
  if (ids.length === 0) return 'Nobody';
  return named.length < ids.length ? counted(ids.length, { one: 'member', many: 'members' }) : named.join(', ');
}

/** Members of the organisation. */
export const membersWords = (label: string): Words<string[]> => ({
  label,
  show: (ids, names) => <MemberNames ids={ids} names={names} />,
});

/** An optional member of the organisation. */
export const memberWords = (label: string): Words<string | null> => ({
  label,
  show: (id, names) => <MemberName id={id} names={names} />,
});

/** For a field with entries of a look-up, which its picker and filter offer. */
export interface EntryWords<Value> extends Words<Value> {
  readonly source: AnyLookup;
}

/** An optional entry of a look-up. */
export const entryWords = (label: string, source: AnyLookup): EntryWords<string | null> => ({
  label,
  source,
  show: (id, names) => <EntryNames source={source} ids={id === null ? [] : [id]} names={names} />,
});

/** Entries of a look-up. */
export const entriesWords = (label: string, source: AnyLookup): EntryWords<string[]> => ({
  label,
  source,
  show: (ids, names) => <EntryNames source={source} ids={ids} names={names} />,
});

/** Records of a register. */
export const recordsWords = <K extends Kind>(
  label: string,
  source: RegisterSource<K>,
  noun: Noun,
): Words<string[]> => ({
  label,
  show: (ids, names) => <RecordNames source={source} noun={noun} ids={ids} names={names} />,
});

/** An optional record of a register. */
export const recordWords = <K extends Kind>(
  label: string,
  source: RegisterSource<K>,
  noun: Noun,
): Words<string | null> => ({
  label,
  show: (id, names) => <RecordNames source={source} noun={noun} ids={id === null ? [] : [id]} names={names} />,
});
