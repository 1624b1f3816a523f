import { getRouteApi, useNavigate } from '@tanstack/react-router';

import { titleShown } from '#domain/compliance/control-title.ts';
import { reasonInWords } from '#domain/compliance/not-kept.ts';
import { selectedItems } from '#domain/compliance/report-items.ts';
import { groupInWords } from '#domain/compliance/report-sheets.ts';
import { complianceResults } from '#domain/compliance/results.ts';
import { percentText } from '#domain/share.ts';
import { itemSelectionLabels, reportTexts as texts } from '#domain/words/compliance-report.ts';
import { complianceResultLabels } from '#domain/words/own-control.ts';
import type { ComplianceReport } from '#src/api/compliance/compliance-report.ts';
import { countOf, formatNumber } from '#src/components/format.ts';
import { reportTable } from '#src/components/report/report-table.ts';
import { ReportScroll } from '#src/components/report/ReportScroll.tsx';
import { NotRecorded, ReportSection } from '#src/components/report/ReportSection.tsx';
import { Select } from '#src/ui/form/Select.tsx';
import { css, cx } from '#styled/css/index.js';

import { ResultText } from '../ResultText.tsx';
import { itemSelections, type ReportSearch } from './search.ts';

const tools = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12',
  '& > *': { width: { base: 'full', md: '[14rem]' } },
  _print: { display: 'none' },
});
const sheet = cx(
  reportTable,
  css({
    width: 'full',
    minWidth: { base: '[60rem]', _print: '[0]' },
    textStyle: 'xs',
    '& tbody th': { overflowWrap: 'anywhere', minWidth: '[12rem]' },
  }),
);
const short = css({ whiteSpace: 'nowrap' });
const prose = css({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: '[24rem]' });

const route = getRouteApi('/_app/_guarded/reporting/$organisationStandardId');

/** `12 of 40 controls`: how many the address selects. */
export function shownOf(items: ComplianceReport['items'], search: ReportSearch): string {
  const { length } = selectedItems(items, search);
  return length === items.length
    ? countOf(length, 'control')
    : `${formatNumber(length)} of ${countOf(items.length, 'control')}`;
}

/** The controls of a report, narrowed as the address says. */
export function ItemSection({ report }: { readonly report: ComplianceReport }) {
  const search = route.useSearch();
  const items = selectedItems(report.items, search);
  return (
    <ReportSection title={texts.controls}>
      <ItemFilters report={report} search={search} />
      <p role="status">{shownOf(report.items, search)}</p>
      {items.length === 0 ? (
        <NotRecorded>No control matches.</NotRecorded>
      ) : (
        <ItemTable report={report} items={items} />
      )}
    </ReportSection>
  );
}

interface ItemFiltersProps {
  readonly report: ComplianceReport;
  readonly search: ReportSearch;
}

function ItemFilters({ report, search: { group, result, only } }: ItemFiltersProps) {
  const navigate = useNavigate();
  const narrow = (changes: Partial<ReportSearch>) =>
    void navigate({ to: '.', search: (before) => ({ ...before, ...changes }), replace: true });
  return (
    <div className={tools}>
      <Select
        label={texts.group}
        options={report.groups.map((one) => ({ value: one.id ?? 'none', label: groupInWords(one) }))}
        value={group ?? null}
        placeholder="All"
        deselectable
        onValueChange={(value) => narrow({ group: value ?? undefined })}
      />
      <Select
        label={texts.result}
        options={complianceResults.map((value) => ({ value, label: complianceResultLabels[value] }))}
        value={result ?? null}
        placeholder="All"
        deselectable
        onValueChange={(value) => narrow({ result: value ?? undefined })}
      />
      <Select
        label="On the dashboard"
        options={itemSelections.map((value) => ({ value, label: itemSelectionLabels[value] }))}
        value={only ?? null}
        placeholder="All"
        deselectable
        onValueChange={(value) => narrow({ only: value ?? undefined })}
      />
    </div>
  );
}

interface ItemTableProps {
  readonly report: ComplianceReport;
  readonly items: ComplianceReport['items'];
}

const ItemTable = ({ report, items }: ItemTableProps) => (
  <ReportScroll label="Table of controls">
    <table className={sheet} aria-label={texts.controls}>
      <thead>
        <tr>
          <th scope="col">{texts.ref}</th>
          <th scope="col">{texts.title}</th>
          <th scope="col">{texts.result}</th>
          <th scope="col">{texts.maturity}</th>
          <th scope="col">{texts.confidence}</th>
          <th scope="col">{texts.observation}</th>
          <th scope="col">{texts.ownControls}</th>
          <th scope="col">{texts.evidence}</th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <ItemRow key={item.positionId} report={report} item={item} />
        ))}
      </tbody>
    </table>
  </ReportScroll>
);

interface ItemRowProps {
  readonly report: ComplianceReport;
  readonly item: ComplianceReport['items'][number];
}

const ItemRow = ({ report, item }: ItemRowProps) => (
  <tr>
    <td className={short}>{item.ref}</td>
    <th scope="row" dir="auto">
      {titleShown(item.title)}
    </th>
    <td>
      <ResultText result={item.result} />
      {item.isToConfirm && ` ${texts.toConfirm}`}
    </td>
    <td className={short}>
      {item.maturity === null ? '–' : formatNumber(item.maturity)}
      {item.target !== null && ` of ${formatNumber(item.target)}`}
    </td>
    <td>{item.confidence === null ? '–' : percentText(item.confidence)}</td>
    <td className={prose} dir="auto">
      {[item.observation, reasonInWords(report, item)].filter((text) => text !== '').join('\n')}
    </td>
    <td dir="auto">{item.sources.map(({ ref }) => ref).join(', ')}</td>
    <td>{item.evidence.join(', ')}</td>
  </tr>
);
