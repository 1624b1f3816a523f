import { getRouteApi } from '@tanstack/react-router';

import type { StandardGroup } from '#src/api/compliance/standard-drafts.ts';
import { useMay } from '#src/components/SessionProvider.tsx';
import { counted } from '#src/components/words.ts';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { PlusIcon } from '#src/ui/tool-icons.tsx';

import { DraftFrame, type ShownDraft } from './DraftFrame.tsx';
import { GroupDialog, groupDraft, useGroupDialog } from './GroupDialog.tsx';
import { RowActions } from './RowActions.tsx';
import { neighbourOf, treeRows } from './tree-rows.ts';
import { TreeList } from './TreeList.tsx';
import { useDraftEdits } from './useDraftEdits.ts';

const route = getRouteApi('/_app/_guarded/admin/control-groups');

/** /admin/control-groups: the groups of a version. */
export function ControlGroupsPage() {
  const navigate = route.useNavigate();
  const dialog = useGroupDialog();
  const open = (shown: ShownDraft, group: StandardGroup | null, parentId: string | null) =>
    dialog.send({ type: 'step.requested', draft: groupDraft(shown.catalogue, group, parentId) });
  return (
    <DraftFrame
      title="Control Groups"
      feature="ADMIN_CONTROLS"
      search={route.useSearch()}
      onShow={(search) => void navigate({ search })}
      renderActions={(shown) =>
        shown.editable && (
          <Button variant="primary" onClick={() => open(shown, null, null)}>
            <PlusIcon /> Add group
          </Button>
        )
      }
    >
      {(shown) => (
        <>
          <Groups shown={shown} onOpen={(group, parentId) => open(shown, group, parentId)} />
          <GroupDialog actor={dialog} catalogue={shown.catalogue} />
        </>
      )}
    </DraftFrame>
  );
}

interface GroupsProps {
  readonly shown: ShownDraft;
  readonly onOpen: (group: StandardGroup | null, parentId: string | null) => void;
}

function Groups({ shown: { catalogue, editable }, onOpen }: GroupsProps) {
  const { groups, controls, version } = catalogue;
  const { remove, move } = useDraftEdits(version);
  const mayRemove = useMay({ feature: 'ADMIN_CONTROLS', level: 'DELETE' });
  const moveTo = ({ id: groupId, ...group }: StandardGroup, before: string | null | undefined) =>
    before === undefined
      ? undefined
      : () =>
          move.mutate((drafts) =>
            drafts.changeGroup({
              path: { id: version.id, groupId },
              body: { ...group, version: version.version, before },
            }),
          );
  if (groups.length === 0)
    return <EmptyState title="No groups yet">Controls of this standard are in no groups.</EmptyState>;
  return (
    <TreeList
      label="Groups"
      rows={treeRows({ groups, controls: [] })}
      noteOf={(row) =>
        row.kind === 'group'
          ? counted(controls.filter(({ groupId }) => groupId === row.group.id).length, {
              one: 'control',
              many: 'controls',
            })
          : ''
      }
      renderActions={(row) => {
        if (row.kind !== 'group' || !editable) return null;
        const { group } = row;
        const siblings = groups.filter(({ parentId }) => parentId === group.parentId).map(({ id }) => id);
        return (
          <RowActions
            name={group.title}
            onEdit={() => onOpen(group, group.parentId)}
            adds={{ label: 'Add group inside', onAdd: () => onOpen(null, group.id) }}
            onUp={moveTo(group, neighbourOf(siblings, group.id, 'up'))}
            onDown={moveTo(group, neighbourOf(siblings, group.id, 'down'))}
            onRemove={mayRemove ? () => remove.mutate({ what: 'group', id: group.id, title: group.title }) : undefined}
          />
        );
      }}
    />
  );
}
