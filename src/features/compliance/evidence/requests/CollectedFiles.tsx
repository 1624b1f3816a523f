import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

import { mostGivenFiles } from '#domain/compliance/evidence-contact.ts';
import { addEvidenceFile } from '#src/actors/give-evidence.ts';
import {
  evidenceContacts,
  evidenceCourse,
  evidenceRequestsKey,
  type EvidenceRequest,
} from '#src/api/compliance/evidence.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { isolated } from '#src/components/bidi.ts';
import { useDrop } from '#src/components/useDrop.ts';
import { DownloadList } from '#src/registers/attachments/DownloadList.tsx';
import { FileInput } from '#src/registers/attachments/FileInput.tsx';
import { PendingFiles } from '#src/registers/attachments/PendingFiles.tsx';
import { useUploads, type Uploads } from '#src/registers/attachments/useUploadActor.ts';
import type { GuardUnsent } from '#src/registers/record-sections/section.ts';
import { Button } from '#src/ui/Button.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import { UploadIcon } from '#src/ui/tool-icons.tsx';
import { css } from '#styled/css/index.js';

const zone = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12',
  padding: '12',
  border: '[1px dashed token(colors.border.control)]',
  borderRadius: 'sm',
  '&[data-over]': { background: 'bg.selected' },
});
const hint = css({ flex: '[1 1 12rem]', color: 'fg.subtle', textStyle: 'xs' });

/** A request, as what is done with its files needs it. */
type OfEvidence = Pick<EvidenceRequest, 'id'> & { readonly evidence: Pick<EvidenceRequest['evidence'], 'id'> };

/** The machine that adds files to a request, with its services. */
export function useCollecting({ id, evidence }: OfEvidence): Uploads {
  const api = useApi();
  const queryClient = useQueryClient();
  return useUploads('File added', (screen) =>
    addEvidenceFile(api, queryClient, { id, evidenceId: evidence.id }, screen),
  );
}

/** Takes a file back that was added. */
function useTakingBack({ id, evidence }: OfEvidence) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id: fileId }: EvidenceRequest['files'][number]) =>
      evidenceCourse(api).removeFile({ path: { id, fileId } }),
    onError: ({ message }, { name }) => toast.error(`${isolated(name)} could not be removed`, message),
    onSettled: () => queryClient.invalidateQueries({ queryKey: evidenceRequestsKey(evidence.id) }),
  });
}

interface CollectedFilesProps {
  readonly request: EvidenceRequest;
  readonly uploads: Uploads;
  readonly guardUnsent: GuardUnsent;
}

/** The files that a member collects for a request: those that the server has, and those on their way. */
export function CollectedFiles({ request, uploads: { actor, choose, sent }, guardUnsent }: CollectedFilesProps) {
  const api = useApi();
  const takingBack = useTakingBack(request);
  const input = useRef<HTMLInputElement>(null);
  const drop = useDrop(true, choose);
  useEffect(() => guardUnsent(() => actor.getSnapshot().context.current !== null), [guardUnsent, actor]);
  return (
    <>
      <DownloadList
        files={request.files}
        addressOf={(id) => evidenceContacts(api).fileAddress({ path: { id } })}
        onRemove={(file) => takingBack.mutate(file)}
        isRemoving={takingBack.isPending}
      />
      <PendingFiles actor={actor} sent={sent} />
      <div className={zone} {...drop}>
        <span className={hint}>
          At most {mostGivenFiles} PDF files, images, office documents or texts. Drop them here, or choose them.
        </span>
        <FileInput ref={input} multiple label="Files to give" onChoose={choose} />
        <Button size="sm" onClick={() => input.current?.click()}>
          <UploadIcon /> Choose files
        </Button>
      </div>
    </>
  );
}
