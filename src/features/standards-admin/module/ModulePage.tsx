import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { modulesQuery } from '#src/api/compliance/modules.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { LoadFailed } from '#src/components/LoadFailed.tsx';
import { PageTitle } from '#src/components/PageTitle.tsx';
import type { ShowOptions } from '#src/components/register/address.ts';
import { useMay } from '#src/components/SessionProvider.tsx';
import { useSearchText } from '#src/components/useSearchText.ts';
import { counted } from '#src/components/words.ts';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';
import { SearchField } from '#src/ui/form/SearchField.tsx';
import * as Tabs from '#src/ui/navigation/Tabs.tsx';
import { PlusIcon } from '#src/ui/tool-icons.tsx';
import { css } from '#styled/css/index.js';

import { screen } from '../layout.ts';
import { ModuleDialog, moduleDraft, newModule, useModuleDialog, type ModuleDraft } from './ModuleDialog.tsx';
import { ModuleTable } from './ModuleTable.tsx';
import { OrganisationList } from './OrganisationList.tsx';
import { moduleViews, type ModuleSearch } from './search.ts';

const route = getRouteApi('/_app/_guarded/admin/module');

const content = css({ display: 'flex', flexDirection: 'column' });
const filter = css({ paddingInline: { base: '16', md: '20' }, paddingBlock: '12', borderBlockEnd: 'default' });
const searchBox = css({ maxWidth: { md: '[14.5rem]' } });

const tabLabels = { modules: 'Modules', organisations: 'Organisations' } as const;

/** /admin/module: standards that organisations get together, and which organisation may adopt from which. */
export function ModulePage() {
  const address = route.useSearch();
  const navigate = route.useNavigate();
  const modules = useModules();
  const dialog = useModuleDialog();
  const mayAdd = useMay({ feature: 'ADMIN_STANDARDS', level: 'ADD' });
  const open = (draft: ModuleDraft) => dialog.send({ type: 'step.requested', draft });
  const add = mayAdd ? () => open(newModule) : undefined;
  const show = (change: Partial<ModuleSearch>, { replace = false }: ShowOptions = {}) =>
    void navigate({ search: (before) => ({ ...before, ...change }), replace });
  return (
    <div className={screen}>
      <PageTitle
        title="Module"
        note={modules.data && counted(modules.data.length, { one: 'module', many: 'modules' })}
        actions={
          add &&
          address.show === 'modules' && (
            <Button variant="primary" onClick={add}>
              <PlusIcon /> Add module
            </Button>
          )
        }
      />
      <Views shown={address.show} onShow={(view) => show({ show: view, page: 1, search: '' })}>
        {address.show === 'modules' ? (
          <Modules modules={modules} onAdd={add} onOpen={open} />
        ) : (
          <>
            <Search address={address} show={show} />
            <OrganisationList address={address} modules={modules.data ?? []} show={show} />
          </>
        )}
      </Views>
      <ModuleDialog actor={dialog} />
    </div>
  );
}

const useModules = () => useQuery(modulesQuery(useApi()));

interface ViewsProps {
  readonly shown: ModuleSearch['show'];
  readonly onShow: (view: ModuleSearch['show']) => void;
  /** What is shown. */
  readonly children: ReactNode;
}

const Views = ({ shown, onShow, children }: ViewsProps) => (
  <Tabs.Root
    value={shown}
    onValueChange={({ value }) => {
      const chosen = moduleViews.find((one) => one === value);
      if (chosen !== undefined) onShow(chosen);
    }}
  >
    <Tabs.List>
      {moduleViews.map((one) => (
        <Tabs.Trigger key={one} value={one}>
          {tabLabels[one]}
        </Tabs.Trigger>
      ))}
    </Tabs.List>
    <Tabs.Content value={shown} className={content}>
      {children}
    </Tabs.Content>
  </Tabs.Root>
);

interface SearchProps {
  readonly address: ModuleSearch;
  readonly show: (change: Partial<ModuleSearch>) => void;
}

function Search({ address, show }: SearchProps) {
  const [typed, setTyped] = useSearchText(address.search, (search) => show({ search, page: 1 }));
  return (
    <div className={filter}>
      <div className={searchBox}>
        <SearchField label="Search organisations" value={typed} onValueChange={setTyped} />
      </div>
    </div>
  );
}

interface ModulesProps {
  readonly modules: ReturnType<typeof useModules>;
  readonly onAdd: (() => void) | undefined;
  readonly onOpen: (draft: ModuleDraft) => void;
}

function Modules({ modules, onAdd, onOpen }: ModulesProps) {
  if (modules.isError)
    return <LoadFailed what="modules" error={modules.error} onRetry={() => void modules.refetch()} />;
  if (modules.isPending) return <LoadingRows />;
  if (modules.data.length > 0)
    return <ModuleTable modules={modules.data} onEdit={(module) => onOpen(moduleDraft(module))} />;
  return (
    <EmptyState title="No modules yet" actions={onAdd && <Button onClick={onAdd}>Add module</Button>}>
      Every organisation may adopt every published standard. A module opens its standards to chosen organisations only.
    </EmptyState>
  );
}
