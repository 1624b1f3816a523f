import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';

import { isUnderWay } from '#domain/report/run-state.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { reportRunsQuery, type ReportDefinition } from '#src/api/reports.ts';
import { PageTitle } from '#src/components/PageTitle.tsx';
import { ListContent } from '#src/components/register/ListContent.tsx';
import { useMay } from '#src/components/SessionProvider.tsx';
import { useSearchText } from '#src/components/useSearchText.ts';
import { listStateOf } from '#src/registers/list-state.ts';
import { Button } from '#src/ui/Button.tsx';
import { SearchField } from '#src/ui/form/SearchField.tsx';
import * as Tabs from '#src/ui/navigation/Tabs.tsx';
import { css } from '#styled/css/index.js';

import { ComparisonDialog } from './ComparisonDialog.tsx';
import { DefinitionsView } from './DefinitionsView.tsx';
import { FoundReport, NewReport } from './ReportRunDialog.tsx';
import { RunTable } from './RunTable.tsx';
import { SchedulesView } from './SchedulesView.tsx';
import { reportViews, type ReportSearch } from './search.ts';

const route = getRouteApi('/_app/_guarded/report-library');

const screen = css({ display: 'flex', flexDirection: 'column', height: 'full' });
const view = css({ display: 'flex', flexDirection: 'column' });
const tools = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12',
  paddingInline: { base: '16', md: '20' },
  paddingBlock: '12',
  borderBlockEnd: 'default',
});
const searchBox = css({ flexGrow: '1', maxWidth: { md: '[14.5rem]' } });

/** While one of the shown runs is queued or running, and no dialog follows one, they are read again after so many milliseconds. */
const untilNextReading = 2_000;

const tabLabels = { runs: 'Reports', definitions: 'Definitions', schedules: 'Schedules' } as const;

type Show = (change: Partial<ReportSearch>, options?: { readonly replace?: boolean }) => void;

/** /report-library: the reports that were made, what reports have, and those that are made again and again. */
export function ReportLibraryPage() {
  const address = route.useSearch();
  const navigate = route.useNavigate();
  const [asked, setAsked] = useState<ReportDefinition | 'any' | null>(null);
  const show: Show = (change, { replace = false } = {}) =>
    void navigate({ search: (before) => ({ ...before, ...change }), replace });
  const isFollowing = asked !== null || address.report !== undefined;
  const showNewest = () => show({ show: 'runs', page: 1, search: '' }, { replace: true });
  return (
    <div className={screen}>
      <PageTitle title="Report Library" />
      <Tabs.Root
        value={address.show}
        onValueChange={({ value }) => {
          const chosen = reportViews.find((one) => one === value);
          if (chosen !== undefined) show({ show: chosen, page: 1, search: '' });
        }}
      >
        <Tabs.List>
          {reportViews.map((one) => (
            <Tabs.Trigger key={one} value={one}>
              {tabLabels[one]}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        <Tabs.Content value={address.show} className={view}>
          {address.show === 'runs' && (
            <Runs address={address} show={show} isFollowing={isFollowing} onNew={() => setAsked('any')} />
          )}
          {address.show === 'definitions' && <DefinitionsView onMake={setAsked} />}
          {address.show === 'schedules' && <SchedulesView />}
        </Tabs.Content>
      </Tabs.Root>
      {asked !== null && (
        <NewReport
          definition={asked === 'any' ? undefined : asked}
          onClose={() => setAsked(null)}
          onPlaced={showNewest}
        />
      )}
      {asked === null && address.report !== undefined && (
        <FoundReport
          key={address.report}
          id={address.report}
          onClose={() => show({ report: undefined })}
          onPlaced={showNewest}
        />
      )}
    </div>
  );
}

interface RunsProps {
  readonly address: ReportSearch;
  readonly show: Show;
  /** A dialog is open, which reads the run that it is about. */
  readonly isFollowing: boolean;
  readonly onNew: () => void;
}

function Runs({ address, show, isFollowing, onNew }: RunsProps) {
  const { page, perPage, search } = address;
  const list = useQuery({
    ...reportRunsQuery(useApi(), { page, perPage, ...(search !== '' && { search }) }),
    refetchInterval: ({ state }) =>
      !isFollowing && state.data?.data.some((run) => isUnderWay(run.state)) === true && untilNextReading,
  });
  const [typed, setTyped] = useSearchText(search, (text) => show({ search: text, page: 1 }));
  const mayMake = useMay({ feature: 'REPORT_LIBRARY', level: 'ADD' });
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [isComparing, setComparing] = useState(false);
  const [one, other] = chosen;
  return (
    <>
      <div className={tools}>
        <div className={searchBox}>
          <SearchField label="Search reports" value={typed} onValueChange={setTyped} />
        </div>
        {mayMake && (
          <Button variant="primary" onClick={onNew}>
            New report
          </Button>
        )}
        <Button disabled={chosen.length !== 2} onClick={() => setComparing(true)}>
          Compare two reports
        </Button>
      </div>
      <ListContent
        noun={{ one: 'report', many: 'reports' }}
        list={listStateOf(list)}
        pages={{ page, perPage, show }}
        why={search === '' ? undefined : `No report is called “${search}”.`}
        onClear={() => show({ search: '', page: 1 })}
        onAdd={mayMake ? onNew : undefined}
        firstSteps="Make the first report, or plan one that is made every month."
      >
        {(rows) => <RunTable rows={rows} chosen={chosen} onChoose={setChosen} />}
      </ListContent>
      {isComparing && one !== undefined && other !== undefined && (
        <ComparisonDialog one={one} other={other} onClose={() => setComparing(false)} />
      )}
    </>
  );
}
