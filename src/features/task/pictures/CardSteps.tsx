import type { FocusEvent, MouseEvent } from 'react';

import type { BoardStep } from '#machines/task-board/arrangement.ts';
import { Button } from '#src/ui/Button.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { ChevronDownIcon, ChevronLeftIcon, ChevronRightIcon, ChevronUpIcon } from '#src/ui/tool-icons.tsx';
import { css } from '#styled/css/index.js';

import type { HeldCard } from './useHeldCard.ts';
import type { TaskBoardActor } from './useTaskBoardActor.ts';

const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8',
  flexShrink: '0',
  paddingInline: { base: '16', md: '20' },
  paddingBlock: '8',
  borderBlockStart: 'default',
  backgroundColor: 'bg.surface',
});
const words = css({ margin: '0', marginInlineEnd: 'auto', textStyle: 'sm', overflowWrap: 'anywhere' });

const steps: readonly (readonly [BoardStep, string, typeof ChevronUpIcon])[] = [
  ['left', 'To the column before', ChevronLeftIcon],
  ['up', 'Up', ChevronUpIcon],
  ['down', 'Down', ChevronDownIcon],
  ['right', 'To the next column', ChevronRightIcon],
];

const stepsOfCard = 'data-card-steps';

/** Whether the focus goes on to the steps of a card, which is carried on. */
export const goesToSteps = ({ relatedTarget }: FocusEvent): boolean =>
  relatedTarget instanceof Element && relatedTarget.closest(`[${stepsOfCard}]`) !== null;

// The grip keeps the focus, and with it the keyboard.
const keepsFocus = { onMouseDown: (event: MouseEvent) => event.preventDefault() };

interface CardStepsProps {
  readonly card: HeldCard;
  readonly actor: TaskBoardActor;
}

/** What moves the card that was picked up at its grip, for those who have neither arrow keys nor can drag (WCAG 2.5.7). */
export const CardSteps = ({ card: { ref, where }, actor }: CardStepsProps) => (
  <div className={bar} {...{ [stepsOfCard]: '' }} role="group" aria-label={`Move ${ref}`}>
    <p className={words} dir="auto">
      {where}
    </p>
    {steps.map(([step, label, Icon]) => (
      <IconButton
        key={step}
        variant="secondary"
        label={label}
        {...keepsFocus}
        onClick={() => actor.send({ type: 'card.stepped', step })}
      >
        <Icon />
      </IconButton>
    ))}
    <Button size="sm" {...keepsFocus} onClick={() => actor.send({ type: 'card.released' })}>
      Put back
    </Button>
    <Button size="sm" variant="primary" {...keepsFocus} onClick={() => actor.send({ type: 'card.dropped' })}>
      Put down
    </Button>
  </div>
);
