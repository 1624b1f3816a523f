import { complianceReports } from '#src/api/compliance/compliance-report.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import type { Schemas } from '#src/api/connection/client.ts';
import { DayField } from '#src/components/fields/DayField.tsx';
import { Button } from '#src/ui/Button.tsx';
import { css } from '#styled/css/index.js';

import { FileMenu } from './FileMenu.tsx';
import { StoreMenu } from './StoreMenu.tsx';

const formats: readonly (readonly [format: Schemas['ComplianceDashboardFormat'], label: string])[] = [
  ['xlsx', 'Excel, a sheet for each part'],
  ['csv', 'CSV, the standards'],
  ['json', 'JSON'],
];

// On phones below the title, which would break inside words beside it.
const tools = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12',
  alignItems: 'flex-end',
  mdDown: { flexBasis: 'full' },
  _print: { display: 'none' },
});
const dayBox = css({ width: { base: '[10rem]', md: '[12rem]' } });

interface DashboardToolsProps {
  readonly asOf: string | undefined;
  readonly onDay: (day: string | null) => void;
  /** Whether any standard is shown, so that there is something to write. */
  readonly hasNumbers: boolean;
}

/** The day of the dashboard, and its numbers on paper and as files. */
export function DashboardTools({ asOf, onDay, hasNumbers }: DashboardToolsProps) {
  const reports = complianceReports(useApi());
  return (
    <div className={tools}>
      <div className={dayBox}>
        <DayField label="As of" value={asOf ?? null} onValueChange={onDay} />
      </div>
      {hasNumbers && (
        <>
          <FileMenu
            formats={formats}
            download={(format) =>
              reports.exportDashboard({ query: asOf === undefined ? { format } : { asOf, format } })
            }
          />
          <StoreMenu
            page={{ adoptedStandardId: null, closing: null, asOf: asOf ?? null, group: null, result: null, only: null }}
          />
          <Button onClick={() => window.print()}>Print</Button>
        </>
      )}
    </div>
  );
}
