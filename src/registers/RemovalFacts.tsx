import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';

import { useApi } from '#src/api/connection/ApiProvider.tsx';
import type { Schemas } from '#src/api/connection/client.ts';
import { removalOutlookQuery, type Kind, type RegisterSource } from '#src/api/record/register.ts';
import { nounOf } from '#src/components/record-panel/record-nouns.ts';
import { counted, enumerated } from '#src/components/words.ts';
import { css } from '#styled/css/index.js';

/** Says what records of a kind take with them when they are removed. */
export type RemovalEffects = ComponentType<{ readonly ids: readonly string[] }>;

interface RemovalFactsProps<K extends Kind> {
  readonly source: RegisterSource<K>;
  readonly ids: readonly string[];
  /** What only records of this kind take with them. */
  readonly Effects?: RemovalEffects | undefined;
}

const lines = css({ display: 'grid', gap: '6', overflowWrap: 'anywhere' });
const list = css({ paddingInlineStart: '16', listStyleType: 'disc' });

const named = ({ total, first }: Schemas['LinkedRecords']) =>
  enumerated([...first.map(({ ref }) => ref), ...Array.from({ length: total - first.length }, () => '')], 5);

/** What to consider before removing records: the records they are linked to, and how to restore them. */
export function RemovalFacts<K extends Kind>({ source, ids, Effects }: RemovalFactsProps<K>) {
  // A closing dialog renders once more, without the records.
  const outlook = useQuery({ ...removalOutlookQuery(useApi(), source, ids), enabled: ids.length > 0 });
  const { links = [], keptDays } = outlook.data ?? {};
  const them = ids.length === 1 ? 'it' : 'them';
  const days = keptDays === undefined ? '' : ` for ${counted(keptDays, { one: 'day', many: 'days' })}`;
  return (
    <div className={lines} aria-live="polite">
      {links.length > 0 && (
        <div>
          <p>Linked to:</p>
          <ul className={list}>
            {links.map((linked) => (
              <li key={linked.kind}>
                {counted(linked.total, nounOf(linked.kind))}: {named(linked)}
              </li>
            ))}
          </ul>
        </div>
      )}
      {Effects !== undefined && <Effects ids={ids} />}
      {outlook.isError && <p>What else {them === 'it' ? 'it is' : 'they are'} linked to could not be read.</p>}
      <p>
        You can restore {them} from Removed{days}.
      </p>
    </div>
  );
}
