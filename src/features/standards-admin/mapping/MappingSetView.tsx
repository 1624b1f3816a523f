import { useMutation, useQuery } from '@tanstack/react-query';
import { createLink, getRouteApi } from '@tanstack/react-router';
import { useMemo } from 'react';

import { matrixCsv, matrixGroups } from '#domain/catalogue/mapping-matrix.ts';
import { saveFile } from '#src/actors/save-file.ts';
import { mappingSetQuery, mappingSets, type MappingRow, type MappingSet } from '#src/api/compliance/mapping-sets.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import type { Schemas } from '#src/api/connection/client.ts';
import { LoadFailed } from '#src/components/LoadFailed.tsx';
import { PageTitle } from '#src/components/PageTitle.tsx';
import { counted } from '#src/components/words.ts';
import { texts } from '#src/texts/en.ts';
import { Button } from '#src/ui/Button.tsx';
import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import { Link as TextLink } from '#src/ui/navigation/Link.tsx';
import * as Tabs from '#src/ui/navigation/Tabs.tsx';
import * as Menu from '#src/ui/overlay/Menu.tsx';
import { DownloadIcon } from '#src/ui/tool-icons.tsx';
import { css } from '#styled/css/index.js';

import { body } from '../layout.ts';
import { mappingViews, type MappingSearch } from '../mapping-search.ts';
import { MappingGaps } from './MappingGaps.tsx';
import { MappingList } from './MappingList.tsx';
import { MappingMatrix } from './MappingMatrix.tsx';
import { useMappedCatalogues, type MappedCatalogues } from './useMappedCatalogues.ts';

const route = getRouteApi('/_app/_guarded/admin/control-mapping');

const PageLink = createLink(TextLink);

const actions = css({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: '12' });
const tabLabels = { matrix: 'Matrix', list: 'List', gaps: 'Gaps' } as const;

/** One set of mappings: as a matrix, as a list, and what it leaves out. */
export function MappingSetView({ set }: { readonly set: MappingSet }) {
  const content = useQuery(mappingSetQuery(useApi(), set.id));
  const { catalogues, error, retry } = useMappedCatalogues(set);
  const failure = content.error ?? error;
  const mappings = content.data?.mappings;
  return (
    <>
      <PageTitle
        title={set.title}
        note={counted(set.mappingCount, { one: 'mapping', many: 'mappings' })}
        actions={
          <div className={actions}>
            <PageLink to="/admin/control-mapping" search={{}}>
              All sets
            </PageLink>
            {mappings !== undefined && catalogues !== undefined && (
              <ExportMenu set={set} mappings={mappings} catalogues={catalogues} />
            )}
          </div>
        }
      />
      {failure !== null && (
        <LoadFailed
          what="mappings"
          error={failure}
          onRetry={content.error === null ? retry : () => void content.refetch()}
        />
      )}
      {failure === null && (mappings === undefined || catalogues === undefined) && <LoadingRows />}
      {mappings !== undefined && catalogues !== undefined && (
        <Views set={set} mappings={mappings} catalogues={catalogues} />
      )}
    </>
  );
}

interface ViewsProps {
  readonly set: MappingSet;
  readonly mappings: readonly MappingRow[];
  readonly catalogues: MappedCatalogues;
}

function useGroups({ mappings, catalogues }: Omit<ViewsProps, 'set'>) {
  return useMemo(
    () => ({
      rows: matrixGroups(catalogues.source, mappings, 'sources'),
      columns: matrixGroups(catalogues.target, mappings, 'targets'),
    }),
    [catalogues.source, catalogues.target, mappings],
  );
}

function Views({ set, mappings, catalogues }: ViewsProps) {
  const { view } = route.useSearch();
  const navigate = route.useNavigate();
  const groups = useGroups({ mappings, catalogues });
  const show = (chosen: MappingSearch['view']) => void navigate({ search: { open: set.id, view: chosen } });
  return (
    <>
      <div>
        <Tabs.Root
          value={view}
          onValueChange={({ value }) => {
            const chosen = mappingViews.find((one) => one === value);
            if (chosen !== undefined) show(chosen);
          }}
        >
          <Tabs.List>
            {mappingViews.map((one) => (
              <Tabs.Trigger key={one} value={one}>
                {tabLabels[one]}
              </Tabs.Trigger>
            ))}
          </Tabs.List>
        </Tabs.Root>
      </div>
      {view === 'matrix' && <MappingMatrix set={set} mappings={mappings} {...groups} />}
      {view !== 'matrix' && (
        <div className={body}>
          {view === 'list' && <MappingList set={set} mappings={mappings} />}
          {view === 'gaps' && <MappingGaps set={set} mappings={mappings} catalogues={catalogues} />}
        </div>
      )}
    </>
  );
}

type Export = Schemas['MappingFormat'] | 'matrix';

const exports = {
  oscal: 'Export as OSCAL',
  csv: 'Export the list as CSV',
  matrix: 'Export the matrix as CSV',
} as const satisfies Record<Export, string>;

const exportKeys = ['oscal', 'csv', 'matrix'] as const satisfies readonly Export[];

/** The file of a matrix, with all its controls. */
function matrixFile(title: string, csv: string) {
  const name = `${title.replaceAll(/[^\p{L}\p{N}.-]+/gu, '-').slice(0, 100)}-matrix.csv`;
  // The mark tells spreadsheet programs that it is UTF-8.
  return { name, content: new Blob(['\uFEFF', csv], { type: 'text/csv' }) };
}

function ExportMenu(props: ViewsProps) {
  const { set, mappings } = props;
  const api = useApi();
  const { rows, columns } = useGroups(props);
  const download = useMutation({
    mutationFn: (format: Export) =>
      format === 'matrix'
        ? Promise.resolve(matrixFile(set.title, matrixCsv(rows, columns, mappings)))
        : mappingSets(api).exportFile({ path: { id: set.id }, query: { format } }),
    onSuccess: saveFile,
    onError: ({ message }) => toast.error('The file was not downloaded', message || texts.errors.fallback),
  });
  return (
    <Menu.Root positioning={{ placement: 'bottom-end', gutter: 4 }}>
      <Menu.Trigger asChild>
        <Button>
          <DownloadIcon /> Export
        </Button>
      </Menu.Trigger>
      <Menu.Content>
        {exportKeys.map((key) => (
          <Menu.Item key={key} value={key} onSelect={() => download.mutate(key)}>
            {exports[key]}
          </Menu.Item>
        ))}
      </Menu.Content>
    </Menu.Root>
  );
}
