import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { playbooks, playbooksQuery, refreshPlaybooks, type Playbook } from '#src/api/task/record-tasks.ts';
import { LoadFailed } from '#src/components/LoadFailed.tsx';
import { PageTitle } from '#src/components/PageTitle.tsx';
import { useMay } from '#src/components/SessionProvider.tsx';
import { counted } from '#src/components/words.ts';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { EditIcon, PlusIcon, TrashIcon } from '#src/ui/tool-icons.tsx';
import { css } from '#styled/css/index.js';

import { taskKind } from '../task-kind.ts';
import { draftOf, newPlaybook } from './playbook-draft.ts';
import { PlaybookDialog, usePlaybookDialog } from './PlaybookDialog.tsx';

const list = css({ listStyle: 'none', margin: '0', padding: '0', borderBlockStart: 'default' });
const row = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr) auto]', md: '[minmax(0, 1fr) minmax(0, 16rem) 5rem auto]' },
  alignItems: 'center',
  columnGap: '16',
  rowGap: '2',
  minHeight: { base: 'touch', md: '37' },
  paddingInline: { base: '16', md: '20' },
  paddingBlock: '6',
  borderBlockEnd: 'subtle',
  overflowWrap: 'anywhere',
});
const name = css({ fontWeight: 'medium' });
const about = css({ margin: '0', color: 'fg.muted', textStyle: 'xs' });
const fact = css({ color: 'fg.muted', textStyle: 'xs', mdDown: { gridColumn: '[1]' } });
const tools = css({ display: 'flex', gap: '4', mdDown: { gridColumn: '[2]', gridRow: '[1]' } });

const tasks = { one: 'task', many: 'tasks' };

const meantFor = ({ incidentType, tier }: Playbook): string =>
  [
    ...(incidentType === null ? [] : [`Incidents: ${incidentType.name}`]),
    ...(tier === null ? [] : [`Providers: ${tier.name}`]),
  ].join('; ');

/** /settings/task/playbook: lists of tasks that are started at records. */
export function PlaybooksPage() {
  const found = useQuery(playbooksQuery(useApi()));
  const dialog = usePlaybookDialog();
  const removing = useRemoval();
  const mayAdd = useMay({ ...taskKind.access, level: 'ADD' });
  const mayEdit = useMay({ ...taskKind.access, level: 'EDIT' });
  const mayRemove = useMay({ ...taskKind.access, level: 'DELETE' });
  const add = () => dialog.send({ type: 'step.requested', draft: newPlaybook });
  return (
    <>
      <PageTitle
        title="Playbooks"
        note={found.data && counted(found.data.length, { one: 'playbook', many: 'playbooks' })}
        actions={
          mayAdd && (
            <Button variant="primary" onClick={add}>
              <PlusIcon /> Add playbook
            </Button>
          )
        }
      />
      {found.isError && <LoadFailed what="playbooks" error={found.error} onRetry={() => void found.refetch()} />}
      {found.isPending && <LoadingRows />}
      {found.data?.length === 0 && (
        <EmptyState title="No playbooks yet">
          A playbook is a list of tasks that you need again and again, such as the steps after a phishing mail. It is
          started in the tasks of a record.
        </EmptyState>
      )}
      {found.data !== undefined && found.data.length > 0 && (
        <ul className={list} aria-label="Playbooks">
          {found.data.map((one) => (
            <li key={one.id} className={row}>
              <div>
                <bdi className={name}>{one.title}</bdi>
                {one.description !== '' && (
                  <p className={about} dir="auto">
                    {one.description}
                  </p>
                )}
              </div>
              <span className={fact}>{meantFor(one)}</span>
              <span className={fact}>{counted(one.items.length, tasks)}</span>
              <span className={tools}>
                {mayEdit && (
                  <IconButton
                    label={`Change ${one.title}`}
                    onClick={() => dialog.send({ type: 'step.requested', draft: draftOf(one) })}
                  >
                    <EditIcon />
                  </IconButton>
                )}
                {mayRemove && (
                  <IconButton
                    label={`Remove ${one.title}`}
                    disabled={removing.isPending}
                    onClick={() => removing.mutate(one)}
                  >
                    <TrashIcon />
                  </IconButton>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
      <PlaybookDialog actor={dialog} />
    </>
  );
}

/** Takes a playbook away, which can be undone for a moment. */
function useRemoval() {
  const api = useApi();
  const queryClient = useQueryClient();
  const onSettled = () => refreshPlaybooks(queryClient);
  const restoring = useMutation({
    mutationFn: ({ title, description, incidentTypeId, tierId, items }: Playbook) =>
      playbooks(api).add({ body: { title, description, incidentTypeId, tierId, items } }),
    onError: (error) => toast.error('The playbook was not restored', error.message),
    onSettled,
  });
  return useMutation({
    mutationFn: ({ id, version }: Playbook) => playbooks(api).discard({ path: { id }, query: { version } }),
    onSuccess: (_, removed) =>
      toast.success('Playbook removed', undefined, { label: 'Undo', onAction: () => restoring.mutate(removed) }),
    onError: (error) => toast.error('The playbook was not removed', error.message),
    onSettled,
  });
}
