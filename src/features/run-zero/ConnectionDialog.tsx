import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { ApiError } from '#src/api/connection/api-error.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { runZeroKey } from '#src/api/information-asset/run-zero-assets.ts';
import {
  runZeroConnectionQuery,
  runZeroConnections,
  type RunZeroConnection,
  type RunZeroPull,
} from '#src/api/information-asset/run-zero-connection.ts';
import { formatInstant, formatNumber } from '#src/components/format.ts';
import { LoadFailed } from '#src/components/LoadFailed.tsx';
import { SavingForm } from '#src/components/SavingForm.tsx';
import { texts } from '#src/texts/en.ts';
import { Button } from '#src/ui/Button.tsx';
import { Banner } from '#src/ui/feedback/Banner.tsx';
import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { ConfirmDialog } from '#src/ui/overlay/ConfirmDialog.tsx';
import * as Dialog from '#src/ui/overlay/Dialog.tsx';
import { css } from '#styled/css/index.js';

const connectionName = 'The connection to runZero';

const column = css({ display: 'grid', gap: '12', '& p': { margin: '0' } });
const row = css({ display: 'flex', flexWrap: 'wrap', gap: '8' });
const note = css({ color: 'fg.muted', textStyle: 'xs', overflowWrap: 'anywhere' });

/** The dialog with the connection to runZero: its address and token, and what became of the last pull. */
export function ConnectionDialog({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const connection = useQuery({ ...runZeroConnectionQuery(useApi()), enabled: open });
  const { data, error } = connection;
  return (
    <Dialog.Root size="md" open={open} onOpenChange={(change) => !change.open && onClose()}>
      <Dialog.Content title="Connection to runZero">
        <div className={column}>
          <p>
            The asset export of your runZero organisation is fetched once a day: at most 10 MB and 20,000 devices.
            Devices that are listed already are updated.
          </p>
          {data === undefined && error === null && <LoadingRows rows={3} />}
          {data === undefined && error !== null && (
            <LoadFailed what="connection" error={error} onRetry={() => void connection.refetch()} />
          )}
          {data !== undefined && <Connection connection={data} onRemoved={onClose} />}
        </div>
      </Dialog.Content>
    </Dialog.Root>
  );
}

/** The changes of the connection; each fetches again what it changes. */
function useChanges() {
  const api = useApi();
  const queryClient = useQueryClient();
  const calls = runZeroConnections(api);
  const take = (next: RunZeroConnection) => queryClient.setQueryData(runZeroConnectionQuery(api).queryKey, next);
  const sayWhy = (title: string) => (error: Error) => toast.error(title, error.message || texts.errors.fallback);
  return {
    saving: useMutation({
      mutationFn: (body: { consoleUrl: string; token?: string }) => calls.save({ body }),
      onSuccess(next) {
        take(next);
        toast.success('Saved successfully', connectionName);
      },
    }),
    pulling: useMutation({
      mutationFn: () => calls.pull(),
      onSuccess: take,
      onError: sayWhy('The devices were not pulled'),
      onSettled: () => queryClient.invalidateQueries({ queryKey: runZeroKey }),
    }),
    removing: useMutation({
      mutationFn: () => calls.disconnect(),
      onSuccess: () => toast.success('Removed successfully', connectionName),
      onError: sayWhy('The connection was not removed'),
      onSettled: () => queryClient.invalidateQueries(runZeroConnectionQuery(api)),
    }),
  };
}

interface ConnectionProps {
  readonly connection: RunZeroConnection;
  readonly onRemoved: () => void;
}

function Connection({ connection, onRemoved }: ConnectionProps) {
  const { saving, pulling, removing } = useChanges();
  const [asked, setAsked] = useState(false);
  const isConnected = connection.setBy !== null;
  return (
    <>
      <ConnectionForm connection={connection} saving={saving} disabled={pulling.isPending || removing.isPending} />
      {isConnected && (
        <>
          <Pull pull={connection.lastPull} />
          <div className={row}>
            <Button
              disabled={saving.isPending || removing.isPending}
              busy={pulling.isPending}
              busyLabel="Pulling..."
              onClick={() => pulling.mutate()}
            >
              Pull now
            </Button>
            <Button
              disabled={saving.isPending || pulling.isPending || removing.isPending}
              onClick={() => setAsked(true)}
            >
              Remove the connection
            </Button>
          </div>
          <ConfirmDialog
            open={asked}
            title="Remove the connection to runZero?"
            description="Its token is deleted and cannot be restored. The devices that it has found stay."
            confirmLabel="Remove connection"
            cancelLabel="Cancel"
            busy={removing.isPending}
            busyLabel="Removing..."
            onConfirm={() => removing.mutate(undefined, { onSuccess: onRemoved, onSettled: () => setAsked(false) })}
            onCancel={() => setAsked(false)}
          />
        </>
      )}
    </>
  );
}

interface ConnectionFormProps extends Pick<ReturnType<typeof useChanges>, 'saving'> {
  readonly connection: RunZeroConnection;
  readonly disabled: boolean;
}

function ConnectionForm({ connection, saving, disabled }: ConnectionFormProps) {
  const { setBy, setAt } = connection;
  const [consoleUrl, setConsoleUrl] = useState(connection.consoleUrl);
  const [token, setToken] = useState('');
  const refused = saving.error instanceof ApiError ? saving.error.fieldErrors : {};
  const show = (saved: RunZeroConnection) => {
    setConsoleUrl(saved.consoleUrl);
    setToken('');
  };
  return (
    <SavingForm
      className={column}
      saving={saving.isPending}
      onSave={() => saving.mutate({ consoleUrl, ...(token !== '' && { token }) }, { onSuccess: show })}
    >
      {saving.error !== null && Object.keys(refused).length === 0 && (
        <Banner tone="danger">{saving.error.message || texts.errors.fallback}</Banner>
      )}
      <TextField
        label="Address of the console"
        required
        type="url"
        maxLength={200}
        value={consoleUrl}
        error={refused['consoleUrl']}
        onChange={({ currentTarget }) => setConsoleUrl(currentTarget.value)}
      />
      <TextField
        label="Export token"
        required={setBy === null}
        type="password"
        autoComplete="off"
        maxLength={500}
        placeholder={setBy === null ? '' : 'Stored; enter another one to replace it'}
        value={token}
        error={refused['token']}
        onChange={({ currentTarget }) => setToken(currentTarget.value)}
      />
      {setBy !== null && setAt !== null && (
        <p className={note}>
          Entered by <bdi>{setBy.name}</bdi>, {formatInstant(setAt)}
        </p>
      )}
      <div>
        <Button type="submit" variant="primary" disabled={disabled} busy={saving.isPending} busyLabel="Saving...">
          Save
        </Button>
      </div>
    </SavingForm>
  );
}

/** What became of the last pull. */
function Pull({ pull }: { readonly pull: RunZeroPull | null }) {
  if (pull === null) return <p role="status">Nothing has been pulled yet</p>;
  const { at, added, updated, unchanged, refused, gone, failure } = pull;
  if (failure !== '')
    return (
      <Banner tone="danger" title="The last pull failed">
        {formatInstant(at)}: {failure}.
      </Banner>
    );
  return (
    <p role="status">
      Pulled {formatInstant(at)}: {formatNumber(added)} added, {formatNumber(updated)} updated,{' '}
      {formatNumber(unchanged)} unchanged
      {refused > 0 && `, ${formatNumber(refused)} that cannot be read`}
      {gone > 0 && `, ${formatNumber(gone)} gone`}
    </p>
  );
}
