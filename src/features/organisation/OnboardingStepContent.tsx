import { createLink } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';

import type { OnboardingStep, StepProgress } from '#domain/organisation/onboarding-steps.ts';
import { onboardingStepTexts } from '#domain/words/organisation.ts';
import { Button, ButtonLink } from '#src/ui/Button.tsx';
import { StatusText } from '#src/ui/feedback/StatusText.tsx';
import { css } from '#styled/css/index.js';

import { OrganisationSettingsView } from './OrganisationSettingsView.tsx';
import { RequestsPart } from './RequestsPart.tsx';
import { stateTexts } from './step-states.ts';
import type { OnboardingActor } from './useOnboarding.ts';
import { SavedContext } from './useSaving.ts';

const StepLink = createLink(ButtonLink);

const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: '12',
  paddingInline: { base: '16', md: '20' },
  paddingBlock: '16',
  borderBlockEnd: 'default',
});
const words = css({ flex: '1', minWidth: '[14rem]' });
const heading = css({ textStyle: 'title.lg' });
const purpose = css({ color: 'fg.muted', marginBlockStart: '2' });
const missingText = css({ marginBlockStart: '8' });
const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: '8' });

/** Where a step is done, if not here. */
const ways: Readonly<Record<OnboardingStep, ReactNode>> = {
  ORGANISATION: null,
  PEOPLE: (
    <StepLink to="/manage-users" search={{ show: 'invitations' }} variant="primary">
      Invite people
    </StepLink>
  ),
  FEATURES: (
    <StepLink to="/manage-users" variant="primary">
      Give rights
    </StepLink>
  ),
  LOOKUPS: (
    <StepLink to="/settings" variant="primary">
      Open settings
    </StepLink>
  ),
  STANDARD: (
    <StepLink to="/assessments" variant="primary">
      Adopt a standard
    </StepLink>
  ),
  RISK: (
    <StepLink to="/risk-list" variant="primary">
      Open the risk register
    </StepLink>
  ),
};

interface StepContentProps {
  readonly actor: OnboardingActor;
  readonly progress: StepProgress;
}

/** One step: what it is for, what is missing, and the way to it. */
export function OnboardingStepContent({ actor, progress: { step, state, missing } }: StepContentProps) {
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const { title, purpose: what } = onboardingStepTexts[step];
  return (
    <section aria-label={title}>
      <header className={head}>
        <div className={words}>
          <h2 className={heading}>{title}</h2>
          <p className={purpose}>{what}</p>
          {missing.length > 0 && (
            <p className={missingText}>
              <StatusText shape="open" tone="info">
                Missing: {missing.join(', ')}
              </StatusText>
            </p>
          )}
        </div>
        <div className={buttons}>
          {state === 'TODO' && (
            <Button
              busy={isBusy}
              busyLabel="Saving..."
              aria-label={`Skip: ${title}`}
              onClick={() => actor.send({ type: 'step.skipped', step })}
            >
              Skip
            </Button>
          )}
          {state === 'SKIPPED' && (
            <Button
              busy={isBusy}
              busyLabel="Saving..."
              aria-label={`Take up again: ${title} (${stateTexts[state]})`}
              onClick={() => actor.send({ type: 'step.resumed', step })}
            >
              Take up again
            </Button>
          )}
          {ways[step]}
        </div>
      </header>
      {step === 'ORGANISATION' && (
        <SavedContext value={() => actor.send({ type: 'facts.changed' })}>
          <OrganisationSettingsView />
        </SavedContext>
      )}
      {step === 'FEATURES' && <RequestsPart />}
    </section>
  );
}
