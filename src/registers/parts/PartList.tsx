import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';

import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { refreshAfterRemoval } from '#src/api/record/register.ts';
import type { RecordForm } from '#src/components/fields/binding.ts';
import { LoadFailed } from '#src/components/LoadFailed.tsx';
import { texts } from '#src/texts/en.ts';
import { Button } from '#src/ui/Button.tsx';
import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { EditIcon, PlusIcon, TrashIcon } from '#src/ui/tool-icons.tsx';
import { css } from '#styled/css/index.js';

import { sectionList } from '../record-sections/section-list.ts';
import { useUndo } from '../useUndo.ts';
import type { PartKind, PartShape } from './part-kind.ts';
import { PartDialog } from './PartDialog.tsx';

// On phones the buttons, each as large as a finger, stand beside the facts, so that the title has the whole width.
const item = css({
  display: 'grid',
  gridTemplateColumns: '[minmax(0, 1fr) auto]',
  gridTemplateAreas: {
    base: '"name name" "facts tools" "text text"',
    md: '"name tools" "facts facts" "text text"',
  },
  rowGap: '2',
  columnGap: '8',
  paddingBlock: '6',
  borderBlockStart: 'subtle',
});
const name = css({ gridArea: 'name', fontWeight: 'medium', overflowWrap: 'anywhere', paddingBlock: '4' });
const tools = css({ gridArea: 'tools', display: 'flex', alignItems: 'start', gap: '2' });
const facts = css({
  gridArea: 'facts',
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'start',
  columnGap: '12',
  color: 'fg.muted',
  textStyle: 'xs',
});
const wholeText = css({ gridArea: 'text', minWidth: '0' });

/** The size of a button beside the title of a part. */
export const partTool = css({ width: { base: 'touch', md: '24' }, height: { base: 'touch', md: '24' } });

/** The line above a list of parts, which says what they amount to. */
export const partTotals = css({ margin: '0', color: 'fg.subtle', textStyle: 'xs', tabularFigures: true });

interface PartListProps<K extends PartShape> {
  readonly kind: PartKind<K>;
  readonly recordId: string;
  readonly mayEdit: boolean;
  /** The accessible name of the list. */
  readonly name: string;
  readonly renderTotals: (parts: readonly K['entity'][]) => ReactNode;
  /** What is known of a part, below its title. */
  readonly renderFacts: (part: K['entity']) => ReactNode;
  /** What is shown in full below the facts. */
  readonly renderText?: (part: K['entity']) => ReactNode;
  /** Whether the person may use these buttons also without the right to edit the record. */
  readonly mayUseTools?: boolean;
  /** Buttons before those that change and remove a part. */
  readonly renderTools?: (part: K['entity'], index: number, parts: readonly K['entity'][]) => ReactNode;
  readonly renderFields: (form: RecordForm<K['draft']>, part: K['entity'] | null) => ReactNode;
}

/** What a record consists of beside its fields, such as the actions of a risk's treatment plan, to add to, change and remove from. */
export function PartList<K extends PartShape>(props: PartListProps<K>) {
  const { kind, recordId, mayEdit, renderTotals, renderFields } = props;
  const { data, error, refetch } = useQuery(kind.parts.query(useApi(), recordId));
  // The open part, as it was when it was opened.
  const [open, setOpen] = useState<'new' | K['entity'] | null>(null);
  const { one, many } = kind.noun;
  if (data === undefined)
    return error ? <LoadFailed what={many} error={error} onRetry={() => void refetch()} /> : <LoadingRows />;
  const edited = open === null || open === 'new' ? null : (data.find(({ id }) => id === open.id) ?? open);
  const isRemoved = edited !== null && !data.some(({ id }) => id === edited.id);
  return (
    <>
      {renderTotals(data)}
      <ol className={sectionList} aria-label={props.name}>
        {data.map((part, index) => (
          <Item key={part.id} {...props} part={part} index={index} parts={data} onChange={() => setOpen(part)} />
        ))}
      </ol>
      {mayEdit && (
        <div>
          <Button size="sm" onClick={() => setOpen('new')}>
            <PlusIcon /> Add {one}
          </Button>
        </div>
      )}
      {open !== null && (
        <PartDialog
          key={edited?.id ?? 'new'}
          kind={kind}
          recordId={recordId}
          part={edited}
          isRemoved={isRemoved}
          renderFields={renderFields}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}

interface ItemProps<K extends PartShape> extends PartListProps<K> {
  readonly part: K['entity'];
  readonly index: number;
  readonly parts: readonly K['entity'][];
  readonly onChange: () => void;
}

function Item<K extends PartShape>({ part, index, parts, onChange, ...props }: ItemProps<K>) {
  const { kind, recordId, mayEdit, renderFacts, renderText, renderTools, mayUseTools = mayEdit } = props;
  const removal = useRemoval(kind, recordId);
  return (
    <li className={item}>
      <span className={name} dir="auto">
        {part.title}
      </span>
      {(mayEdit || mayUseTools) && (
        <span className={tools}>
          {mayUseTools && renderTools?.(part, index, parts)}
          {mayEdit && (
            <>
              <IconButton className={partTool} label={`Change: ${part.title}`} onClick={onChange}>
                <EditIcon />
              </IconButton>
              <IconButton
                className={partTool}
                label={`Remove: ${part.title}`}
                disabled={removal.isPending}
                onClick={() => removal.mutate(part)}
              >
                <TrashIcon />
              </IconButton>
            </>
          )}
        </span>
      )}
      <div className={facts}>{renderFacts(part)}</div>
      {renderText !== undefined && <div className={wholeText}>{renderText(part)}</div>}
    </li>
  );
}

/** Shows that the parts of a record could not be changed. */
export const partNotChanged =
  (what: string) =>
  ({ message }: Error): void => {
    toast.error(`The ${what} not changed`, message || texts.errors.fallback);
  };

function useRemoval<K extends PartShape>({ parts, noun }: PartKind<K>, recordId: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  const source = parts.sourceOf(recordId);
  const showUndo = useUndo(source);
  return useMutation({
    async mutationFn(part: K['entity']) {
      await source.calls(api).remove(part, new AbortController().signal, '');
      await refreshAfterRemoval(queryClient, source, [part]);
      showUndo([part], part.title);
    },
    onError: partNotChanged(`${noun.many} were`),
    onSettled: () => queryClient.invalidateQueries({ queryKey: parts.query(api, recordId).queryKey }),
  });
}
