import { useMutation } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';

import { saveFile } from '#src/actors/save-file.ts';
import { complianceReports, type ComplianceReport } from '#src/api/compliance/compliance-report.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import type { Schemas } from '#src/api/connection/client.ts';
import { Button } from '#src/ui/Button.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import * as Menu from '#src/ui/overlay/Menu.tsx';
import { ChevronDownIcon } from '#src/ui/tool-icons.tsx';

import { momentIn } from './search.ts';

type Format = Schemas['ComplianceReportFormat'] | 'pack';

const route = getRouteApi('/_app/_guarded/reporting/$organisationStandardId');

const formats: readonly (readonly [format: Format, label: string])[] = [
  ['xlsx', 'Excel, a sheet for each part'],
  ['csv', 'CSV, the controls'],
  ['json', 'JSON'],
  ['oscalResults', 'OSCAL assessment results'],
  ['oscalPoam', 'OSCAL plan of action and milestones'],
  ['pack', 'Evidence pack'],
];

/** The report as a file, in the format that is chosen. */
export function ExportMenu({ report: { id, findings, score } }: { readonly report: ComplianceReport }) {
  const api = useApi();
  const query = momentIn(route.useSearch());
  const { mutate, isPending } = useMutation({
    mutationFn: (format: Format) =>
      format === 'pack'
        ? complianceReports(api).evidencePack({ path: { id }, query })
        : complianceReports(api).exportReport({ path: { id }, query: { ...query, format } }),
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
          <Menu.Item
            key={format}
            value={format}
            // OSCAL has no documents about nothing.
            disabled={
              (format === 'oscalPoam' && findings.length === 0) || (format === 'oscalResults' && score.assessed === 0)
            }
            onSelect={() => mutate(format)}
          >
            {label}
          </Menu.Item>
        ))}
      </Menu.Content>
    </Menu.Root>
  );
}
