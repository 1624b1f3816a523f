import { useNavigate } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';

import { Refusable } from '#src/components/fields/Refusable.tsx';
import { Button } from '#src/ui/Button.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import * as Dialog from '#src/ui/overlay/Dialog.tsx';
import { css } from '#styled/css/index.js';

import { LevelsStep } from './LevelsStep.tsx';
import { ScoringStep } from './ScoringStep.tsx';
import { StandardStep } from './StandardStep.tsx';
import { useAdoptionActor, type AdoptionActor } from './useAdoptionActor.ts';

const eyebrow = css({ color: 'fg.subtle', textStyle: 'xs', paddingInline: '20', paddingBlockStart: '16' });
const stack = css({ display: 'grid', gap: '14' });

const stepOf = (value: string): 1 | 2 | 3 => {
  if (value === 'standard') return 1;
  return value === 'levels' ? 2 : 3;
};

const titles = {
  1: 'Choose a standard',
  2: 'Levels and parameters',
  3: 'How it is scored',
} as const;

/** "Adopt a standard" in three steps. */
export function AdoptionDialog({ onClose }: { readonly onClose: () => void }) {
  const navigate = useNavigate();
  const actor = useAdoptionActor((id) => {
    toast.success('Standard adopted');
    void navigate({ to: '/start-assessments/$organisationStandardId', params: { organisationStandardId: id } });
  });
  const step = useSelector(actor, ({ value }) => stepOf(value));
  const busy = useSelector(actor, (snapshot) => snapshot.matches('adopting'));
  const failure = useSelector(actor, ({ context }) => context.failure);
  return (
    <Dialog.Root
      open
      size="md"
      closeOnEscape={!busy}
      closeOnInteractOutside={false}
      onOpenChange={({ open }) => {
        if (!open && !busy) onClose();
      }}
    >
      <Dialog.Content
        title={titles[step]}
        eyebrow={<p className={eyebrow}>Adopt a standard, step {step} of 3</p>}
        closable={!busy}
        footer={<StepButtons actor={actor} step={step} busy={busy} onClose={onClose} />}
      >
        <div className={stack}>
          <Refusable failure={failure}>
            {step === 1 && <StandardStep actor={actor} />}
            {step === 2 && <LevelsStep actor={actor} />}
            {step === 3 && <ScoringStep actor={actor} />}
          </Refusable>
        </div>
      </Dialog.Content>
    </Dialog.Root>
  );
}

interface StepButtonsProps {
  readonly actor: AdoptionActor;
  readonly step: 1 | 2 | 3;
  readonly busy: boolean;
  readonly onClose: () => void;
}

function StepButtons({ actor, step, busy, onClose }: StepButtonsProps) {
  const isPreviewing = useSelector(actor, (snapshot) => snapshot.matches('previewing'));
  return (
    <>
      {step === 1 ? (
        <Button onClick={onClose}>Cancel</Button>
      ) : (
        <Button disabled={busy} onClick={() => actor.send({ type: 'back' })}>
          Back
        </Button>
      )}
      <Button
        variant="primary"
        busy={busy}
        busyLabel="Adopting..."
        disabled={isPreviewing}
        onClick={() => actor.send({ type: 'step.confirmed' })}
      >
        {step === 3 ? 'Adopt standard' : 'Next'}
      </Button>
    </>
  );
}
