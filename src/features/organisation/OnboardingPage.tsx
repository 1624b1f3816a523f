import { getRouteApi, Link } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';

import type { OnboardingStep, StepProgress } from '#domain/organisation/onboarding-steps.ts';
import { onboardingStepTexts } from '#domain/words/organisation.ts';
import { LoadFailed } from '#src/components/LoadFailed.tsx';
import { PageTitle } from '#src/components/PageTitle.tsx';
import { useSession } from '#src/components/SessionProvider.tsx';
import { Banner } from '#src/ui/feedback/Banner.tsx';
import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';
import { StatusText } from '#src/ui/feedback/StatusText.tsx';
import { css } from '#styled/css/index.js';

import { nameOfStep, stepOf } from './onboarding-search.ts';
import { OnboardingStepContent } from './OnboardingStepContent.tsx';
import { stateShapes, stateTexts, stateTones } from './step-states.ts';
import { useOnboarding, type OnboardingActor } from './useOnboarding.ts';

const route = getRouteApi('/_app/_guarded/on-boarding/$id');

const layout = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '[17rem minmax(0, 1fr)]' },
  borderBlockStart: 'default',
});
const rail = css({ borderInlineEnd: { md: 'default' }, borderBlockEnd: { mdDown: 'default' } });
const list = css({ listStyle: 'none', position: { md: 'sticky' }, insetBlockStart: '0' });
const item = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '10',
  minHeight: '44',
  paddingInline: { base: '16', md: '20' },
  color: 'fg.default',
  textDecoration: 'none',
  _hover: { background: 'bg.hover' },
});
const place = css({
  borderBlockEnd: 'subtle',
  borderInlineStart: '[2px solid transparent]',
  '&[aria-current=step]': { background: 'bg.selected', borderInlineStartColor: 'accent.solid', fontWeight: 'medium' },
});
const number = css({ color: 'fg.subtle', fontVariantNumeric: 'tabular-nums', marginInlineEnd: '8' });

/** /on-boarding/{id}: the steps that set up the active organisation, and the one that is chosen. */
export function OnboardingPage() {
  const actor = useOnboarding();
  const active = useSession(({ context }) => context.organisation);
  const steps = useSelector(actor, ({ context }) => context.steps);
  const failure = useSelector(actor, ({ context }) => context.failure);
  const done = steps?.filter(({ state }) => state !== 'TODO').length ?? 0;
  return (
    <>
      <PageTitle
        title="Organisation Onboarding"
        note={steps === null ? active?.name : `${active?.name ?? ''}: ${done} of ${steps.length} steps done or skipped`}
      />
      {steps === null && failure === null && <LoadingRows />}
      {failure !== null && steps === null && (
        <LoadFailed
          what="onboarding"
          error={new Error(failure.message)}
          onRetry={() => actor.send({ type: 'retry.pressed' })}
        />
      )}
      {failure !== null && steps !== null && <Banner tone="danger">{failure.message}</Banner>}
      {steps !== null && active !== null && <Steps actor={actor} steps={steps} organisationId={active.id} />}
    </>
  );
}

interface StepsProps {
  readonly actor: OnboardingActor;
  readonly steps: readonly StepProgress[];
  readonly organisationId: string;
}

/** What is chosen, or what is to do first. */
const currentOf = (steps: readonly StepProgress[], chosen: OnboardingStep | undefined) =>
  steps.find(({ step }) => step === chosen) ?? steps.find(({ state }) => state === 'TODO') ?? steps[0];

function Steps({ actor, steps, organisationId }: StepsProps) {
  const { step: name } = route.useSearch();
  const navigate = route.useNavigate();
  const current = currentOf(steps, name && stepOf(name));
  const shown = current && nameOfStep(current.step);
  // In the address, a step that is done stays until the person goes on: more of it can be said.
  useEffect(() => {
    if (name === undefined && shown !== undefined) void navigate({ search: { step: shown }, replace: true });
  }, [name, shown, navigate]);
  useFactsOfTab(actor);
  return (
    <div className={layout}>
      <nav aria-label="Steps" className={rail}>
        <ol className={list}>
          {steps.map(({ step, state }, index) => (
            <li key={step} className={place} aria-current={step === current?.step ? 'step' : undefined}>
              <Link
                to="/on-boarding/$id"
                params={{ id: organisationId }}
                search={{ step: nameOfStep(step) }}
                className={item}
              >
                <span>
                  <span className={number}>{index + 1}</span>
                  {onboardingStepTexts[step].title}
                </span>
                <StatusText shape={stateShapes[state]} tone={stateTones[state]}>
                  {stateTexts[state]}
                </StatusText>
              </Link>
            </li>
          ))}
        </ol>
      </nav>
      {current !== undefined && <OnboardingStepContent actor={actor} progress={current} />}
    </div>
  );
}

/** What was done in another tab is known when the person comes back. */
function useFactsOfTab(actor: OnboardingActor): void {
  useEffect(() => {
    const onVisible = () => {
      if (document.visibilityState === 'visible') actor.send({ type: 'facts.changed' });
    };
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, [actor]);
}
