import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import type { ComponentType } from 'react';

import { leftList } from '#src/components/register/left-lists.ts';
import { rememberedSearch } from '#src/components/register/remembered.ts';
import { useDestination, useOwnPage } from '#src/components/register/useDestination.ts';
import { isId } from '#src/components/search-schema.ts';
import { useMay } from '#src/components/SessionProvider.tsx';
import type { Noun } from '#src/components/words.ts';
import { Button } from '#src/ui/Button.tsx';
import { Message } from '#src/ui/feedback/Message.tsx';
import { PlaceProvider } from '#src/ui/overlay/Panel.tsx';

import type { EditableRegister } from './editable-kind.ts';
import type { RecordPanelProps, RecordPlace } from './OpenRecord.tsx';
import { backToRegister, PanelMessage } from './PanelMessage.tsx';
import type { RegisterScreenShape } from './RegisterScreen.tsx';
import { useUndo } from './useUndo.ts';

interface RecordPageProps<K extends RegisterScreenShape> {
  readonly kind: EditableRegister<K>;
  /** The panel that the register shows beside its list. */
  readonly panel: ComponentType<RecordPanelProps<K['entity']>>;
}

/** One record of a register, or another one to be added, on a page of its own: what the panel shows, with more room. */
export function RecordPage<K extends RegisterScreenShape>({ kind, panel: OpenPanel }: RecordPageProps<K>) {
  const { id = 'new' } = useParams({ strict: false });
  const place = usePagePlace(kind, id);
  const mayAdd = useMay({ ...kind.access, level: 'ADD' });
  if (id === 'new' && !mayAdd) return <NotAllowed noun={kind.noun} onClose={() => place.openRecord(undefined)} />;
  return (
    <PlaceProvider value="page">
      {id === 'new' || isId(id) ? (
        <OpenPanel key={id} id={id} place={place} />
      ) : (
        <PanelMessage noun={kind.noun} place="register" onClose={() => place.openRecord(undefined)} />
      )}
    </PlaceProvider>
  );
}

/**
 * The page as the place where a record is open: other records have other pages, and closing leads to the register, with
 * its list as it was left.
 */
function usePagePlace<K extends RegisterScreenShape>(
  { source, nameOf, noun }: EditableRegister<K>,
  id: string,
): RecordPlace<K['entity']> {
  const navigate = useNavigate();
  const { tab, comment } = useSearch({ strict: false });
  const record = useDestination()(source.name, id);
  const left = leftList(useQueryClient(), source.name);
  const beside = record && { ...record, search: { ...left, ...record.search } };
  const ownPage = useOwnPage();
  const showUndo = useUndo(source);
  const toRegister = () => {
    const to = beside?.to ?? '/';
    return navigate({ to, search: left ?? rememberedSearch(to) });
  };
  return {
    param: 'id',
    otherPlace: beside && { label: `Show beside the other ${noun.many}`, destination: beside },
    openRecord(next) {
      const page = next === undefined ? undefined : ownPage(source.name, next);
      void (page === undefined ? toRegister() : navigate({ to: page.to, replace: id === 'new' }));
    },
    openTab: {
      tab,
      comment,
      show: (next) => void navigate({ to: '.', search: { tab: next }, replace: true }),
    },
    onRemoved(entity) {
      showUndo([entity], nameOf(entity));
      void toRegister();
    },
  };
}

interface NotAllowedProps {
  readonly noun: Noun;
  readonly onClose: () => void;
}

const NotAllowed = ({ noun, onClose }: NotAllowedProps) => (
  <Message
    headingLevel="h1"
    title={`You may not add ${noun.many}`}
    actions={<Button onClick={onClose}>{backToRegister}</Button>}
  >
    Ask an administrator of your organisation for the right to add {noun.many}.
  </Message>
);
