import { useRef } from 'react';

import { reportKinds } from '#domain/report/kinds/index.ts';
import { sampleSections, type SampleSection } from '#domain/report/sample.ts';
import { reportFiltersText } from '#domain/report/settings-text.ts';
import { paperSizeLabels, reportFormatLabels, reportPeriodLabels } from '#domain/words/report.ts';
import type { ReportTemplate } from '#src/api/report-templates.ts';
import { reportTable } from '#src/components/report/report-table.ts';
import { ReportFacts } from '#src/components/report/ReportFacts.tsx';
import { ReportScroll } from '#src/components/report/ReportScroll.tsx';
import { NotRecorded, ReportSection } from '#src/components/report/ReportSection.tsx';
import { Button } from '#src/ui/Button.tsx';
import * as Dialog from '#src/ui/overlay/Dialog.tsx';

interface TemplatePreviewProps {
  readonly template: ReportTemplate | null;
  readonly onClose: () => void;
}

/** What a report of a template has, with sample data. */
export function TemplatePreview({ template, onClose }: TemplatePreviewProps) {
  const close = useRef<HTMLButtonElement>(null);
  return (
    <Dialog.Root
      size="xl"
      open={template !== null}
      // Otherwise the first table that scrolls would be focused.
      initialFocusEl={() => close.current}
      onOpenChange={({ open }) => !open && onClose()}
    >
      {template !== null && (
        <Dialog.Content
          title={template.name}
          description={`Version ${template.number}, with sample data. ${template.description}`}
          footer={
            <Dialog.Close asChild>
              <Button ref={close}>Close</Button>
            </Dialog.Close>
          }
        >
          <ReportFacts facts={factsOf(template)} />
          {sampleSections(template).map((section) => (
            <Section key={section.key} section={section} />
          ))}
        </Dialog.Content>
      )}
    </Dialog.Root>
  );
}

const factsOf = ({ kind, filters, period, format, paper }: ReportTemplate): [string, string][] => [
  ['About', reportKinds[kind].name],
  ['Period', reportPeriodLabels[period]],
  ['Format', reportFormatLabels[format]],
  ['Paper', paperSizeLabels[paper]],
  ...(filters.length === 0 ? [] : [['Only', reportFiltersText(kind, filters)] satisfies [string, string]]),
];

const Section = ({ section: { title, columns, rows } }: { readonly section: SampleSection }) => (
  <ReportSection title={title}>
    {columns.length === 0 ? (
      <NotRecorded>Drawn from the records of the organisation.</NotRecorded>
    ) : (
      <ReportScroll label={title}>
        <table className={reportTable}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((cells) => (
              <tr key={cells.join('\n')}>
                {cells.map((cell, place) => (
                  <td key={columns[place]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ReportScroll>
    )}
  </ReportSection>
);
