import { useSelector } from '@xstate/react';

import { Refusable } from '#src/components/fields/Refusable.tsx';
import { countOf } from '#src/components/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { CheckboxGroup } from '#src/ui/form/CheckboxGroup.tsx';
import { css } from '#styled/css/index.js';

import { codeOf, PairList, pairsOf, RewordedList, type UpgradePairs } from './steps.tsx';
import { useUpgradeActor, type OfferProps, type UpgradeActor } from './useUpgradeActor.ts';

const page = css({ display: 'grid', gap: '16', paddingInline: { base: '16', md: '20' }, paddingBlockEnd: '24' });
const heading = css({ textStyle: 'title.md' });
const eyebrow = css({ margin: '0', color: 'fg.subtle', textStyle: 'xs' });
const note = css({ margin: '0', color: 'fg.muted', maxWidth: '[70ch]' });
const facts = css({ margin: '0', paddingInlineStart: '20', listStyle: 'disc', display: 'grid', gap: '4' });
const buttons = css({ display: 'flex', gap: '8' });

const steps = ['overview', 'reworded', 'replaced', 'added', 'withdrawn', 'summary'] as const;
type Step = (typeof steps)[number];

const titles: Readonly<Record<Step, string>> = {
  overview: 'Overview',
  reworded: 'Reworded',
  replaced: 'Split and merged',
  added: 'New',
  withdrawn: 'Withdrawn',
  summary: 'Apply',
};

/** While it is applied and afterwards the last step is shown. */
const stepOf = (value: string): Step => steps.find((step) => step === value) ?? 'summary';

/** The steps to a newer version of an adopted standard. */
export function UpgradeWizard(props: OfferProps) {
  const { offer, lineage } = props;
  const actor = useUpgradeActor(props);
  const step = useSelector(actor, ({ value }) => stepOf(value));
  const levels = useSelector(actor, ({ context }) => context.levels);
  const failure = useSelector(actor, ({ context }) => context.failure);
  const pairs = pairsOf(offer, lineage, levels);
  return (
    <section className={page} aria-labelledby="upgrade-step">
      <div>
        <p className={eyebrow}>
          Step {steps.indexOf(step) + 1} of {steps.length}
        </p>
        <h2 id="upgrade-step" className={heading}>
          {titles[step]}
        </h2>
      </div>
      <Refusable failure={failure}>
        <StepContent step={step} actor={actor} pairs={pairs} {...props} />
      </Refusable>
      <StepButtons actor={actor} step={step} number={lineage.to.number} />
    </section>
  );
}

interface StepContentProps extends OfferProps {
  readonly step: Step;
  readonly actor: UpgradeActor;
  readonly pairs: UpgradePairs;
}

function StepContent({ step, actor, pairs, offer, lineage }: StepContentProps) {
  const confirmed = useSelector(actor, ({ context }) => context.confirmed);
  switch (step) {
    case 'overview':
      return <Overview actor={actor} pairs={pairs} offer={offer} />;
    case 'reworded':
      return (
        <RewordedList
          lineage={lineage}
          pairs={pairs.reworded}
          confirmed={confirmed}
          onToggle={(code) => actor.send({ type: 'wording.toggled', code })}
          onToggleAll={(codes) => actor.send({ type: 'wordings.toggled', codes })}
        />
      );
    case 'replaced':
      return (
        <PairList lineage={lineage} pairs={pairs.replaced}>
          Answers, decisions and open findings follow to the controls that these became, and wait for confirmation.
        </PairList>
      );
    case 'added':
      return (
        <PairList lineage={lineage} pairs={pairs.added}>
          Nothing is known of these yet: they are not assessed.
        </PairList>
      );
    case 'withdrawn':
      return (
        <PairList lineage={lineage} pairs={pairs.withdrawn}>
          These are archived with all that was decided about them. Own controls stay as they are.
        </PairList>
      );
    case 'summary':
    default:
      return <Summary pairs={pairs} confirmed={confirmed} />;
  }
}

function Overview({ actor, pairs, offer }: Pick<StepContentProps, 'actor' | 'pairs' | 'offer'>) {
  const levels = useSelector(actor, ({ context }) => context.levels);
  const error = useSelector(actor, ({ context }) => context.failure?.fieldErrors['levels']);
  const counts: readonly (readonly [number, string])[] = [
    [pairs.kept.length, 'unchanged in what they say: nothing is asked'],
    [pairs.reworded.length, 'reworded'],
    [pairs.replaced.length, 'split or merged'],
    [pairs.added.length, 'new'],
    [pairs.withdrawn.length, 'withdrawn, or not in the chosen levels'],
  ];
  return (
    <>
      <ul className={facts}>
        {counts.map(([count, words]) => (
          <li key={words}>
            {countOf(count, 'control')} {words}
          </li>
        ))}
      </ul>
      {offer.levels.length > 0 && (
        <CheckboxGroup
          label="Levels"
          options={offer.levels.map(({ ref, name }) => ({ value: ref, label: name }))}
          value={levels}
          error={error}
          onValueChange={(chosen) => actor.send({ type: 'levels.changed', levels: chosen })}
        />
      )}
      {offer.openAssessments > 0 && (
        <p className={note}>
          {countOf(offer.openAssessments, 'assessment')} in progress: assessments end on the version that they began
          with.
        </p>
      )}
      <p className={note}>Nothing changes before the last step, and for 14 days the upgrade can be undone.</p>
    </>
  );
}

function Summary({ pairs, confirmed }: { readonly pairs: UpgradePairs; readonly confirmed: readonly string[] }) {
  const known = new Set(confirmed);
  const asked = pairs.reworded.filter((pair) => !known.has(codeOf(pair))).length;
  const kept = pairs.kept.length + pairs.reworded.length - asked;
  return (
    <ul className={facts}>
      <li>{countOf(kept, 'control')} kept without a question</li>
      <li>{countOf(asked, 'reworded control')} to be confirmed afterwards</li>
      <li>{countOf(pairs.replaced.length, 'control')} replaced by others</li>
      <li>{countOf(pairs.added.length, 'new control')}</li>
      <li>{countOf(pairs.withdrawn.length, 'control')} archived</li>
    </ul>
  );
}

interface StepButtonsProps {
  readonly actor: UpgradeActor;
  readonly step: Step;
  readonly number: string;
}

function StepButtons({ actor, step, number }: StepButtonsProps) {
  const busy = useSelector(actor, (snapshot) => snapshot.matches('applying') || snapshot.matches('upgraded'));
  return (
    <div className={buttons} data-bar="">
      {step !== 'overview' && (
        <Button disabled={busy} onClick={() => actor.send({ type: 'back' })}>
          Back
        </Button>
      )}
      {step === 'summary' ? (
        <Button
          variant="primary"
          busy={busy}
          busyLabel="Upgrading..."
          onClick={() => actor.send({ type: 'upgrade.confirmed' })}
        >
          Upgrade to {number}
        </Button>
      ) : (
        <Button variant="primary" onClick={() => actor.send({ type: 'next' })}>
          Next
        </Button>
      )}
    </div>
  );
}
