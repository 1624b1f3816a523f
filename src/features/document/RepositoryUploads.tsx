import { getRouteApi, Outlet, useBlocker } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';

import { counted } from '#src/components/words.ts';
import { ConfirmDialog } from '#src/ui/overlay/ConfirmDialog.tsx';

import { UploadsContext } from './uploads-context.ts';
import { useDocumentUploads, type DocumentUploads } from './useDocumentUploads.ts';

const route = getRouteApi('/_app/_guarded/document-repo/$id/folder');

/** Sends files to a repository whichever of its folders is shown, and asks before what was not sent is lost. */
export function RepositoryUploads() {
  const { id } = route.useParams();
  const uploads = useDocumentUploads(id);
  return (
    <UploadsContext value={uploads}>
      <Outlet />
      <StopUploads repositoryId={id} actor={uploads.actor} />
    </UploadsContext>
  );
}

interface StopUploadsProps {
  readonly repositoryId: string;
  readonly actor: DocumentUploads['actor'];
}

/** Asks someone who leaves a repository while files are being sent to it. Once they are sent, it goes on without an answer. */
function StopUploads({ repositoryId, actor }: StopUploadsProps) {
  const isSending = () => actor.getSnapshot().context.current !== null;
  const unsent = useSelector(actor, ({ context }) => context.files.filter(({ failure }) => failure === null).length);
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ next }) => !next.pathname.startsWith(`/document-repo/${repositoryId}/folder`) && isSending(),
    enableBeforeUnload: isSending,
    withResolver: true,
  });
  const goOn = useEffectEvent(() => proceed?.());
  useEffect(() => {
    if (unsent === 0) goOn();
  }, [unsent]);
  return (
    <ConfirmDialog
      open={status === 'blocked'}
      title="Stop uploading?"
      description={`${counted(unsent, { one: 'file has', many: 'files have' })} not been uploaded yet.`}
      confirmLabel="Stop uploading"
      cancelLabel="Keep uploading"
      busy={false}
      busyLabel=""
      onConfirm={() => proceed?.()}
      onCancel={() => reset?.()}
    />
  );
}
