import { useSelector } from '@xstate/react';
import { useEffect, useRef, type FocusEvent, type KeyboardEvent } from 'react';

import { controlRelationLabels, linkReviewReasonLabels } from '#domain/words/own-control.ts';
import { decidedIn } from '#machines/mapping-review/mapping-review.machine.ts';
import type { LinkToReview } from '#src/api/compliance/mapping-review.ts';
import { countOf } from '#src/components/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { Banner } from '#src/ui/feedback/Banner.tsx';
import { Checkbox, BareCheckbox } from '#src/ui/form/Checkbox.tsx';
import { css } from '#styled/css/index.js';

import { useComplianceRight } from '../useComplianceRight.ts';
import { keyOf, useReviewActor, type ReviewActor } from './useReviewActor.ts';

const bar = css({
  position: 'sticky',
  insetBlockStart: '0',
  zIndex: 'sticky',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8',
  paddingInline: { base: '16', md: '20' },
  paddingBlock: '8',
  background: 'bg.surface',
  borderBlockEnd: 'default',
});
const hint = css({ color: 'fg.subtle', textStyle: 'xs', mdDown: { display: 'none' } });
const list = css({ margin: '0', padding: '0', listStyle: 'none' });
const item = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: '12',
  paddingInline: { base: '16', md: '20' },
  paddingBlock: '10',
  borderBlockEnd: 'subtle',
  borderInlineStart: '[2px solid transparent]',
  overflowWrap: 'anywhere',
  '&[data-current=true]': { background: 'bg.selected', borderInlineStartColor: 'accent.solid' },
});
const text = css({ display: 'grid', gap: '2', textAlign: 'start', cursor: 'default', overflowWrap: 'anywhere' });
const facts = css({ color: 'fg.muted', textStyle: 'xs' });

/** The keys that act on the queue while the focus is in it. */
const keys: Readonly<Record<string, 'next' | 'previous' | 'accepted' | 'rejected'>> = {
  j: 'next',
  ArrowDown: 'next',
  k: 'previous',
  ArrowUp: 'previous',
  a: 'accepted',
  r: 'rejected',
};

/** Links that wait for a decision: one after another with the keyboard, or those that are ticked together. */
export function ReviewQueue({ links }: { readonly links: readonly LinkToReview[] }) {
  const actor = useReviewActor(links);
  const mayDecide = useComplianceRight('CONFIRM_LINK', 'EDIT');
  const { queue, current, ticked, failure } = useSelector(actor, ({ context }) => context);
  const shown = links.filter((link) => queue.some(({ key }) => key === keyOf(link)));
  const { element, onFocus, onBlur } = useCurrentInFocus(current);
  const onKeyDown = (event: KeyboardEvent) => {
    const type = event.altKey || event.ctrlKey || event.metaKey ? undefined : keys[event.key];
    if (type === undefined || (!mayDecide && (type === 'accepted' || type === 'rejected'))) return;
    event.preventDefault();
    actor.send({ type });
  };
  return (
    <section aria-label="Links to review">
      {mayDecide && <DecisionBar actor={actor} />}
      {failure !== null && <Banner tone="danger">{failure.message}</Banner>}
      <ul className={list} ref={element} aria-label="Links to review">
        {shown.map((link) => (
          <Entry
            key={keyOf(link)}
            link={link}
            isCurrent={keyOf(link) === current}
            isTicked={ticked.includes(keyOf(link))}
            actor={actor}
            mayDecide={mayDecide}
            onFocus={onFocus}
            onBlur={onBlur}
            onKeyDown={onKeyDown}
          />
        ))}
      </ul>
    </section>
  );
}

/** Moves the focus with the keyboard's place in the queue, once it is in the queue. */
function useCurrentInFocus(current: string | null) {
  const element = useRef<HTMLUListElement>(null);
  // An entry that is decided on takes the focus with it when it leaves the list.
  const isWithin = useRef(false);
  useEffect(() => {
    if (!isWithin.current || current === null) return;
    element.current?.querySelector<HTMLElement>(`[data-key='${current}']`)?.focus();
  }, [current]);
  return {
    element,
    onFocus: () => {
      isWithin.current = true;
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget !== null) isWithin.current = element.current?.contains(relatedTarget) ?? false;
    },
  };
}

function DecisionBar({ actor }: { readonly actor: ReviewActor }) {
  const context = useSelector(actor, (snapshot) => snapshot.context);
  const busy = useSelector(actor, (snapshot) => snapshot.matches('deciding'));
  const count = decidedIn(context).length;
  return (
    <div className={bar} role="toolbar" aria-label="Decisions">
      <Checkbox checked={context.ticked.length > 0} onCheckedChange={() => actor.send({ type: 'all.toggled' })}>
        {context.ticked.length > 0 ? `${context.ticked.length} selected` : 'Select all'}
      </Checkbox>
      <Button
        size="sm"
        variant="primary"
        busy={busy}
        busyLabel="Saving..."
        disabled={count === 0}
        onClick={() => actor.send({ type: 'accepted' })}
      >
        Accept {countOf(count, 'link')}
      </Button>
      <Button size="sm" disabled={busy || count === 0} onClick={() => actor.send({ type: 'rejected' })}>
        Reject {countOf(count, 'link')}
      </Button>
      <span className={hint}>In the list: J and K to move, A to accept, R to reject</span>
    </div>
  );
}

interface EntryProps {
  readonly link: LinkToReview;
  readonly isCurrent: boolean;
  readonly isTicked: boolean;
  readonly actor: ReviewActor;
  readonly mayDecide: boolean;
  readonly onFocus: () => void;
  readonly onBlur: (event: FocusEvent) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

function Entry({ link, isCurrent, isTicked, actor, mayDecide, onFocus, onBlur, onKeyDown }: EntryProps) {
  const { ownControl, standard, ref, title, relation, reason, explanation } = link;
  const key = keyOf(link);
  const name = `${ownControl.ref} to ${ref}`;
  return (
    <li className={item} data-current={isCurrent}>
      {mayDecide ? (
        <BareCheckbox
          label={`Select ${name}`}
          checked={isTicked}
          onCheckedChange={() => actor.send({ type: 'link.toggled', key })}
        />
      ) : (
        <span />
      )}
      <button
        type="button"
        className={text}
        data-key={key}
        tabIndex={isCurrent ? 0 : -1}
        aria-current={isCurrent}
        onFocus={() => {
          onFocus();
          actor.send({ type: 'link.focused', key });
        }}
        onBlur={onBlur}
        onKeyDown={onKeyDown}
      >
        <span>
          {ownControl.ref} <bdi>{ownControl.title}</bdi>{' '}
          <strong>{controlRelationLabels[relation].toLowerCase()}</strong> {ref} <bdi>{title}</bdi>
        </span>
        <span className={facts}>
          {standard}. {linkReviewReasonLabels[reason]}
          {explanation !== '' && explanation !== linkReviewReasonLabels[reason] && `: ${explanation}`}
        </span>
      </button>
    </li>
  );
}
