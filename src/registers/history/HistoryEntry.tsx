import type { RecordEvent } from '#src/api/record/logs.ts';
import { formatInstant } from '#src/components/format.ts';
import { counted } from '#src/components/words.ts';
import { Avatar } from '#src/ui/data/Avatar.tsx';
import { css } from '#styled/css/index.js';

import { actionLabels } from './action-labels.ts';
import { actorName } from './actor-name.ts';
import { none, shownChanges, type ShownChange } from './changes.ts';

const item = css({
  display: 'grid',
  gridTemplateColumns: '[auto minmax(0, 1fr)]',
  columnGap: '10',
  paddingBlock: '10',
  borderBlockEnd: 'subtle',
  '&:last-child': { borderBlockEnd: 'none' },
});
const avatar = css({ display: 'flex', alignItems: 'center', height: '20' });
const head = css({ margin: '0', display: 'flex', flexWrap: 'wrap', columnGap: '8', alignItems: 'baseline' });
const person = css({ fontWeight: 'semibold', overflowWrap: 'anywhere' });
const when = css({ color: 'fg.subtle', textStyle: 'xs', tabularFigures: true });
const changeList = css({ margin: '0', marginBlockStart: '4', display: 'grid', gap: '4' });
const label = css({ color: 'fg.muted', textStyle: 'xs' });
const values = css({ margin: '0', whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
const previous = css({ color: 'fg.subtle', textDecoration: 'none' });
const current = css({ textDecoration: 'none' });
const summary = css({ color: 'fg.muted', cursor: 'pointer', marginBlockStart: '4' });

/** One entry of a record's history. What a record was created with is folded, because it is mostly what it still has. */
export function HistoryEntry({ entry }: { readonly entry: RecordEvent }) {
  const { action, at } = entry;
  const changes = shownChanges(entry);
  return (
    <li className={item}>
      <span className={avatar}>
        <Avatar name={actorName(entry)} />
      </span>
      <div>
        <p className={head}>
          <span className={person} dir="auto">
            {actorName(entry)}
          </span>
          {actionLabels[action]}
          <time className={when} dateTime={at}>
            {formatInstant(at)}
          </time>
        </p>
        {action === 'CREATE' ? (
          <details>
            <summary className={summary}>{counted(changes.length, { one: 'field', many: 'fields' })}</summary>
            <Changes changes={changes} />
          </details>
        ) : (
          <Changes changes={changes} />
        )}
      </div>
    </li>
  );
}

function Changes({ changes }: { readonly changes: readonly ShownChange[] }) {
  if (changes.length === 0) return null;
  return (
    <dl className={changeList}>
      {changes.map(({ field, label: name, before, after }) => (
        <div key={field}>
          <dt className={label}>{name}</dt>
          <dd className={values} dir="auto">
            {before !== none && (
              <>
                <del className={previous}>{before}</del>
                <span aria-hidden="true"> → </span>
              </>
            )}
            <ins className={current}>{after}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
