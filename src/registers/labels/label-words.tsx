import { useQuery } from '@tanstack/react-query';

import { recordTexts } from '#domain/words/field-text.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { labelOptionsQuery } from '#src/api/record/labels.ts';
import type { Names, Words } from '#src/components/fields/field-words.ts';

interface LabelNamesProps {
  readonly ids: readonly string[];
  readonly names: Names;
}

/** The names of labels: those that the record has, and those on offer. */
function LabelNames({ ids, names }: LabelNamesProps) {
  const chosen = ids.filter((id) => !names.has(id));
  const { data = [] } = useQuery({ ...labelOptionsQuery(useApi(), { chosen }), enabled: chosen.length > 0 });
  const known = new Map([...data.map(({ id, name }) => [id, name] as const), ...names]);
  return ids.flatMap((id) => known.get(id) ?? []).join(', ') || 'None';
}

/** The words of the labels that every record has. */
export const labelWords: Words<string[]> = {
  label: recordTexts.labels.label,
  show: (ids, names) => <LabelNames ids={ids} names={names} />,
};
