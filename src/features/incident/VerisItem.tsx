import { useMutation } from '@tanstack/react-query';

import { saveFile } from '#src/actors/save-file.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { incidentExchange } from '#src/api/incident/incident-exchange.ts';
import { texts } from '#src/texts/en.ts';
import { toast } from '#src/ui/feedback/toast.tsx';
import * as Menu from '#src/ui/overlay/Menu.tsx';
import { DownloadIcon } from '#src/ui/tool-icons.tsx';

/** Saves an incident as a VERIS file. */
export function VerisItem({ incidentId }: { readonly incidentId: string }) {
  const api = useApi();
  const saving = useMutation({
    mutationFn: () => incidentExchange(api).veris({ path: { id: incidentId } }),
    onSuccess: ({ fileName, content }) =>
      saveFile({ name: fileName, content: new Blob([content], { type: 'application/json' }) }),
    onError: ({ message }) => toast.error('The incident was not exported', message || texts.errors.fallback),
  });
  return (
    <Menu.Item value="veris" disabled={saving.isPending} onSelect={() => saving.mutate()}>
      <DownloadIcon /> Export as VERIS
    </Menu.Item>
  );
}
