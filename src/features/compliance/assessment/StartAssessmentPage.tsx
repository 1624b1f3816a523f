import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useRef, useState } from 'react';

import { standardName } from '#domain/compliance/standard-name.ts';
import { complianceAssessmentInput } from '#openapi/generated/inputs.ts';
import { startAssessment, type StartDraft } from '#src/actors/compliance-assessment.ts';
import { catalogueQuery } from '#src/api/compliance/adopted-standards.ts';
import { adoptedStandardQuery } from '#src/api/compliance/assessments.ts';
import { positionsQuery } from '#src/api/compliance/positions.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import type { Schemas } from '#src/api/connection/client.ts';
import type { RecordForm } from '#src/components/fields/binding.ts';
import { DayInput } from '#src/components/fields/DayInput.tsx';
import { FieldPair } from '#src/components/fields/layout.tsx';
import { TitleInput } from '#src/components/fields/TextInput.tsx';
import { countOf, today } from '#src/components/format.ts';
import { LoadFailed } from '#src/components/LoadFailed.tsx';
import { PageTitle } from '#src/components/PageTitle.tsx';
import { useMay, useSession } from '#src/components/SessionProvider.tsx';
import { useStepDialog } from '#src/registers/step-dialog/useStepDialog.ts';
import { complianceAssessmentWords as words } from '#src/registers/words/compliance-assessment.ts';
import { texts } from '#src/texts/en.ts';
import { Button } from '#src/ui/Button.tsx';
import { Banner } from '#src/ui/feedback/Banner.tsx';
import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import { css } from '#styled/css/index.js';

import { PeopleFields, ScopeFields } from './start-fields.tsx';
import { derivedIn } from './start-scope.ts';

const route = getRouteApi('/_app/_guarded/start-assessments/$organisationStandardId');

const form = css({ display: 'grid', gap: '16', padding: { base: '16', md: '20' }, maxWidth: '[52rem]' });
const muted = css({ margin: '0', color: 'fg.muted' });
const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: '8' });

/** /start-assessments/$organisationStandardId: who assesses what, for which period. */
export function StartAssessmentPage() {
  const api = useApi();
  const { organisationStandardId: id } = route.useParams();
  const standard = useQuery(adoptedStandardQuery(api, id));
  const versionId = standard.data?.standard.id;
  const catalogue = useQuery({ ...catalogueQuery(api, versionId ?? ''), enabled: versionId !== undefined });
  const positions = useQuery(positionsQuery(api, id));
  const failed = [standard, catalogue, positions].find(({ error }) => error !== null);
  if (failed !== undefined && failed.error !== null && failed.data === undefined)
    return (
      <>
        <PageTitle title="Start an assessment" />
        <LoadFailed what="standard" error={failed.error} onRetry={() => void failed.refetch()} />
      </>
    );
  if (standard.data === undefined || catalogue.data === undefined || positions.data === undefined)
    return <LoadingRows />;
  return <StartForm standard={standard.data} catalogue={catalogue.data} positions={positions.data} />;
}

interface StartFormProps {
  readonly standard: Schemas['AdoptedStandard'];
  readonly catalogue: Schemas['StandardCatalogue'];
  readonly positions: readonly Schemas['ControlPosition'][];
}

/** The year so far: what a first assessment is mostly about. */
function firstDraft({ standard: { id, standard, method } }: StartFormProps, userId: string): StartDraft {
  const day = today();
  return {
    ...complianceAssessmentInput.empty,
    title: `${standard.title} ${day.slice(0, 4)}`,
    adoptedStandardId: id,
    method,
    periodFrom: `${day.slice(0, 4)}-01-01`,
    periodTo: day,
    assessorIds: userId === '' ? [] : [userId],
    ownerId: userId === '' ? null : userId,
  };
}

/** The draft of the assessment and the step that starts it. */
function useStart(props: StartFormProps, userId: string, mayPlan: boolean) {
  const { standard } = props;
  const api = useApi();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const started = useRef('');
  const actor = useStepDialog<StartDraft>(
    () =>
      startAssessment(api, queryClient, (id) => {
        started.current = id;
      }),
    () => {
      toast.success('Assessment started');
      void navigate({
        to: '/assessments/$organisationStandardId',
        params: { organisationStandardId: standard.id },
        search: { assessmentId: started.current },
      });
    },
  );
  const [first] = useState(() => firstDraft(props, userId));
  const draft = useSelector(actor, ({ context }) => context.draft) ?? first;
  const failure = useSelector(actor, ({ context }) => context.failure);
  const isBusy = useSelector(actor, (snapshot) => snapshot.matches('taking'));
  const isAsking = useSelector(actor, (snapshot) => snapshot.matches('asking'));
  const fields: RecordForm<StartDraft> = {
    draft,
    readOnly: !mayPlan,
    errorOf: (path) => failure?.fieldErrors[path],
    change(field, value) {
      if (!isAsking) actor.send({ type: 'step.requested', draft: { ...first, [field]: value } });
      else actor.send({ type: 'draft.changed', changes: { [field]: value } });
    },
  };
  const start = () => {
    if (!isAsking) actor.send({ type: 'step.requested', draft });
    actor.send({ type: 'step.confirmed' });
  };
  return { draft, failure, isBusy, fields, start };
}

function StartForm(props: StartFormProps) {
  const { standard, catalogue } = props;
  const account = useSession(({ context }) => context.account);
  const mayPlan = useMay({ roles: ['ORG_ADMIN', 'ORG_MANAGER'], feature: 'ASSESSMENTS', level: 'EDIT' });
  const { draft, failure, isBusy, fields, start } = useStart(props, account?.id ?? '', mayPlan);
  const { total, derived } = derivedIn(props, draft);
  return (
    <>
      <PageTitle title="Start an assessment" note={standardName(standard.standard)} />
      <form
        className={form}
        onSubmit={(event) => {
          event.preventDefault();
          start();
        }}
      >
        {!mayPlan && <Banner>A manager or an administrator plans and starts assessments.</Banner>}
        {failure !== null && (
          <Banner tone="danger" title="The assessment was not started">
            {Object.values(failure.fieldErrors).join('. ') || failure.message || texts.errors.fallback}
          </Banner>
        )}
        <TitleInput form={fields} field="title" words={words.title} required />
        <ScopeFields form={fields} catalogue={catalogue} />
        <p className={muted} role="status">
          {countOf(total, 'control')} in scope, {derived} of them already answered.
        </p>
        <FieldPair>
          <DayInput form={fields} field="periodFrom" words={words.periodFrom} required />
          <DayInput form={fields} field="periodTo" words={words.periodTo} required />
        </FieldPair>
        <PeopleFields form={fields} account={account} />
        <div className={buttons} data-bar="">
          <Button type="submit" variant="primary" busy={isBusy} busyLabel="Starting..." disabled={!mayPlan}>
            Start assessment
          </Button>
        </div>
      </form>
    </>
  );
}
