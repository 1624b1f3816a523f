import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { managedTips, managedTipsQuery, tipsKey, type ManagedTip } from '#src/api/organisation/help-desk.ts';
import { LoadFailed } from '#src/components/LoadFailed.tsx';
import { PageTitle } from '#src/components/PageTitle.tsx';
import { useMay } from '#src/components/SessionProvider.tsx';
import { counted } from '#src/components/words.ts';
import { texts } from '#src/texts/en.ts';
import { Button } from '#src/ui/Button.tsx';
import * as Table from '#src/ui/data/Table.tsx';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import * as Dialog from '#src/ui/overlay/Dialog.tsx';
import * as Menu from '#src/ui/overlay/Menu.tsx';
import { RichText } from '#src/ui/rich-text/RichText.tsx';
import { MoreIcon, PlusIcon } from '#src/ui/tool-icons.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { css } from '#styled/css/index.js';

import { PublicationItems } from './PublicationItems.tsx';
import { PublicationStatusText } from './PublicationStatusText.tsx';
import { TipDialog, tipDraft, useTipDialog } from './tip-dialog.tsx';

const screen = css({ display: 'flex', flexDirection: 'column', height: 'full' });
const noun = { one: 'tip', many: 'tips' };

/** /admin/helpful-tips: the tips that everyone is shown, in reading order. */
export function TipsPage() {
  const tips = useQuery(managedTipsQuery(useApi()));
  const dialog = useTipDialog();
  const mayAdd = useMay({ feature: 'ADMIN_RESOURCE', level: 'ADD' });
  const [previewed, setPreviewed] = useState<ManagedTip | null>(null);
  const add = () => dialog.send({ type: 'step.requested', draft: tipDraft(null) });
  return (
    <div className={screen}>
      <PageTitle
        title="Helpful Tips"
        note={tips.data && counted(tips.data.length, noun)}
        actions={
          mayAdd && (
            <Button variant="primary" onClick={add}>
              <PlusIcon /> Add tip
            </Button>
          )
        }
      />
      <Content
        tips={tips}
        onAdd={mayAdd ? add : undefined}
        onEdit={(tip) => dialog.send({ type: 'step.requested', draft: tipDraft(tip) })}
        onPreview={setPreviewed}
      />
      <TipDialog actor={dialog} />
      <Preview tip={previewed} onClose={() => setPreviewed(null)} />
    </div>
  );
}

interface RowActions {
  readonly onEdit: (tip: ManagedTip) => void;
  readonly onPreview: (tip: ManagedTip) => void;
}

interface ContentProps extends RowActions {
  readonly tips: ReturnType<typeof useTips>;
  readonly onAdd: (() => void) | undefined;
}

const useTips = () => useQuery(managedTipsQuery(useApi()));

function Content({ tips, onAdd, ...actions }: ContentProps) {
  if (tips.data === undefined && tips.isError)
    return <LoadFailed what="tips" error={tips.error} onRetry={() => void tips.refetch()} />;
  if (tips.data === undefined) return <LoadingRows />;
  if (tips.data.length === 0)
    return (
      <EmptyState title="No tips yet" actions={onAdd && <Button onClick={onAdd}>Add tip</Button>}>
        Tips are shown to everyone after they sign in, one after another.
      </EmptyState>
    );
  return <TipTable tips={tips.data} {...actions} />;
}

const TipTable = ({ tips, ...actions }: RowActions & { readonly tips: readonly ManagedTip[] }) => (
  <Table.Root label="Tips">
    <Table.Head>
      <Table.HeadCell flexible sticky="title">
        Title
      </Table.HeadCell>
      <Table.HeadCell>Topic</Table.HeadCell>
      <Table.HeadCell>Status</Table.HeadCell>
      <Table.HeadCell>
        <VisuallyHidden>Actions</VisuallyHidden>
      </Table.HeadCell>
    </Table.Head>
    <Table.Body>
      {tips.map((tip, index) => (
        <Table.Row key={tip.id}>
          <Table.TitleCell note={tip.topic}>{tip.title}</Table.TitleCell>
          <Table.Cell>{tip.topic}</Table.Cell>
          <Table.Cell phone="end">
            <PublicationStatusText status={tip.status} />
          </Table.Cell>
          <Table.Cell phone="end">
            <TipMenu
              tip={tip}
              above={tips[index - 1]}
              afterNext={tips[index + 2]}
              isLast={index === tips.length - 1}
              {...actions}
            />
          </Table.Cell>
        </Table.Row>
      ))}
    </Table.Body>
  </Table.Root>
);

interface TipMenuProps extends RowActions {
  readonly tip: ManagedTip;
  /** The tip that stands before it. */
  readonly above: ManagedTip | undefined;
  /** The tip before which it stands once it is moved down. */
  readonly afterNext: ManagedTip | undefined;
  readonly isLast: boolean;
}

function TipMenu({ tip, above, afterNext, isLast, onEdit, onPreview }: TipMenuProps) {
  const api = useApi();
  const queryClient = useQueryClient();
  const mayEdit = useMay({ feature: 'ADMIN_RESOURCE', level: 'EDIT' });
  const changing = useMutation({
    mutationFn: (change: () => Promise<unknown>) => change(),
    onError: (error) => toast.error('The tip was not changed', error.message || texts.errors.fallback),
    onSettled: () => queryClient.invalidateQueries({ queryKey: tipsKey }),
  });
  const { id, version } = tip;
  const moveBefore = (before: string | null) =>
    changing.mutate(() => managedTips(api).move({ path: { id }, body: { version, before } }));
  return (
    <Menu.Root positioning={{ placement: 'bottom-end', gutter: 4 }}>
      <Menu.Trigger asChild>
        <IconButton label={`Actions for ${tip.title}`} disabled={changing.isPending}>
          <MoreIcon />
        </IconButton>
      </Menu.Trigger>
      <Menu.Content>
        <Menu.Item value="preview" onSelect={() => onPreview(tip)}>
          Preview
        </Menu.Item>
        {mayEdit && (
          <>
            <Menu.Item value="edit" onSelect={() => onEdit(tip)}>
              Edit
            </Menu.Item>
            <Menu.Item value="up" disabled={above === undefined} onSelect={() => moveBefore(above?.id ?? null)}>
              Move up
            </Menu.Item>
            <Menu.Item value="down" disabled={isLast} onSelect={() => moveBefore(afterNext?.id ?? null)}>
              Move down
            </Menu.Item>
            <PublicationItems
              status={tip.status}
              onAction={(action) =>
                changing.mutate(() => managedTips(api).changeStatus({ path: { id }, body: { version, action } }))
              }
            />
          </>
        )}
      </Menu.Content>
    </Menu.Root>
  );
}

/** A tip as everyone is shown it. */
const Preview = ({ tip, onClose }: { readonly tip: ManagedTip | null; readonly onClose: () => void }) => (
  <Dialog.Root size="sm" open={tip !== null} onOpenChange={({ open }) => !open && onClose()}>
    {tip !== null && (
      <Dialog.Content title={tip.title} eyebrow={tip.topic}>
        <RichText html={tip.description} />
      </Dialog.Content>
    )}
  </Dialog.Root>
);
