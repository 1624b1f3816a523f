import { useEffect, useRef, type RefObject } from 'react';

import type { FieldWords, Names } from '#src/components/fields/field-words.ts';
import { orNone } from '#src/components/or-none.ts';
import { Button } from '#src/ui/Button.tsx';
import { Banner } from '#src/ui/feedback/Banner.tsx';
import { focusOnceEnabled } from '#src/ui/focus-once-enabled.ts';
import * as Panel from '#src/ui/overlay/Panel.tsx';
import { css } from '#styled/css/index.js';

export interface ConflictListProps<Draft> {
  /** The person who saved in the meantime. */
  readonly editor: string | undefined;
  readonly noun: string;
  /** The fields changed on both sides. */
  readonly fields: readonly (keyof Draft & string)[];
  readonly words: FieldWords<Draft>;
  /** The names of the entities that the stored record refers to. */
  readonly names: Names;
  readonly mine: Draft;
  readonly theirs: Draft;
  readonly onSettle: (field: keyof Draft & string, take: 'mine' | 'theirs') => void;
  readonly onDiscard: () => void;
}

const sides = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: '16',
  marginBlockStart: '8',
});
const side = css({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '6' });
const value = css({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', flex: '1' });
const heading = css({ textStyle: 'title.sm' });
const discard = css({ alignSelf: 'flex-start' });

const inWords = <Draft,>(words: FieldWords<Draft>, names: Names, field: keyof Draft & string, draft: Draft) =>
  orNone(words[field].show(draft[field], names));

/**
 * Someone else changed the same fields in the meantime: the person decides field by field; the rest is merged already.
 */
export function ConflictList<Draft>(props: ConflictListProps<Draft>) {
  const { editor = 'Someone', noun, fields, words, names, mine, theirs, onSettle, onDiscard } = props;
  const first = useRef<HTMLElement>(null);
  useFocusOnQuestion(first, fields.length);
  return (
    <>
      <Banner tone="warning">
        {editor} changed this {noun} while you were editing it. Choose what to keep.
      </Banner>
      {fields.map((field, index) => (
        <Panel.Section key={field} ref={index === 0 ? first : null} aria-label={words[field].label}>
          <h3 className={heading}>{words[field].label}</h3>
          <div className={sides}>
            <div className={side}>
              <span className={value}>
                Yours: <bdi>{inWords(words, names, field, mine)}</bdi>
              </span>
              <Button size="sm" data-question="" onClick={() => onSettle(field, 'mine')}>
                Keep yours
              </Button>
            </div>
            <div className={side}>
              <span className={value}>
                Theirs: <bdi>{inWords(words, names, field, theirs)}</bdi>
              </span>
              <Button size="sm" onClick={() => onSettle(field, 'theirs')}>
                Take theirs
              </Button>
            </div>
          </div>
        </Panel.Section>
      ))}
      <Button className={discard} variant="ghost" onClick={onDiscard}>
        Discard my changes
      </Button>
    </>
  );
}

/** Focuses the first question and, once all are answered, the save button. */
function useFocusOnQuestion(first: RefObject<HTMLElement | null>, count: number): void {
  useEffect(() => {
    const button = count > 0 ? first.current?.querySelector('button') : undefined;
    return button ? focusOnceEnabled(button, true) : undefined;
  }, [first, count]);
  useEffect(() => {
    const form = first.current?.closest('form');
    return () => form?.querySelector<HTMLElement>('button[type=submit]')?.focus();
  }, [first]);
}
