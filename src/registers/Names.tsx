import { useQuery } from '@tanstack/react-query';

import { useApi } from '#src/api/ApiProvider.tsx';
import type { Schemas } from '#src/api/client.ts';
import { assetOptionsQuery } from '#src/api/information-assets.ts';
import { memberOptionsQuery } from '#src/api/members.ts';
import { counted } from '#src/components/words.ts';

interface MemberNameProps {
  readonly id: string | null;
  /** Somebody whose name is known already. */
  readonly known: { readonly id: string; readonly name: string } | null | undefined;
}

/** The name of a member of the organisation. */
export function MemberName({ id, known }: MemberNameProps) {
  const members = useQuery({ ...memberOptionsQuery(useApi(), ''), enabled: id !== null && id !== known?.id });
  if (id === null) return 'Nobody';
  if (id === known?.id) return known.name;
  return members.data?.find((member) => member.id === id)?.name ?? 'Another member';
}

interface AssetNamesProps {
  readonly ids: readonly string[];
  /** Those whose names are known already. */
  readonly known: readonly Schemas['RecordOption'][];
}

/** References and titles of information assets; how many, while they are not known. */
export function AssetNames({ ids, known }: AssetNamesProps) {
  const found = useQuery({ ...assetOptionsQuery(useApi(), ''), enabled: ids.length > 0 });
  const options = [...known, ...(found.data ?? [])];
  const named = ids.flatMap((id) => options.find((option) => option.id === id) ?? []);
  if (ids.length === 0) return 'None';
  if (named.length < ids.length) return counted(ids.length, { one: 'asset', many: 'assets' });
  return named.map(({ ref, title }) => `${ref} ${title}`).join('\n');
}
