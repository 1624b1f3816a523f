import { useSelector } from '@xstate/react';

import { useMay } from '#src/components/SessionProvider.tsx';
import { Banner } from '#src/ui/feedback/Banner.tsx';
import { Checkbox } from '#src/ui/form/Checkbox.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { ActionDialog } from '#src/ui/overlay/ActionDialog.tsx';
import { ConfirmDialog } from '#src/ui/overlay/ConfirmDialog.tsx';

import type { SavedViewsActor } from './useSavedViewsActor.ts';

// The contract's maximum length.
const maxNameLength = 80;

interface ViewDialogsProps {
  readonly views: SavedViewsActor;
}

/** Asks for the name of a view, and before a view is deleted. */
export const ViewDialogs = ({ views }: ViewDialogsProps) => (
  <>
    <NameDialog views={views} />
    <RemovalDialog views={views} />
  </>
);

function NameDialog({ views }: ViewDialogsProps) {
  const { view, content } = useSelector(views, ({ context }) => context);
  const open = useSelector(views, (snapshot) => snapshot.hasTag('form'));
  const busy = useSelector(views, (snapshot) => snapshot.matches('saving'));
  return (
    <ActionDialog
      open={open}
      title={view === null ? 'Save this view' : 'Change view'}
      description={
        content === null ? undefined : 'The view keeps the search, the filters, the order and the columns of this list.'
      }
      confirmLabel="Save view"
      busy={busy}
      busyLabel="Saving..."
      onConfirm={() => views.send({ type: 'save.confirmed' })}
      onCancel={() => views.send({ type: 'save.cancelled' })}
    >
      <NameFields views={views} busy={busy} />
    </ActionDialog>
  );
}

function NameFields({ views, busy }: ViewDialogsProps & { readonly busy: boolean }) {
  const { name, shared, nameMissing, failure, view } = useSelector(views, ({ context }) => context);
  const mayShare = useMay({ roles: ['ORG_ADMIN', 'ORG_MANAGER'] });
  const nameError = failure?.fieldErrors['name'];
  return (
    <>
      {failure !== null && nameError === undefined && (
        <Banner tone="danger" title="The view was not saved">
          {failure.message}
        </Banner>
      )}
      <TextField
        label="Name"
        required
        maxLength={maxNameLength}
        disabled={busy}
        value={name}
        error={nameMissing ? 'Enter a name' : nameError}
        onChange={(event) => views.send({ type: 'name.changed', name: event.currentTarget.value })}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) views.send({ type: 'save.confirmed' });
        }}
      />
      {(mayShare || view?.shared === true) && (
        <Checkbox
          checked={shared}
          disabled={busy}
          onCheckedChange={(checked) => views.send({ type: 'sharing.changed', shared: checked })}
        >
          Share with everyone who may view this register
        </Checkbox>
      )}
    </>
  );
}

function RemovalDialog({ views }: ViewDialogsProps) {
  const { name, shared } = useSelector(views, ({ context }) => context);
  return (
    <ConfirmDialog
      open={useSelector(views, (snapshot) => snapshot.hasTag('removal'))}
      title={`Delete ${name}?`}
      description={
        shared
          ? 'Nobody will find this view among the saved views any more. The records stay as they are.'
          : 'The view is deleted for good. The records stay as they are.'
      }
      confirmLabel="Delete view"
      cancelLabel="Cancel"
      busy={useSelector(views, (snapshot) => snapshot.matches('removing'))}
      busyLabel="Deleting..."
      onConfirm={() => views.send({ type: 'removal.confirmed' })}
      onCancel={() => views.send({ type: 'removal.cancelled' })}
    />
  );
}
