import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';

import type { PolicyDraftInput } from '#src/api/policy/policy-drafts.ts';
import { AiGenerateButton } from '#src/components/AiGenerateButton.tsx';
import type { RecordForm } from '#src/components/fields/binding.ts';
import { FieldPair } from '#src/components/fields/layout.tsx';
import { ProseInput, TextInput } from '#src/components/fields/TextInput.tsx';
import { css } from '#styled/css/index.js';

import { DraftedSections } from './DraftedSections.tsx';
import { htmlOf } from './html-of.ts';
import { usePolicyDraftActor } from './usePolicyDraftActor.ts';

const column = css({ display: 'grid', gap: '12' });

interface PolicyDraftProps extends Pick<PolicyDraftInput, 'title' | 'documentType'> {
  /** Is given the accepted sections with their headings, as HTML for the end of the document. */
  readonly onAccepted: (html: string) => void;
}

/** What a person types to have a document drafted. */
interface Brief {
  readonly brief: string;
  readonly audience: string;
  readonly tone: string;
  /** A heading in each line. */
  readonly headings: string;
}

/** The contract's limit of headings. */
const mostHeadings = 12;

const headingsIn = ({ headings }: Brief): string[] =>
  headings
    .split('\n')
    .map((heading) => heading.trim())
    .filter((heading) => heading !== '')
    .slice(0, mostHeadings);

const toggled = (headings: ReadonlySet<string>, heading: string): ReadonlySet<string> => {
  const next = new Set(headings);
  if (!next.delete(heading)) next.add(heading);
  return next;
};

/** Has a document drafted, and hands over the sections that the person accepts. */
export function PolicyDraft({ title, documentType, onAccepted }: PolicyDraftProps) {
  const [typed, setTyped] = useState<Brief>({ brief: '', audience: '', tone: '', headings: '' });
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const { actor, written } = usePolicyDraftActor(({ sections }) =>
    onAccepted(htmlOf(sections.filter(({ heading }) => !left.has(heading)))),
  );
  const isIdle = useSelector(actor, (snapshot) => snapshot.matches('idle'));
  const isGenerating = useSelector(actor, (snapshot) => snapshot.matches('generating'));
  const errors = useSelector(actor, ({ context }) => context.failure?.fieldErrors);
  const button = useFocusAfterDraft(isIdle);
  const form: RecordForm<Brief> = {
    draft: typed,
    readOnly: false,
    errorOf: (field) => errors?.[field],
    change: (field, value) => setTyped((before) => ({ ...before, [field]: value })),
  };
  const generate = () => {
    const { brief, audience, tone } = typed;
    setLeft(new Set());
    const subject = { title, documentType, brief, audience, tone, headings: headingsIn(typed) };
    actor.send({ type: 'draft.requested', subject });
  };
  return (
    <div className={column}>
      <ProseInput form={form} field="brief" words={{ label: 'What it is to settle' }} required />
      <FieldPair>
        <TextInput form={form} field="audience" words={{ label: 'Audience' }} />
        <TextInput form={form} field="tone" words={{ label: 'Tone' }} />
      </FieldPair>
      <ProseInput
        form={form}
        field="headings"
        words={{ label: 'Sections' }}
        help="One heading a line, at most 12. Leave it empty for the usual ones."
      />
      <div>
        <AiGenerateButton
          ref={button}
          of="document"
          generating={isGenerating}
          disabled={isGenerating || typed.brief.trim() === ''}
          onGenerate={generate}
        />
      </div>
      {!isIdle && (
        <DraftedSections
          actor={actor}
          {...written}
          left={left}
          onToggle={(heading) => setLeft((before) => toggled(before, heading))}
        />
      )}
    </div>
  );
}

/** The draft takes the focus; once it is closed, the button that asked for it has it again. */
function useFocusAfterDraft(isIdle: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wasIdle = useRef(true);
  useEffect(() => {
    if (isIdle && !wasIdle.current) button.current?.focus();
    wasIdle.current = isIdle;
  }, [isIdle]);
  return button;
}
