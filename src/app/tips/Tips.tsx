import { useActorRef, useSelector } from '@xstate/react';
import { useRef, useState, type RefObject } from 'react';
import type { ActorRefFrom } from 'xstate';

import { tipsMachine } from '#machines/tips/tips.machine.ts';
import { fetchTips } from '#src/actors/fetch-tips.ts';
import { watchDialogs } from '#src/actors/watch-dialogs.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { reportFailure } from '#src/components/report-failure.ts';
import { useNotices } from '#src/components/useNotices.ts';
import { overlayTexts } from '#src/texts/overlays.ts';
import { Button } from '#src/ui/Button.tsx';
import { Progress } from '#src/ui/feedback/Progress.tsx';
import * as Dialog from '#src/ui/overlay/Dialog.tsx';
import { css } from '#styled/css/index.js';

import { occupation } from './occupation.ts';
import { readTipsChoice, storeTipsChoice } from './stored-tips.ts';
import { TipText } from './TipText.tsx';

const position = css({
  paddingBlockStart: '[1.125rem]',
  paddingInlineStart: '20',
  marginBlockEnd: '[-1.125rem]',
  textStyle: 'xs',
  color: 'fg.subtle',
  tabularFigures: true,
});
const body = css({ minHeight: '[7rem]' });
const first = css({ md: { marginInlineEnd: 'auto' } });

const { tips: words } = overlayTexts;

/** The helpful tips (specification section 2.6), shown two seconds after load, or once nobody is in a dialog or a form, or typing. */
export function Tips() {
  const tips = useTipsActor();
  const open = useSelector(tips, (snapshot) => snapshot.hasTag('dialog'));
  const total = useSelector(tips, ({ context }) => context.tips.length);
  const index = useSelector(tips, ({ context }) => context.index);
  const tip = useSelector(tips, ({ context }) => context.tips[context.index]);
  const next = useRef<HTMLButtonElement>(null);
  if (tip === undefined) return null;
  return (
    <Dialog.Root
      open={open}
      // The tips open by themselves: an Enter meant for the page must not skip them all.
      initialFocusEl={() => next.current}
      onOpenChange={(change) => {
        if (!change.open) tips.send({ type: 'skip.pressed' });
      }}
    >
      <Dialog.Content
        title={tip.title}
        eyebrow={
          <>
            <Progress label={words.position(index + 1, total)} value={index + 1} max={total} />
            <p className={position}>{words.position(index + 1, total)}</p>
          </>
        }
        footer={<TipButtons tips={tips} index={index} total={total} next={next} />}
      >
        <div className={body} aria-live="polite">
          <TipText html={tip.description} />
        </div>
      </Dialog.Content>
    </Dialog.Root>
  );
}

type TipsActor = ActorRefFrom<typeof tipsMachine>;

interface TipButtonsProps {
  readonly tips: TipsActor;
  readonly index: number;
  readonly total: number;
  readonly next: RefObject<HTMLButtonElement | null>;
}

function TipButtons({ tips, index, total, next }: TipButtonsProps) {
  const goBack = () => {
    // The first tip has no Back button; when the button disappears, the focus must not be lost with it.
    if (index === 1) next.current?.focus();
    tips.send({ type: 'previous.pressed' });
  };
  return (
    <>
      <Button variant="ghost" className={first} onClick={() => tips.send({ type: 'skip.pressed' })}>
        {words.skip}
      </Button>
      <Button variant="ghost" onClick={() => tips.send({ type: 'remindLater.pressed' })}>
        {words.later}
      </Button>
      {index > 0 && <Button onClick={goBack}>{words.previous}</Button>}
      <Button ref={next} variant="primary" onClick={() => tips.send({ type: 'next.pressed' })}>
        {index === total - 1 ? words.finish : words.next}
      </Button>
    </>
  );
}

function useTipsActor(): TipsActor {
  const api = useApi();
  const [machine] = useState(() =>
    tipsMachine.provide({
      actors: { fetchTips: fetchTips(api), watchDialogs: watchDialogs(occupation) },
      actions: {
        storeChoice: (_, choice) =>
          storeTipsChoice(
            choice.choice === 'remind' ? { choice: 'remind', remindAt: Date.now() + choice.remindIn } : choice,
          ),
      },
    }),
  );
  const [input] = useState(() => ({ stored: readTipsChoice(), now: Date.now() }));
  const tips = useActorRef(machine, { input });
  useNotices(tips, ({ failure }) => reportFailure('The tips were not loaded', failure));
  return tips;
}
