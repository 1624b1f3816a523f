import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { exportListQuery, exportsKey, isUnderWay, organisationExports } from '#src/api/organisation/exports.ts';
import { LoadFailed } from '#src/components/LoadFailed.tsx';
import { texts } from '#src/texts/en.ts';
import { Button } from '#src/ui/Button.tsx';
import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import { css } from '#styled/css/index.js';

import { ExportRow } from './ExportRow.tsx';
import { SettingsPart } from './SettingsPart.tsx';

const list = css({ listStyle: 'none', marginBlockEnd: '14', borderBlockStart: 'subtle' });
const none = css({ color: 'fg.subtle', marginBlockEnd: '14' });

/** Everything that the organisation has stored, as one archive: asked for, and downloaded. */
export function ExportsPart() {
  const api = useApi();
  const queryClient = useQueryClient();
  const found = useQuery(exportListQuery(api));
  const asking = useMutation({
    mutationFn: () => organisationExports(api).ask({}),
    onError: (error) => toast.error('No export was started', error.message || texts.errors.fallback),
    onSettled: () => queryClient.invalidateQueries({ queryKey: exportsKey }),
  });
  return (
    <SettingsPart
      title="Export of everything"
      about="One archive with all records, files and the activity log, with the sum of each part. It has what every member may see, and can be imported into an empty Attest."
    >
      {found.isPending && <LoadingRows rows={2} />}
      {found.isError && <LoadFailed what="exports" error={found.error} onRetry={() => void found.refetch()} />}
      {found.isSuccess && found.data.length === 0 && <p className={none}>Nothing was exported yet</p>}
      {found.isSuccess && found.data.length > 0 && (
        <ul className={list} aria-label="Exports">
          {found.data.map((one) => (
            <ExportRow key={one.id} made={one} />
          ))}
        </ul>
      )}
      {found.isSuccess && (
        <Button
          disabled={found.data.some((one) => isUnderWay(one))}
          busy={asking.isPending}
          busyLabel="Starting..."
          onClick={() => asking.mutate()}
        >
          Export everything
        </Button>
      )}
    </SettingsPart>
  );
}
