import { useQueryClient } from '@tanstack/react-query';
import { createLink } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';

import { publicationProblems, templateLifecycle } from '#domain/questionnaire/template-lifecycle.ts';
import type { TemplateAction } from '#domain/questionnaire/template-lifecycle.ts';
import { templateActionLabels } from '#domain/words/assessment-template.ts';
import type { TemplateState } from '#machines/questionnaire-builder/questionnaire-builder.types.ts';
import { takeTemplateStep, type TemplateStep } from '#src/actors/template-content.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { ProseInput } from '#src/components/fields/TextInput.tsx';
import { LifecycleActions } from '#src/registers/lifecycle/LifecycleActions.tsx';
import { useOffered } from '#src/registers/lifecycle/useOffered.ts';
import { sameStep } from '#src/registers/step-dialog/same-step.ts';
import { StepDialog } from '#src/registers/step-dialog/StepDialog.tsx';
import { useStepDialog } from '#src/registers/step-dialog/useStepDialog.ts';
import { ButtonLink } from '#src/ui/Button.tsx';
import { Banner } from '#src/ui/feedback/Banner.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import { css } from '#styled/css/index.js';

import { templateKind } from '../template-kind.ts';
import { numberOf } from './builder-edits.ts';
import type { BuilderActor } from './useBuilder.ts';

const VersionsLink = createLink(ButtonLink);

const list = css({ margin: '0', paddingInlineStart: '16', display: 'grid', gap: '4' });

const words = {
  PUBLISH: {
    title: 'Publish the questions',
    description: 'Assessments are made from this version, which cannot be changed any more.',
    confirmLabel: templateActionLabels.PUBLISH,
  },
  ARCHIVE: {
    title: 'Archive the template',
    description: 'It is no longer offered. The assessments made from it stay.',
    confirmLabel: templateActionLabels.ARCHIVE,
  },
  RESTORE: {
    title: 'Restore the template',
    description: 'Its published version is offered again.',
    confirmLabel: templateActionLabels.RESTORE,
  },
} as const satisfies Readonly<Record<TemplateAction, object>>;

const done: Readonly<Record<TemplateAction, string>> = {
  PUBLISH: 'Questions published',
  ARCHIVE: 'Template archived',
  RESTORE: 'Template restored',
};

const carriedOver = sameStep<TemplateStep>({ of: ({ action }) => action, read: ['version'] });

interface PublicationProps {
  readonly actor: BuilderActor;
  readonly stored: TemplateState;
  readonly templateId: string;
  readonly mayEdit: boolean;
}

/** Publishes, archives and restores a template, and leads to its published versions. */
export function Publication({ actor, stored, templateId, mayEdit }: PublicationProps) {
  const api = useApi();
  const queryClient = useQueryClient();
  const isSaved = useSelector(actor, (snapshot) => snapshot.matches({ editing: { storage: 'saved' } }));
  const step = useStepDialog<TemplateStep>(
    () => takeTemplateStep(api, queryClient, templateId),
    ({ action }) => {
      toast.success(done[action]);
      actor.send({ type: 'content.changed' });
    },
    { carriedOver, onOutdated: () => actor.send({ type: 'content.changed' }) },
  );
  const { version, status, publishedNumber, hasChanges } = stored;
  const request = (action: TemplateAction) => {
    const changeLog = action === 'PUBLISH' && publishedNumber === null ? 'First version' : '';
    step.send({ type: 'step.requested', draft: { action, version, changeLog } });
  };
  const actions = useOffered(templateLifecycle, templateKind.access)(status, {});
  return (
    <>
      {publishedNumber !== null && (
        <VersionsLink to="/assessment-library/versions/$id" params={{ id: templateId }} size="sm">
          Versions
        </VersionsLink>
      )}
      {mayEdit && (
        <LifecycleActions
          lifecycle={templateLifecycle}
          actions={actions}
          labels={templateActionLabels}
          disabled={!isSaved}
          waiting={hasChanges ? [] : ['PUBLISH']}
          size="sm"
          onRequest={request}
        />
      )}
      <StepDialog
        actor={step}
        words={({ action }) => words[action]}
        needsOf={({ action }) => templateLifecycle.steps[action].needs}
      >
        {(form) =>
          form.isNeeded('changeLog') && (
            <>
              <Problems actor={actor} />
              <ProseInput form={form} field="changeLog" words={{ label: 'What this version changes' }} required />
            </>
          )
        }
      </StepDialog>
    </>
  );
}

const mostShown = 5;

/** What keeps the questions from being published. */
function Problems({ actor }: Pick<PublicationProps, 'actor'>) {
  const content = useSelector(actor, ({ context }) => context.content);
  const problems = publicationProblems(content);
  if (problems.length === 0) return null;
  return (
    <Banner tone="warning" title="Some questions cannot be answered yet">
      <ul className={list}>
        {problems.slice(0, mostShown).map(({ questionId, message }) => (
          <li key={questionId}>
            {questionId !== null && `${numberOf(content, { kind: 'question', id: questionId })}: `}
            {message}
          </li>
        ))}
        {problems.length > mostShown && <li>{problems.length - mostShown} more</li>}
      </ul>
    </Banner>
  );
}
