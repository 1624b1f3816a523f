import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type RefObject } from 'react';

import { addRemark, type RemarkDraft } from '#src/actors/policy-document.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { ProseInput } from '#src/components/fields/TextInput.tsx';
import { StepDialog } from '#src/registers/step-dialog/StepDialog.tsx';
import { useStepDialog } from '#src/registers/step-dialog/useStepDialog.ts';
import { Button } from '#src/ui/Button.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import { CommentIcon } from '#src/ui/tool-icons.tsx';
import { css } from '#styled/css/index.js';

import { selectedIn } from './remark-places.ts';

const bar = css({
  position: 'sticky',
  insetBlockEnd: '16',
  zIndex: 'sticky',
  justifySelf: 'center',
  borderRadius: 'sm',
  boxShadow: 'popover',
  background: 'bg.raised',
  _print: { display: 'none' },
});
const quote = css({
  margin: '0',
  paddingInlineStart: '8',
  borderInlineStart: 'strong',
  color: 'fg.muted',
  maxHeight: '100',
  scrolls: 'y',
});

/** The words that are selected in an element. */
function useSelectedWords(place: RefObject<HTMLElement | null>): string {
  const [words, setWords] = useState('');
  useEffect(() => {
    const read = () => {
      const selection = getSelection();
      const isWithin = selection !== null && place.current?.contains(selection.anchorNode) === true;
      setWords(isWithin && place.current?.contains(selection.focusNode) === true ? selection.toString().trim() : '');
    };
    document.addEventListener('selectionchange', read);
    return () => document.removeEventListener('selectionchange', read);
  }, [place]);
  return words;
}

interface RemarkButtonProps {
  readonly policyId: string;
  /** The text in which words are selected. */
  readonly place: RefObject<HTMLElement | null>;
}

const words = { title: 'Add a remark', confirmLabel: 'Add remark' };

/** Remarks on the selected words, as long as there are any. */
export function RemarkButton({ policyId, place }: RemarkButtonProps) {
  const api = useApi();
  const queryClient = useQueryClient();
  const selected = useSelectedWords(place);
  const actor = useStepDialog<RemarkDraft>(
    () => addRemark(api, queryClient, policyId),
    () => toast.success('Remark added'),
  );
  return (
    <>
      {selected !== '' && (
        <div className={bar}>
          <Button
            // The words stay selected.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              const found = place.current === null ? undefined : selectedIn(place.current);
              if (found !== undefined) actor.send({ type: 'step.requested', draft: { ...found, text: '' } });
            }}
          >
            <CommentIcon /> Remark
          </Button>
        </div>
      )}
      <StepDialog actor={actor} words={() => words}>
        {(form) => (
          <>
            <blockquote className={quote} dir="auto">
              {form.draft.quote}
            </blockquote>
            <ProseInput form={form} field="text" words={{ label: 'Remark' }} required />
          </>
        )}
      </StepDialog>
    </>
  );
}
