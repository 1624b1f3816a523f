import { useQuery } from '@tanstack/react-query';

import type { FindingDraft } from '#src/actors/compliance-assessment.ts';
import { findings, type Finding } from '#src/api/compliance/findings.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { listQuery } from '#src/api/record/register.ts';
import { ChoiceInput } from '#src/components/fields/ChoiceInput.tsx';
import { DayInput } from '#src/components/fields/DayInput.tsx';
import { FieldPair } from '#src/components/fields/layout.tsx';
import { ProseInput, TitleInput } from '#src/components/fields/TextInput.tsx';
import { formatDay } from '#src/components/format.ts';
import { OwnerInput } from '#src/registers/OwnerInput.tsx';
import { StepDialog, type StepFields } from '#src/registers/step-dialog/StepDialog.tsx';
import type { StepDialogActor } from '#src/registers/step-dialog/useStepDialog.ts';
import { findingWords as words } from '#src/registers/words/finding.ts';
import { Button } from '#src/ui/Button.tsx';
import { Banner } from '#src/ui/feedback/Banner.tsx';
import { css } from '#styled/css/index.js';

const stack = css({ display: 'grid', gap: '14' });

interface FindingDialogProps {
  readonly actor: StepDialogActor<FindingDraft>;
  /** The control as people name it. */
  readonly control: string;
}

/** Asks what a finding on a control is; where one of the same control was closed, it can be reopened instead. */
export const FindingDialog = ({ actor, control }: FindingDialogProps) => (
  <StepDialog
    actor={actor}
    words={({ reopened }) =>
      reopened === null
        ? { title: `Raise a finding on ${control}`, confirmLabel: 'Raise finding' }
        : { title: `Reopen ${reopened.ref} ${reopened.title}`, confirmLabel: 'Reopen' }
    }
    names={{ reason: 'description' }}
  >
    {(form) => (
      <div className={stack}>
        <Repeated form={form} />
        {form.draft.reopened === null ? (
          <NewFinding form={form} />
        ) : (
          <ProseInput form={form} field="description" words={{ label: 'Reason' }} required />
        )}
      </div>
    )}
  </StepDialog>
);

type DialogForm = StepFields<FindingDraft>;

/** The closed findings of the control. */
function Repeated({ form }: { readonly form: DialogForm }) {
  const { positionId, reopened } = form.draft;
  const query = { positionId: [positionId], status: ['CLOSED' as const], archived: 'NO' as const, perPage: 3 };
  const { data } = useQuery(listQuery(useApi(), findings, query));
  if (reopened !== null)
    return (
      <Banner title="It was closed before">
        What was done then is kept.{' '}
        <Button size="sm" onClick={() => form.change('reopened', null)}>
          Raise another finding
        </Button>
      </Banner>
    );
  return (data?.data ?? []).map((one) => (
    <Former key={one.id} finding={one} onReopen={() => form.change('reopened', one)} />
  ));
}

interface FormerProps {
  readonly finding: Finding;
  readonly onReopen: () => void;
}

const Former = ({ finding: { ref, title, closedOn }, onReopen }: FormerProps) => (
  <Banner
    tone="warning"
    title={`${ref} was closed${closedOn === null ? '' : ` on ${formatDay(closedOn)}`}`}
    actions={
      <Button size="sm" onClick={onReopen}>
        Reopen it
      </Button>
    }
  >
    <span dir="auto">{title}</span>
  </Banner>
);

const NewFinding = ({ form }: { readonly form: DialogForm }) => (
  <>
    <TitleInput form={form} field="title" words={words.title} required />
    <ProseInput form={form} field="description" words={words.description} />
    <FieldPair>
      <ChoiceInput form={form} field="kind" words={words.kind} />
      <DayInput form={form} field="raisedOn" words={words.raisedOn} help="Today, unless you choose another day" />
      <OwnerInput form={form} field="ownerId" words={words.ownerId} current={null} />
      <DayInput form={form} field="dueOn" words={words.dueOn} />
      <OwnerInput form={form} field="verifierId" words={words.verifierId} current={null} able="findingVerifier" />
    </FieldPair>
  </>
);
