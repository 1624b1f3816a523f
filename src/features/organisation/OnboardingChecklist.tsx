import { useQuery } from '@tanstack/react-query';
import { createLink, Link } from '@tanstack/react-router';

import { isOnboarded } from '#domain/organisation/onboarding-steps.ts';
import { onboardingStepTexts } from '#domain/words/organisation.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { onboardingQuery } from '#src/api/organisation/onboarding.ts';
import { Region } from '#src/components/Region.tsx';
import { useSession } from '#src/components/SessionProvider.tsx';
import { StatusText } from '#src/ui/feedback/StatusText.tsx';
import { Link as TextLink } from '#src/ui/navigation/Link.tsx';
import { css } from '#styled/css/index.js';

import { nameOfStep } from './onboarding-search.ts';
import { stateShapes, stateTexts, stateTones } from './step-states.ts';

const AllLink = createLink(TextLink);

const list = css({
  listStyle: 'none',
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' },
  borderBlockEnd: 'default',
});
const item = css({
  display: 'grid',
  gridTemplateColumns: '[minmax(0, 1fr) auto]',
  columnGap: '12',
  paddingInline: { base: '16', md: '20' },
  paddingBlock: '10',
  borderBlockEnd: 'subtle',
  color: 'fg.default',
  textDecoration: 'none',
  height: 'full',
  _hover: { background: 'bg.hover' },
});
const title = css({ fontWeight: 'medium' });
const purpose = css({ gridColumn: '[1 / -1]', color: 'fg.muted', textStyle: 'xs' });

/** What is left to set up, until nothing is. It waits for nothing and says nothing of its own failures: the page below does not need it. */
export function OnboardingChecklist() {
  const steps = useQuery(onboardingQuery(useApi()));
  const id = useSession(({ context }) => context.organisation?.id);
  if (id === undefined || steps.data === undefined || isOnboarded(steps.data)) return null;
  const done = steps.data.filter(({ state }) => state !== 'TODO').length;
  return (
    <Region
      title="Set up your organisation"
      note={`${done} of ${steps.data.length} steps done or skipped`}
      action={
        <AllLink to="/on-boarding/$id" params={{ id }}>
          Continue
        </AllLink>
      }
    >
      <ul className={list}>
        {steps.data.map(({ step, state }) => (
          <li key={step}>
            <Link to="/on-boarding/$id" params={{ id }} search={{ step: nameOfStep(step) }} className={item}>
              <span className={title}>{onboardingStepTexts[step].title}</span>
              <StatusText shape={stateShapes[state]} tone={stateTones[state]}>
                {stateTexts[state]}
              </StatusText>
              <span className={purpose}>{onboardingStepTexts[step].purpose}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Region>
  );
}
