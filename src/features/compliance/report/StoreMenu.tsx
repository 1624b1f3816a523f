import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';

import { leadingRoles } from '#domain/leading-role.ts';
import { reportFormatLabels } from '#domain/words/report.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import type { Schemas } from '#src/api/connection/client.ts';
import { refreshReports, reportRuns } from '#src/api/reports.ts';
import { useMay } from '#src/components/SessionProvider.tsx';
import { Button } from '#src/ui/Button.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import * as Menu from '#src/ui/overlay/Menu.tsx';
import { ChevronDownIcon } from '#src/ui/tool-icons.tsx';

type Format = Schemas['ReportFormat'];

const formats: readonly Format[] = ['PDF', 'DOCX', 'XLSX', 'CSV'];

interface StoreMenuProps {
  /** What the page shows. */
  readonly page: Omit<Schemas['CompliancePageInput'], 'format' | 'paper'>;
}

/** Stores what a page of compliance shows in the report library, for those who may add reports there. */
export function StoreMenu({ page }: StoreMenuProps) {
  const api = useApi();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const mayStore = useMay({ roles: leadingRoles, feature: 'REPORT_LIBRARY', level: 'ADD' });
  const { mutate, isPending } = useMutation({
    mutationFn: (format: Format) => reportRuns(api).storePage({ body: { ...page, format } }),
    onSuccess({ id, name }) {
      void refreshReports(queryClient);
      toast.success('Stored in the report library', name, {
        label: 'Show report',
        onAction: () => void navigate({ to: '/report-library', search: { report: id } }),
      });
    },
    onError: ({ message }) => toast.error('The report could not be stored', message),
  });
  if (!mayStore) return null;
  return (
    <Menu.Root positioning={{ placement: 'bottom-end', gutter: 4 }}>
      <Menu.Trigger asChild>
        <Button disabled={isPending}>
          {isPending ? 'Storing…' : 'Store in the report library'} <ChevronDownIcon />
        </Button>
      </Menu.Trigger>
      <Menu.Content>
        {formats.map((format) => (
          <Menu.Item key={format} value={format} onSelect={() => mutate(format)}>
            {reportFormatLabels[format]}
          </Menu.Item>
        ))}
      </Menu.Content>
    </Menu.Root>
  );
}
