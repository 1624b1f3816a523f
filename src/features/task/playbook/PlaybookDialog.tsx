import { useQueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';

import type { StepInput } from '#machines/step-dialog/step-dialog.machine.ts';
import { failing } from '#src/actors/failure.ts';
import { createIdempotencyKeys } from '#src/actors/idempotency-keys.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { incidentTypes } from '#src/api/incident/incidents.ts';
import { assessmentTiers } from '#src/api/service-provider/service-providers.ts';
import { playbooks, refreshPlaybooks, type PlaybookItem } from '#src/api/task/record-tasks.ts';
import type { RecordForm } from '#src/components/fields/binding.ts';
import { FieldPair } from '#src/components/fields/layout.tsx';
import { ProseInput, TextInput } from '#src/components/fields/TextInput.tsx';
import { LookupInput } from '#src/registers/LookupInput.tsx';
import { entryWords } from '#src/registers/Names.tsx';
import { sameEdit } from '#src/registers/step-dialog/same-step.ts';
import { StepDialog, type StepFields } from '#src/registers/step-dialog/StepDialog.tsx';
import { useStepDialog, type StepDialogActor } from '#src/registers/step-dialog/useStepDialog.ts';
import { Button } from '#src/ui/Button.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import { PlusIcon } from '#src/ui/tool-icons.tsx';

import { emptyItem, mistakesIn, mostItems, withoutItem, type PlaybookDraft } from './playbook-draft.ts';
import { PlaybookItemFields } from './PlaybookItemFields.tsx';

const carriedOver = sameEdit<PlaybookDraft>(({ stored }) => stored?.id ?? '');

/** The machine of the dialog of a playbook. */
export function usePlaybookDialog(): StepDialogActor<PlaybookDraft> {
  const api = useApi();
  const queryClient = useQueryClient();
  return useStepDialog<PlaybookDraft>(
    () => {
      const keyOf = createIdempotencyKeys();
      return fromPromise<void, StepInput<PlaybookDraft>>(({ input: { draft }, signal }) =>
        failing(async () => {
          const { stored, ...body } = draft;
          if (stored === null) await playbooks(api).add({ body, idempotencyKey: keyOf(body), signal });
          else {
            const { id, version } = stored;
            await playbooks(api).replace({ path: { id }, body: { ...body, version }, signal });
          }
        }).finally(() => void refreshPlaybooks(queryClient)),
      );
    },
    ({ stored }) => toast.success(stored === null ? 'Playbook added' : 'Playbook saved'),
    { mistakesIn, carriedOver, onOutdated: () => void refreshPlaybooks(queryClient) },
  );
}

const incidentTypeWords = entryWords('Offered first for incidents of type', incidentTypes);
const tierWords = entryWords('Offered first for providers of tier', assessmentTiers);

/** What a playbook says: its tasks, and the records that it is meant for. */
export const PlaybookDialog = ({ actor }: { readonly actor: StepDialogActor<PlaybookDraft> }) => (
  <StepDialog
    actor={actor}
    words={({ stored }) => ({
      title: stored === null ? 'Add a playbook' : 'Change the playbook',
      confirmLabel: 'Save playbook',
      description: 'Tasks that it has created already stay as they are.',
    })}
  >
    {(form) => (
      <>
        <TextInput form={form} field="title" words={{ label: 'Name' }} required />
        <ProseInput form={form} field="description" words={{ label: 'When it is used' }} />
        <FieldPair>
          <LookupInput
            form={form}
            field="incidentTypeId"
            words={incidentTypeWords}
            current={form.draft.stored?.incidentType}
          />
          <LookupInput form={form} field="tierId" words={tierWords} current={form.draft.stored?.tier} />
        </FieldPair>
        <Items form={form} />
      </>
    )}
  </StepDialog>
);

function Items({ form }: { readonly form: StepFields<PlaybookDraft> }) {
  const { items } = form.draft;
  const itemForm = (item: PlaybookItem, index: number): RecordForm<PlaybookItem> => ({
    draft: item,
    readOnly: false,
    errorOf: (path) => form.errorOf(`items/${index}/${path}`),
    change: (field, value) => form.change('items', items.with(index, { ...item, [field]: value })),
  });
  return (
    <>
      {items.map((item, index) => (
        <PlaybookItemFields
          // oxlint-disable-next-line react/no-array-index-key -- An item is its place.
          key={index}
          place={index + 1}
          form={itemForm(item, index)}
          earlier={items.slice(0, index)}
          onRemove={() => form.change('items', withoutItem(items, index))}
        />
      ))}
      {items.length < mostItems && (
        <div>
          <Button onClick={() => form.change('items', [...items, emptyItem])}>
            <PlusIcon /> Add task
          </Button>
        </div>
      )}
    </>
  );
}
