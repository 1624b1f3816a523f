import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { reportColumnsText, reportFiltersText, reportSectionsText } from '#domain/report/settings-text.ts';
import { paperSizeLabels, reportFormatLabels, reportPeriodLabels } from '#domain/words/report.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { refreshReports, reportDefinitions, reportDefinitionsQuery, type ReportDefinition } from '#src/api/reports.ts';
import { reportTable } from '#src/components/report/report-table.ts';
import { ReportScroll } from '#src/components/report/ReportScroll.tsx';
import { Banner } from '#src/ui/feedback/Banner.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import { ActionDialog } from '#src/ui/overlay/ActionDialog.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';

interface AdoptionDialogProps {
  readonly definition: ReportDefinition;
  readonly onClose: () => void;
}

/** What a definition has, in words. */
const saidOf = ({ kind, sections, columns, filters, period, format, paper }: ReportDefinition) => [
  ['Sections', reportSectionsText(kind, sections)],
  ['Columns', reportColumnsText(kind, columns) || 'All'],
  ['Filters', reportFiltersText(kind, filters) || 'None'],
  ['Period', reportPeriodLabels[period]],
  ['Format', reportFormatLabels[format]],
  ['Paper', paperSizeLabels[paper]],
];

/** Offers what the published version of its template has, beside what a definition has now. */
export function AdoptionDialog({ definition, onClose }: AdoptionDialogProps) {
  const { id, template, name, version } = definition;
  const api = useApi();
  const queryClient = useQueryClient();
  const { data: definitions = [] } = useQuery(reportDefinitionsQuery(api));
  const published = definitions.find((one) => one.id === null && one.template?.id === template?.id);
  const adopting = useMutation({
    mutationFn: (given: { readonly own: string; readonly templateVersion: number }) =>
      reportDefinitions(api).adoptTemplate({
        path: { id: given.own },
        body: { version, templateVersion: given.templateVersion },
      }),
    onSuccess: () => {
      toast.success('Updated successfully', name);
      onClose();
    },
    onSettled: () => refreshReports(queryClient),
  });
  const templateVersion = published?.template?.version;
  if (id === null || published === undefined || templateVersion === undefined) return null;
  const now = saidOf(definition);
  return (
    <ActionDialog
      open
      title={`Take over version ${templateVersion}?`}
      description={`${published.name} has a newer version. Name and description of your definition stay, and so do reports that were made from it.`}
      confirmLabel="Take over"
      busyLabel="Saving..."
      busy={adopting.isPending}
      onConfirm={() => adopting.mutate({ own: id, templateVersion })}
      onCancel={onClose}
    >
      {adopting.error !== null && <Banner tone="danger">{adopting.error.message}</Banner>}
      <ReportScroll label="What changes">
        <table className={reportTable}>
          <thead>
            <tr>
              <th scope="col">
                <VisuallyHidden>What</VisuallyHidden>
              </th>
              <th scope="col">Now</th>
              <th scope="col">Version {templateVersion}</th>
            </tr>
          </thead>
          <tbody>
            {saidOf(published).map(([label, value], place) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{now[place]?.[1]}</td>
                <td>{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ReportScroll>
    </ActionDialog>
  );
}
