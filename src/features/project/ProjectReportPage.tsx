import { useQuery } from '@tanstack/react-query';
import { createLink, getRouteApi } from '@tanstack/react-router';

import { projectFacts, reportedTaskColumns } from '#domain/task/project-report.ts';
import { ApiError } from '#src/api/connection/api-error.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import type { Schemas } from '#src/api/connection/client.ts';
import { projectReportQuery } from '#src/api/task/tasks.ts';
import { formatDay, formatInstantDay, formatNumber } from '#src/components/format.ts';
import { LoadFailed } from '#src/components/LoadFailed.tsx';
import { PageTitle } from '#src/components/PageTitle.tsx';
import { reportTable } from '#src/components/report/report-table.ts';
import { ReportPage } from '#src/components/report/ReportPage.tsx';
import { ReportScroll } from '#src/components/report/ReportScroll.tsx';
import { NotRecorded, ProseSection, ReportSection, Shortened } from '#src/components/report/ReportSection.tsx';
import { isId } from '#src/components/search-schema.ts';
import { counted } from '#src/components/words.ts';
import { ErrorState } from '#src/ui/feedback/ErrorState.tsx';
import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';
import { Link as TextLink } from '#src/ui/navigation/Link.tsx';
import { css, cx } from '#styled/css/index.js';

import { ReportExport } from './ReportExport.tsx';

type Report = Schemas['ProjectReport'];
type Cell = ReturnType<(typeof reportedTaskColumns)[number][1]>;

const route = getRouteApi('/_app/_guarded/project-report/$id');
const ProjectsLink = createLink(TextLink);

const facts = css({
  display: 'grid',
  gridTemplateColumns: { base: 'auto minmax(0, 1fr)', md: '[12rem minmax(0, 1fr)]' },
  columnGap: '16',
  rowGap: '4',
  margin: '0',
  textStyle: 'sm',
  '& dt': { color: 'fg.muted' },
  '& dd': { margin: '0', overflowWrap: 'anywhere' },
});
const sheet = cx(
  reportTable,
  css({
    width: 'full',
    minWidth: { base: '[60rem]', _print: '[0]' },
    textStyle: 'xs',
    // No head is broken within a word, and no day: columns that all tasks leave empty are not there.
    '& thead th': { whiteSpace: { base: 'nowrap', _print: 'normal' } },
    '& td': { overflowWrap: { base: 'break-word', _print: 'anywhere' } },
    '& th, & td': { _print: { paddingInlineEnd: '8' } },
    '& [data-day]': { whiteSpace: { base: 'nowrap', _print: 'normal' } },
  }),
);

const isGone = (error: Error | null) => error instanceof ApiError && error.status === 404;

/** /project-report/$id: where a project stands, with its tasks, on the screen, on paper and as a file. */
export function ProjectReportPage() {
  const { id } = route.useParams();
  const { data, error, refetch } = useQuery({ ...projectReportQuery(useApi(), id), enabled: isId(id) });
  if (!isId(id) || isGone(error)) return <NoReport />;
  if (data !== undefined) return <ShownReport report={data} />;
  if (error === null) return <LoadingRows />;
  return (
    <>
      <PageTitle title="Project Report" />
      <LoadFailed what="report" error={error} onRetry={() => void refetch()} />
    </>
  );
}

const NoReport = () => (
  <ErrorState
    title="There is no such project"
    headingLevel="h1"
    actions={<ProjectsLink to="/manage-projects">Projects</ProjectsLink>}
  >
    The project may have been removed, or the link may be wrong.
  </ErrorState>
);

/** A cell as the screen writes it. */
function textOf(cell: Cell): string {
  if (cell === null) return '';
  if (cell.type === 'number') return formatNumber(cell.value);
  if (cell.type === 'day') return formatDay(cell.value);
  return cell.type === 'instant' ? formatInstantDay(cell.value) : cell.value;
}

/** The purpose has a section of its own. */
const isPurpose = (report: Report, cell: Cell) => cell?.type === 'text' && cell.value === report.project.description;

const ShownReport = ({ report }: { readonly report: Report }) => (
  <ReportPage
    title={report.project.title}
    note={counted(report.totalTasks, { one: 'task', many: 'tasks' })}
    tools={<ReportExport report={report} />}
    authorship={[`As of ${formatDay(report.day)}`]}
    isWide
  >
    <ReportSection title="Where it stands">
      <dl className={facts}>
        {projectFacts(report)
          .filter(([, cell]) => cell !== null && !isPurpose(report, cell))
          .map(([name, cell]) => (
            <div key={name} className={css({ display: 'contents' })}>
              <dt>{name}</dt>
              <dd dir="auto">{textOf(cell)}</dd>
            </div>
          ))}
      </dl>
    </ReportSection>
    <ProseSection title="Purpose" text={report.project.description} />
    <ReportSection title="Tasks">
      {report.tasks.length === 0 ? <NotRecorded>The project has no tasks.</NotRecorded> : <Tasks report={report} />}
      <Shortened of={{ rows: report.tasks, total: report.totalTasks }} what="tasks" />
    </ReportSection>
  </ReportPage>
);

/** The columns that say something of one of the tasks. */
const columnsOf = ({ tasks }: Report) =>
  reportedTaskColumns.filter(([, cellOf]) => tasks.some((task) => cellOf(task) !== null));

const isDay = (cell: Cell): boolean => cell?.type === 'day' || cell?.type === 'instant';

const Tasks = ({ report }: { readonly report: Report }) => (
  <ReportScroll label="Table of tasks">
    <table className={sheet} aria-label="Tasks">
      <thead>
        <tr>
          {columnsOf(report).map(([header]) => (
            <th key={header} scope="col">
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {report.tasks.map((task) => (
          <tr key={task.id}>
            {columnsOf(report).map(([header, cellOf]) => {
              const cell = cellOf(task);
              return (
                <td key={header} dir="auto" data-day={isDay(cell) ? '' : undefined}>
                  {textOf(cell)}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  </ReportScroll>
);
