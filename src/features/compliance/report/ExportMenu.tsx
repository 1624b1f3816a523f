import { getRouteApi } from '@tanstack/react-router';

import { complianceReports, type ComplianceReport } from '#src/api/compliance/compliance-report.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import type { Schemas } from '#src/api/connection/client.ts';

import { FileMenu } from './FileMenu.tsx';
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
  const reports = complianceReports(useApi());
  const query = momentIn(route.useSearch());
  return (
    <FileMenu
      formats={formats}
      // OSCAL has no documents about nothing.
      isDisabled={(format) =>
        (format === 'oscalPoam' && findings.length === 0) || (format === 'oscalResults' && score.assessed === 0)
      }
      download={(format) =>
        format === 'pack'
          ? reports.evidencePack({ path: { id }, query })
          : reports.exportReport({ path: { id }, query: { ...query, format } })
      }
    />
  );
}
