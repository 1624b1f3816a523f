import { useMutation } from '@tanstack/react-query';

import { saveFile } from '#src/actors/save-file.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import type { Schemas } from '#src/api/connection/client.ts';
import { projectReports } from '#src/api/task/tasks.ts';
import { Button } from '#src/ui/Button.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import * as Menu from '#src/ui/overlay/Menu.tsx';
import { ChevronDownIcon } from '#src/ui/tool-icons.tsx';

type Format = Schemas['ProjectReportFormat'];

const formats: readonly (readonly [format: Format, label: string])[] = [
  ['xlsx', 'Excel, a sheet for each part'],
  ['csv', 'CSV, the tasks'],
];

/** The report of a project as a file, in the format that is chosen. */
export function ReportExport({ report: { project } }: { readonly report: Schemas['ProjectReport'] }) {
  const api = useApi();
  const { mutate, isPending } = useMutation({
    mutationFn: (format: Format) => projectReports(api).exportReport({ path: { id: project.id }, query: { format } }),
    onSuccess(file) {
      saveFile(file);
      toast.success('Report downloaded', file.name);
    },
    onError: ({ message }) => toast.error('The report could not be downloaded', message),
  });
  return (
    <Menu.Root positioning={{ placement: 'bottom-end', gutter: 4 }}>
      <Menu.Trigger asChild>
        <Button disabled={isPending}>
          {isPending ? 'Exporting…' : 'Export'} <ChevronDownIcon />
        </Button>
      </Menu.Trigger>
      <Menu.Content>
        {formats.map(([format, label]) => (
          <Menu.Item key={format} value={format} onSelect={() => mutate(format)}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Content>
    </Menu.Root>
  );
}
