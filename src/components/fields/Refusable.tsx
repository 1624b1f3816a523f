import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';

import type { Failure } from '#machines/failure.ts';
import { Banner } from '#src/ui/feedback/Banner.tsx';
import { css } from '#styled/css/index.js';

const contents = css({ display: 'contents' });
const list = css({ margin: '0', paddingInlineStart: '16', listStyleType: 'disc' });

type Refusal = Pick<Failure, 'fieldErrors' | 'message'>;

/** Why something was refused: what is wrong with fields, or what was said of all of it. */
const reasonsOf = ({ fieldErrors, message }: Refusal): readonly string[] => {
  const ofFields = [...new Set(Object.values(fieldErrors))];
  return ofFields.length > 0 || message === '' ? ofFields : [message];
};

/** What fields say of themselves: the notes that describe them, and what interrupts. */
const saidWithin = (element: HTMLElement): ReadonlySet<string> => {
  const described = [...element.querySelectorAll('[aria-describedby]')].flatMap((one) =>
    (one.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)),
  );
  const notes = [...described, ...element.querySelectorAll('[role=alert]')];
  return new Set(notes.flatMap((note) => note?.textContent.trim() ?? []));
};

/** The reasons of a refusal that no field within an element says, known before they are painted. */
function useUnsaid(refusal: Refusal | null, element: RefObject<HTMLElement | null>): readonly string[] {
  const [unsaid, setUnsaid] = useState<readonly string[]>([]);
  useLayoutEffect(() => {
    const said = element.current === null ? new Set() : saidWithin(element.current);
    // oxlint-disable-next-line react/set-state-in-effect -- Only what is drawn says which reasons are said; known before it is painted.
    setUnsaid(refusal === null ? [] : reasonsOf(refusal).filter((reason) => !said.has(reason)));
  }, [refusal, element]);
  return unsaid;
}

interface RefusableProps {
  /** Null while nothing was refused. */
  readonly failure: Refusal | null;
  readonly tone?: 'danger' | 'warning' | undefined;
  readonly children: ReactNode;
}

/**
 * Fields, and above them why they were refused: all of it, so that nobody meets one obstacle after the other, but nothing twice. What
 * a field says itself is said there; the first of them is focused.
 */
export function Refusable({ failure, tone = 'danger', children }: RefusableProps) {
  const element = useRef<HTMLDivElement>(null);
  const unsaid = useUnsaid(failure, element);
  useLayoutEffect(() => {
    if (failure !== null) element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [failure]);
  return (
    <>
      {unsaid.length > 0 && (
        <Banner tone={tone}>
          {unsaid.length === 1 ? (
            unsaid[0]
          ) : (
            <ul className={list}>
              {unsaid.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
          )}
        </Banner>
      )}
      <div ref={element} className={contents}>
        {children}
      </div>
    </>
  );
}
