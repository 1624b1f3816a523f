import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';

import type { DraftedPolicySection } from '#src/api/policy/policy-drafts.ts';
import { counted } from '#src/components/words.ts';
import { Button } from '#src/ui/Button.tsx';
import { Checkbox } from '#src/ui/form/Checkbox.tsx';
import { css } from '#styled/css/index.js';

import { sourceOf } from './html-of.ts';
import { SectionText } from './SectionText.tsx';
import type { PolicyDraftActor } from './usePolicyDraftActor.ts';

const card = css({ display: 'grid', gap: '12', border: 'default', borderRadius: 'sm', padding: '12' });
const item = css({ display: 'grid', gap: '8', paddingBlock: '8', borderBlockStart: 'subtle' });
const status = css({ margin: '0', color: 'fg.subtle', textStyle: 'xs' });
const prose = css({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', color: 'fg.muted', textStyle: 'sm' });
const bar = css({ display: 'flex', flexWrap: 'wrap', gap: '8' });

const noun = { one: 'section', many: 'sections' };

interface DraftedSectionsProps {
  readonly actor: PolicyDraftActor;
  readonly sections: readonly DraftedPolicySection[];
  /** The text of the section that is being written. */
  readonly text: string;
  /** The headings of the sections that are left out. */
  readonly left: ReadonlySet<string>;
  readonly onToggle: (heading: string) => void;
}

/** A draft while it is written, section by section; then each section is accepted or left. */
export function DraftedSections({ actor, sections, text, left, onToggle }: DraftedSectionsProps) {
  const isGenerating = useSelector(actor, (snapshot) => snapshot.matches('generating'));
  const isProposed = useSelector(actor, (snapshot) => snapshot.matches('proposed'));
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  const chosen = sections.filter(({ heading }) => !left.has(heading)).length;
  return (
    <div ref={place} className={card} role="group" aria-label="Draft" tabIndex={-1}>
      <DraftStatus actor={actor} sections={sections} />
      {sections.map(({ heading, html }) => (
        <div key={heading} className={item} role="group" aria-label={heading}>
          <Checkbox checked={!left.has(heading)} disabled={!isProposed} onCheckedChange={() => onToggle(heading)}>
            {heading}
          </Checkbox>
          <SectionText html={html} />
        </div>
      ))}
      {isGenerating && text !== '' && <p className={prose}>{text}</p>}
      <div className={bar}>
        {isProposed && (
          <Button
            variant="primary"
            size="sm"
            disabled={chosen === 0}
            onClick={() => actor.send({ type: 'draft.accepted' })}
          >
            Insert {counted(chosen, noun)}
          </Button>
        )}
        {!isGenerating && (
          <Button size="sm" onClick={() => actor.send({ type: 'draft.repeated' })}>
            Generate again
          </Button>
        )}
        {/* One button, so that it keeps the focus when the draft is complete. */}
        <Button
          key="close"
          size="sm"
          onClick={() => actor.send({ type: isGenerating ? 'draft.cancelled' : 'draft.discarded' })}
        >
          {isGenerating ? 'Cancel' : 'Discard'}
        </Button>
      </div>
    </div>
  );
}

function DraftStatus({ actor, sections }: Pick<DraftedSectionsProps, 'actor' | 'sections'>) {
  const { proposal, failure } = useSelector(actor, ({ context }) => context);
  const source = sourceOf(sections);
  const words =
    failure?.message ??
    (proposal === null
      ? ['Generating a draft...', source].join(' ')
      : [`${source}. Nothing changes until you insert it.`, proposal.endedEarly ?? ''].join(' '));
  return (
    <p className={status} role="status">
      {words.trim()}
    </p>
  );
}
