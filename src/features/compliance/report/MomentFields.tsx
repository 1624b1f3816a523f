import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';

import { closingInWords } from '#domain/compliance/report-sheets.ts';
import { closingsQuery, type ComplianceReport } from '#src/api/compliance/compliance-report.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { DayField } from '#src/components/fields/DayField.tsx';
import { formatInstantDay } from '#src/components/format.ts';
import { Select } from '#src/ui/form/Select.tsx';
import { css } from '#styled/css/index.js';

const tools = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12',
  paddingBlockEnd: '16',
  '& > *': { width: { base: 'full', md: '[18rem]' } },
  _print: { display: 'none' },
});

const route = getRouteApi('/_app/_guarded/reporting/$organisationStandardId');

/** What the report is of: a closing, or a day; today without either. */
export function MomentFields({ report }: { readonly report: ComplianceReport }) {
  const { closingId, asOf } = route.useSearch();
  const navigate = useNavigate();
  const { data: closings = [] } = useQuery(closingsQuery(useApi(), report.id));
  const show = (moment: { closingId: string | undefined; asOf: string | undefined }) =>
    void navigate({ to: '.', search: (before) => ({ ...before, ...moment }), replace: true });
  return (
    <div className={tools}>
      <Select
        label="Closing"
        options={closings.map((closing) => ({
          value: closing.id,
          label: `${closingInWords(closing)}, ${formatInstantDay(closing.closedAt)}`,
        }))}
        value={closingId ?? null}
        placeholder={closings.length === 0 ? 'Nothing was closed yet' : 'None'}
        deselectable
        disabled={closings.length === 0}
        onValueChange={(id) => show({ closingId: id ?? undefined, asOf: undefined })}
      />
      <DayField
        label="As of"
        value={closingId === undefined ? (asOf ?? null) : null}
        onValueChange={(day) => show({ closingId: undefined, asOf: day ?? undefined })}
      />
    </div>
  );
}
