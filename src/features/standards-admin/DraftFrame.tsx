import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { standardName } from '#domain/compliance/standard-name.ts';
import type { PlatformFeature } from '#openapi/access.ts';
import {
  standardCatalogueQuery,
  standardVersionsQuery,
  type StandardCatalogue,
  type StandardVersion,
} from '#src/api/compliance/standards.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { LoadFailed } from '#src/components/LoadFailed.tsx';
import { PageTitle } from '#src/components/PageTitle.tsx';
import { useMay } from '#src/components/SessionProvider.tsx';
import { Banner } from '#src/ui/feedback/Banner.tsx';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';
import { NativeSelect } from '#src/ui/form/NativeSelect.tsx';
import { css } from '#styled/css/index.js';

import type { DraftSearch } from './search.ts';

const screen = css({ display: 'flex', flexDirection: 'column', height: 'full' });
const tools = css({ paddingInline: { base: '16', md: '20' }, paddingBlockEnd: '12', borderBlockEnd: 'default' });
const chooser = css({ maxWidth: { md: '[32rem]' } });
const body = css({ flex: '1', position: 'relative', overflow: 'auto', minHeight: '0', outlineOffset: '[-2px]' });

/** A version of a standard on a page about it. */
export interface ShownDraft {
  readonly catalogue: StandardCatalogue;
  /** Whether the person may edit it: what is published does not change. */
  readonly editable: boolean;
}

interface DraftFrameProps {
  readonly title: string;
  /** Whose right decides who may edit. */
  readonly feature: PlatformFeature;
  readonly search: DraftSearch;
  readonly onShow: (search: DraftSearch) => void;
  readonly renderActions?: (shown: ShownDraft) => ReactNode;
  readonly children: (shown: ShownDraft) => ReactNode;
}

/** A page about one version of a standard of the platform, which is chosen in the address. */
export function DraftFrame({ title, search, onShow, feature, renderActions, children }: DraftFrameProps) {
  const versions = useQuery(standardVersionsQuery(useApi(), 'PLATFORM'));
  const chosen = chosenOf(versions.data ?? [], search.version);
  const shown = useShownDraft(chosen?.id, feature);
  return (
    <div className={screen}>
      <PageTitle title={title} actions={shown.draft === undefined ? undefined : renderActions?.(shown.draft)} />
      {versions.data !== undefined && chosen !== undefined && (
        <div className={tools}>
          <NativeSelect
            className={chooser}
            label="Standard and version"
            options={versions.data.map(optionOf)}
            value={chosen.id}
            onValueChange={(version) => onShow({ version, open: undefined })}
          />
        </div>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- The keyboard must be able to scroll it (WCAG 2.1.1). */}
      <div className={body} role="group" aria-label={title} tabIndex={0}>
        {versions.isError && (
          <LoadFailed what="standards" error={versions.error} onRetry={() => void versions.refetch()} />
        )}
        {versions.data !== undefined && chosen === undefined && (
          <EmptyState title="No standards yet">Import a standard first: its draft is edited here.</EmptyState>
        )}
        {shown.error !== null && <LoadFailed what="controls" error={shown.error} onRetry={shown.retry} />}
        {shown.draft === undefined && shown.error === null && !versions.isError && chosen !== undefined && (
          <LoadingRows />
        )}
        {shown.draft !== undefined && (
          <>
            <StateOf version={shown.draft.catalogue.version} />
            {children(shown.draft)}
          </>
        )}
      </div>
    </div>
  );
}

const chosenOf = (versions: readonly StandardVersion[], id: string | undefined): StandardVersion | undefined =>
  versions.find((version) => version.id === id) ?? versions.find(({ status }) => status === 'DRAFT') ?? versions[0];

const statuses = { DRAFT: 'draft', PUBLISHED: 'published', WITHDRAWN: 'withdrawn' } as const;

const optionOf = ({ id, title, number, status }: StandardVersion) => ({
  value: id,
  label: `${standardName({ title, number })} (${statuses[status]})`,
});

/** Milliseconds between two looks while questions are being generated. */
const generatingInterval = 2_000;

function useShownDraft(id: string | undefined, feature: PlatformFeature) {
  const mayEdit = useMay({ feature, level: 'EDIT' });
  const { data, error, refetch } = useQuery({
    ...standardCatalogueQuery(useApi(), 'PLATFORM', id ?? ''),
    enabled: id !== undefined,
    refetchInterval: ({ state }) => (state.data?.version.generation === 'RUNNING' ? generatingInterval : false),
  });
  const draft: ShownDraft | undefined =
    data === undefined ? undefined : { catalogue: data, editable: mayEdit && data.version.status === 'DRAFT' };
  return { draft, error, retry: () => void refetch() };
}

function StateOf({ version: { status, generation, generationError } }: { readonly version: StandardVersion }) {
  if (generation === 'RUNNING')
    return (
      <Banner place="edge" title="Questions are being generated.">
        They appear as they are written. You can leave this page.
      </Banner>
    );
  if (generation === 'FAILED')
    return (
      <Banner place="edge" tone="danger" title="Questions were not generated.">
        {generationError} What was generated before is kept.
      </Banner>
    );
  if (status === 'DRAFT') return null;
  return (
    <Banner place="edge">
      {status === 'PUBLISHED' ? 'This version is published' : 'This version is withdrawn'}: it does not change any more.
    </Banner>
  );
}
