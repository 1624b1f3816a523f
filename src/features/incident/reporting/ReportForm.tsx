import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';

import type { IncidentReportDraft } from '#machines/incident-report/incident-report.machine.ts';
import type { RecordForm } from '#src/components/fields/binding.ts';
import { InstantInput } from '#src/components/fields/InstantInput.tsx';
import { ProseInput, TextInput } from '#src/components/fields/TextInput.tsx';
import { SavingForm } from '#src/components/SavingForm.tsx';
import { notNow, UnsavedNote } from '#src/registers/unsaved/UnsavedNote.tsx';
import { useUnsavedDraft } from '#src/registers/unsaved/useUnsavedDraft.ts';
import { Button } from '#src/ui/Button.tsx';
import { Banner } from '#src/ui/feedback/Banner.tsx';
import { css } from '#styled/css/index.js';

import { ReportFiles } from './ReportFiles.tsx';
import type { ReportActor } from './useReportActor.ts';

const form = css({ display: 'grid', gap: '16' });
const bar = css({ display: 'flex', flexWrap: 'wrap', gap: '8' });

const fieldLabels: Readonly<Record<keyof IncidentReportDraft, string>> = {
  what: 'What happened?',
  noticedAt: 'When did you notice it?',
  where: 'Where?',
};

const labelOf = (field: string): string | undefined => new Map(Object.entries(fieldLabels)).get(field);

interface ReportFormProps {
  readonly actor: ReportActor;
  readonly onChoose: (files: Iterable<File>) => void;
}

/** What happened, when and where, with files: no more than someone can answer on a phone. */
export function ReportForm({ actor, onChoose }: ReportFormProps) {
  const { draft, failure, report } = useSelector(actor, ({ context }) => context);
  const isWriting = useSelector(actor, (snapshot) => snapshot.matches('writing'));
  const isSending = useSelector(actor, (snapshot) => snapshot.matches('sending') || snapshot.matches('attaching'));
  const change = (changes: Partial<IncidentReportDraft>) => actor.send({ type: 'draft.changed', changes });
  const unsaved = useUnsavedDraft({
    title: 'Report of an incident',
    name: 'incident report',
    draft,
    onChange: change,
    whenSettled: (listener) => actor.on('report.sent', listener),
  });
  const element = useFocusOnMistake(failure);
  const errors = failure?.fieldErrors ?? {};
  const fields: RecordForm<IncidentReportDraft> = {
    draft,
    readOnly: report !== null,
    errorOf: (field) => errors[field],
    change: (field, value) => change({ [field]: value }),
  };
  const isGeneral = isWriting && failure !== null && Object.keys(errors).length === 0;
  return (
    <SavingForm className={form} saving={isSending} onSave={() => actor.send({ type: 'report.confirmed' })}>
      {isGeneral && (
        <Banner tone="danger" title="The report was not sent">
          {failure.message}
        </Banner>
      )}
      <UnsavedNote actor={unsaved} labelOf={labelOf} obstacle={isWriting ? undefined : notNow} />
      <div ref={element} className={form}>
        <ProseInput
          form={fields}
          field="what"
          words={{ label: fieldLabels.what }}
          required
          help="A few words are enough. Do not wait until you know more."
        />
        <InstantInput form={fields} field="noticedAt" words={{ label: fieldLabels.noticedAt }} required />
        <TextInput
          form={fields}
          field="where"
          words={{ label: fieldLabels.where }}
          help="A place, a device, a system or an address."
        />
      </div>
      <ReportFiles actor={actor} onChoose={onChoose} />
      {report === null && (
        <div className={bar} data-bar="">
          <Button type="submit" variant="primary" busy={isSending} busyLabel="Sending...">
            Send report
          </Button>
        </div>
      )}
    </SavingForm>
  );
}

/** The first field that a refusal names has the focus. */
function useFocusOnMistake(failure: object | null) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure !== null) element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [failure]);
  return element;
}
