import { standardDrafts, type DraftGroupInput, type StandardGroup } from '#src/api/compliance/standard-drafts.ts';
import { catalogueKey, type StandardCatalogue } from '#src/api/compliance/standards.ts';
import { StepDialog } from '#src/registers/step-dialog/StepDialog.tsx';
import type { StepDialogActor } from '#src/registers/step-dialog/useStepDialog.ts';
import { NativeSelect } from '#src/ui/form/NativeSelect.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';

import { treeRows } from './tree-rows.ts';
import { useEntryDialog } from './useEntryDialog.ts';

/** A group that is added or changed: null for a new one. */
export interface GroupDraft extends Omit<DraftGroupInput, 'code'> {
  readonly versionId: string;
  readonly groupId: string | null;
  readonly code: string;
}

/** The draft of a new group, or of a change. */
export const groupDraft = (
  { version }: StandardCatalogue,
  group: StandardGroup | null,
  parentId: string | null,
): GroupDraft => ({
  versionId: version.id,
  version: version.version,
  groupId: group?.id ?? null,
  parentId: group?.parentId ?? parentId,
  code: group?.code ?? '',
  title: group?.title ?? '',
  before: group?.id ?? null,
});

/** The machine of the dialog of a group. */
export const useGroupDialog = (): StepDialogActor<GroupDraft> =>
  useEntryDialog({
    queryKey: catalogueKey,
    named: 'title',
    idOf: ({ groupId }) => groupId,
    store(api, { versionId: id, groupId, code, ...input }) {
      const body = { ...input, code: code.trim() === '' ? null : code.trim() };
      if (groupId === null) return standardDrafts(api).addGroup({ path: { id }, body });
      return standardDrafts(api).changeGroup({ path: { id, groupId }, body });
    },
  });

interface GroupDialogProps {
  readonly actor: StepDialogActor<GroupDraft>;
  readonly catalogue: StandardCatalogue;
}

/** Adds, renames or moves a group. */
export const GroupDialog = ({ actor, catalogue }: GroupDialogProps) => (
  <StepDialog
    actor={actor}
    words={({ groupId }) =>
      groupId === null
        ? { title: 'Add group', confirmLabel: 'Add group' }
        : { title: 'Edit group', confirmLabel: 'Save group' }
    }
  >
    {({ draft, change, errorOf }) => (
      <>
        <TextField
          label="Title"
          required
          maxLength={1000}
          value={draft.title}
          error={errorOf('title')}
          onChange={({ currentTarget }) => change('title', currentTarget.value)}
        />
        <TextField
          label="Reference in the standard"
          maxLength={200}
          value={draft.code}
          error={errorOf('code')}
          onChange={({ currentTarget }) => change('code', currentTarget.value)}
        />
        <NativeSelect
          label="In group"
          options={groupOptions(catalogue, draft.groupId)}
          value={draft.parentId ?? ''}
          error={errorOf('parentId')}
          onValueChange={(value) => change('parentId', value === '' ? null : value)}
        />
      </>
    )}
  </StepDialog>
);

/** The groups of a version as choices, without one that would be in itself. */
export function groupOptions(catalogue: StandardCatalogue, without: string | null) {
  const groups = treeRows({ groups: catalogue.groups, controls: [] });
  return [
    { value: '', label: 'None: at the top' },
    ...groups.flatMap((row) =>
      row.kind === 'group' && row.group.id !== without
        ? [
            {
              value: row.group.id,
              label: `${'\u2003'.repeat(row.depth)}${row.group.code ?? ''} ${row.group.title}`.trimEnd(),
            },
          ]
        : [],
    ),
  ];
}
