import { useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';

import { draftControlQuery, type StandardControl } from '#src/api/compliance/standard-drafts.ts';
import type { StandardCatalogue } from '#src/api/compliance/standards.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { useMay } from '#src/components/SessionProvider.tsx';
import { texts } from '#src/texts/en.ts';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import { PlusIcon } from '#src/ui/tool-icons.tsx';

import { ControlDialog, controlDraft, controlInput, newControl, useControlDialog } from './ControlDialog.tsx';
import { DraftFrame, type ShownDraft } from './DraftFrame.tsx';
import { RowActions } from './RowActions.tsx';
import { neighbourOf, treeRows } from './tree-rows.ts';
import { TreeList } from './TreeList.tsx';
import { useDraftEdits } from './useDraftEdits.ts';

const route = getRouteApi('/_app/_guarded/admin/controls');

/** /admin/controls: the controls of a version, in their groups. */
export function ControlsPage() {
  const navigate = route.useNavigate();
  const dialog = useControlDialog();
  const read = useDraftControl();
  const add = ({ catalogue }: ShownDraft, groupId: string | null) =>
    dialog.send({ type: 'step.requested', draft: newControl(catalogue, groupId) });
  const edit = ({ catalogue }: ShownDraft, id: string) =>
    read(catalogue, id, (control) => dialog.send({ type: 'step.requested', draft: controlDraft(catalogue, control) }));
  return (
    <DraftFrame
      title="Controls"
      feature="ADMIN_CONTROLS"
      search={route.useSearch()}
      onShow={(search) => void navigate({ search })}
      renderActions={(shown) =>
        shown.editable && (
          <Button variant="primary" onClick={() => add(shown, null)}>
            <PlusIcon /> Add control
          </Button>
        )
      }
    >
      {(shown) => (
        <>
          <Controls shown={shown} onAdd={(groupId) => add(shown, groupId)} onEdit={(id) => void edit(shown, id)} />
          <ControlDialog actor={dialog} catalogue={shown.catalogue} />
        </>
      )}
    </DraftFrame>
  );
}

/** Reads a control of a draft before something is done with it. */
function useDraftControl() {
  const api = useApi();
  const queryClient = useQueryClient();
  return async (
    { version }: StandardCatalogue,
    id: string,
    then: (control: Parameters<typeof controlDraft>[1]) => void,
  ) => {
    try {
      then(await queryClient.query({ ...draftControlQuery(api, version.id, id), staleTime: 0 }));
    } catch (error) {
      toast.error('The control was not read', error instanceof Error ? error.message : texts.errors.fallback);
    }
  };
}

interface ControlsProps {
  readonly shown: ShownDraft;
  readonly onAdd: (groupId: string) => void;
  readonly onEdit: (id: string) => void;
}

function Controls({ shown: { catalogue, editable }, onAdd, onEdit }: ControlsProps) {
  const { controls, version } = catalogue;
  const { remove, move } = useDraftEdits(version);
  const mayRemove = useMay({ feature: 'ADMIN_CONTROLS', level: 'DELETE' });
  const moveTo = (id: string, before: string | null | undefined) =>
    before === undefined
      ? undefined
      : () =>
          move.mutate(async (drafts) => {
            const path = { id: version.id, controlId: id };
            const input = controlInput(await drafts.control({ path }), version.version);
            await drafts.changeControl({ path, body: { ...input, before } });
          });
  const rows = treeRows(catalogue);
  if (rows.length === 0) return <EmptyState title="No controls yet">Add the controls of the standard.</EmptyState>;
  return (
    <TreeList
      label="Controls"
      rows={rows}
      noteOf={(row) => (row.kind === 'control' ? noteOf(row.control) : '')}
      renderActions={(row) => {
        if (!editable) return null;
        if (row.kind === 'group')
          return (
            <Button size="sm" variant="ghost" onClick={() => onAdd(row.group.id)}>
              Add control
            </Button>
          );
        const { control } = row;
        const siblings = controls
          .filter(({ parentId, groupId }) => parentId === control.parentId && groupId === control.groupId)
          .map(({ id }) => id);
        const name = `${control.ref} ${control.title}`.trim();
        return (
          <RowActions
            name={name}
            onEdit={() => onEdit(control.id)}
            onUp={moveTo(control.id, neighbourOf(siblings, control.id, 'up'))}
            onDown={moveTo(control.id, neighbourOf(siblings, control.id, 'down'))}
            onRemove={mayRemove ? () => remove.mutate({ what: 'control', id: control.id, title: name }) : undefined}
          />
        );
      }}
    />
  );
}

const importances = { MANDATORY: 'Mandatory', RECOMMENDED: 'Recommended', NICE_TO_HAVE: 'Nice to have' } as const;

/** What people look for in the list of controls. */
function noteOf({ importance, levels, isAssessed, isWithdrawn, mayBeExcluded }: StandardControl): string {
  if (isWithdrawn) return 'Withdrawn';
  return [
    ...(importance === null ? [] : [importances[importance]]),
    ...levels,
    ...(isAssessed ? [] : ['Not assessed']),
    ...(mayBeExcluded ? [] : ['May not be excluded']),
  ].join(', ');
}
