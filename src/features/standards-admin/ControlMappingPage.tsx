import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useState } from 'react';

import { mappingSetKey, mappingSets, mappingSetsQuery, type MappingSet } from '#src/api/compliance/mapping-sets.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { WordsCell } from '#src/components/cells/WordsCell.tsx';
import { formatNumber } from '#src/components/format.ts';
import { LoadFailed } from '#src/components/LoadFailed.tsx';
import { PageTitle } from '#src/components/PageTitle.tsx';
import { useMay } from '#src/components/SessionProvider.tsx';
import { counted } from '#src/components/words.ts';
import { VersionStatus } from '#src/registers/standard-import/VersionStatus.tsx';
import { texts } from '#src/texts/en.ts';
import { Button } from '#src/ui/Button.tsx';
import * as Table from '#src/ui/data/Table.tsx';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import { ConfirmDialog } from '#src/ui/overlay/ConfirmDialog.tsx';
import { css } from '#styled/css/index.js';

import { MappingSetView } from './mapping/MappingSetView.tsx';
import { MappingImport } from './MappingImport.tsx';

const route = getRouteApi('/_app/_guarded/admin/control-mapping');

const screen = css({ display: 'flex', flexDirection: 'column', height: 'full' });

/** /admin/control-mapping: the platform's sets of mappings; with one open, its matrix, list and gaps. */
export function ControlMappingPage() {
  const { open } = route.useSearch();
  const sets = useQuery(mappingSetsQuery(useApi()));
  const mayAdd = useMay({ feature: 'ADMIN_CONTROLS', level: 'ADD' });
  const opened = sets.data?.find(({ id }) => id === open);
  if (opened !== undefined)
    return (
      <div className={screen}>
        <MappingSetView key={opened.id} set={opened} />
      </div>
    );
  return (
    <div className={screen}>
      <PageTitle
        title="Control Mapping"
        note={sets.data && counted(sets.data.length, { one: 'set', many: 'sets' })}
        actions={mayAdd && <MappingImport />}
      />
      <Sets sets={sets} />
    </div>
  );
}

const useSets = () => useQuery(mappingSetsQuery(useApi()));

function Sets({ sets }: { readonly sets: ReturnType<typeof useSets> }) {
  const [step, setStep] = useState<MappingStep | null>(null);
  if (sets.isError) return <LoadFailed what="mappings" error={sets.error} onRetry={() => void sets.refetch()} />;
  if (sets.isPending) return <LoadingRows />;
  if (sets.data.length === 0)
    return (
      <EmptyState title="No mappings yet">
        Mappings carry answers from the controls of one standard to those of another.
      </EmptyState>
    );
  return (
    <>
      <Table.Root label="Mappings">
        <Table.Head>
          <Table.HeadCell flexible sticky="title">
            Set
          </Table.HeadCell>
          <Table.HeadCell flexible>From</Table.HeadCell>
          <Table.HeadCell flexible>To</Table.HeadCell>
          <Table.HeadCell>Mappings</Table.HeadCell>
          <Table.HeadCell>Status</Table.HeadCell>
          <Table.HeadCell>Action</Table.HeadCell>
        </Table.Head>
        <Table.Body>
          {sets.data.map((set) => (
            <Table.Row key={set.id}>
              <Table.TitleCell note={`${set.source} to ${set.target}`}>
                <Link to="/admin/control-mapping" search={{ open: set.id }}>
                  {set.title}
                </Link>
              </Table.TitleCell>
              <Table.Cell flexible>
                <WordsCell>{set.source}</WordsCell>
              </Table.Cell>
              <Table.Cell flexible>
                <WordsCell>{set.target}</WordsCell>
              </Table.Cell>
              <Table.Cell>{formatNumber(set.mappingCount)}</Table.Cell>
              <Table.Cell phone="end">
                <VersionStatus version={set} />
              </Table.Cell>
              <Table.Cell phone="end">
                <Steps set={set} onStep={(action) => setStep({ action, set })} />
              </Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
      <MappingStepDialog step={step} onClose={() => setStep(null)} />
    </>
  );
}

type MappingAction = 'PUBLISH' | 'WITHDRAW' | 'REMOVE';

interface MappingStep {
  readonly action: MappingAction;
  readonly set: MappingSet;
}

interface StepsProps {
  readonly set: MappingSet;
  readonly onStep: (action: MappingAction) => void;
}

function Steps({ set: { status, title }, onStep }: StepsProps) {
  const mayEdit = useMay({ feature: 'ADMIN_CONTROLS', level: 'EDIT' });
  const mayRemove = useMay({ feature: 'ADMIN_CONTROLS', level: 'DELETE' });
  return (
    <>
      {mayEdit && status === 'DRAFT' && (
        <Button size="sm" aria-label={`Publish ${title}`} onClick={() => onStep('PUBLISH')}>
          Publish
        </Button>
      )}
      {mayEdit && status === 'PUBLISHED' && (
        <Button size="sm" aria-label={`Withdraw ${title}`} onClick={() => onStep('WITHDRAW')}>
          Withdraw
        </Button>
      )}
      {mayRemove && status === 'DRAFT' && (
        <Button size="sm" variant="ghost" aria-label={`Remove ${title}`} onClick={() => onStep('REMOVE')}>
          Remove
        </Button>
      )}
    </>
  );
}

const words = {
  PUBLISH: {
    verb: 'Publish',
    confirm: 'Publish mappings',
    done: 'Mappings published',
    about:
      'They apply to every organisation that has adopted both standards: results that follow from them are derived in the background. What is published does not change any more.',
    tone: 'primary',
  },
  WITHDRAW: {
    verb: 'Withdraw',
    confirm: 'Withdraw mappings',
    done: 'Mappings withdrawn',
    about: 'They apply no longer. This cannot be undone.',
    tone: 'danger',
  },
  REMOVE: {
    verb: 'Remove',
    confirm: 'Remove draft',
    done: 'Draft removed',
    about: 'This cannot be undone.',
    tone: 'danger',
  },
} as const satisfies Record<MappingAction, object>;

function MappingStepDialog({ step, onClose }: { readonly step: MappingStep | null; readonly onClose: () => void }) {
  const api = useApi();
  const queryClient = useQueryClient();
  const take = useMutation({
    mutationFn: async ({ action, set: { id } }: MappingStep) => {
      if (action === 'REMOVE') await mappingSets(api).undoImport({ path: { id } });
      else await mappingSets(api).changeStatus({ path: { id }, body: { action } });
    },
    onSuccess: (_, { action, set }) =>
      toast.success(
        words[action].done,
        action === 'REMOVE' ? set.title : 'Results that follow from them are derived in the background.',
      ),
    onError: ({ message }) => toast.error('The mappings were not changed', message || texts.errors.fallback),
    onSettled: async () => {
      onClose();
      await queryClient.invalidateQueries({ queryKey: mappingSetKey });
    },
  });
  const { verb, confirm, about, tone } = words[step?.action ?? 'PUBLISH'];
  return (
    <ConfirmDialog
      open={step !== null}
      tone={tone}
      title={step === null ? '' : `${verb} ${step.set.title}?`}
      description={about}
      confirmLabel={confirm}
      cancelLabel="Cancel"
      busy={take.isPending}
      busyLabel="Saving..."
      onConfirm={() => step !== null && take.mutate(step)}
      onCancel={onClose}
    />
  );
}
