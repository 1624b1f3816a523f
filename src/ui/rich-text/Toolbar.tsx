import type { Editor } from '@tiptap/core';
import { useState, type KeyboardEvent } from 'react';

import { Button } from '#src/ui/Button.tsx';
import { LinkIcon } from '#src/ui/icons.tsx';
import { css } from '#styled/css/index.js';

import { ChooseImage } from './ChooseImage.tsx';
import { InlineField, type InlineQuestion } from './InlineField.tsx';
import { imageQuestion, linkQuestion } from './questions.ts';
import { ToolButton } from './ToolButton.tsx';
import { tableTools, toolGroups, type Tool } from './tools.tsx';
import { useEditorState } from './useEditorState.ts';

const root = css({
  position: 'sticky',
  insetBlockStart: '0',
  zIndex: 'sticky',
  background: 'bg.surface',
  borderBlockEnd: 'default',
});
const bar = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  paddingInline: '8',
  paddingBlock: '4',
  position: 'relative',
  // A phone scrolls them: three lines of buttons would leave little of the text.
  overflowX: { base: 'auto', md: 'visible' },
  flexWrap: { base: 'nowrap', md: 'wrap' },
});
const group = css({
  display: 'flex',
  gap: '2',
  '&:not(:last-child)': { borderInlineEnd: 'subtle', paddingInlineEnd: '4', marginInlineEnd: '2' },
});
const second = css({ display: 'flex', flexWrap: 'wrap', gap: '4', paddingInline: '8', paddingBlockEnd: '6' });

const stateOf = (editor: Editor) => ({
  on: Object.fromEntries(toolGroups.flat().map(({ label, isOn }) => [label, isOn?.(editor)])),
  inTable: editor.isActive('table'),
  inLink: editor.isActive('link'),
  onImage: editor.isActive('attachedImage'),
});

const labelOf = ({ label, keys }: Pick<Tool, 'label' | 'keys'>) => (keys === undefined ? label : `${label} (${keys})`);

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1, Home: -Infinity, End: Infinity };

/** The arrow keys go from button to button, as in every toolbar; the tabulator leaves it. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  if (step === undefined) return;
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button')];
  const at = buttons.findIndex((button) => button === document.activeElement);
  buttons[Math.max(0, Math.min(buttons.length - 1, at + step))]?.focus();
  event.preventDefault();
}

interface ToolbarProps {
  readonly editor: Editor;
  /** Called with images to insert; undefined where a text has none. */
  readonly onImages: ((files: readonly File[]) => void) | undefined;
}

/** The buttons above a text. */
export function Toolbar({ editor, onImages }: ToolbarProps) {
  const { on, inTable, inLink, onImage } = useEditorState(editor, stateOf);
  const [question, setQuestion] = useState<InlineQuestion | null>(null);
  const [current, setCurrent] = useState('Undo');
  const stop = (label: string) => ({ tabIndex: current === label ? 0 : -1, onFocus: () => setCurrent(label) });
  const run = ({ command }: Pick<Tool, 'command'>) => command(editor.chain().focus()).run();
  return (
    <div className={root}>
      <div className={bar} role="toolbar" aria-label="Format" onKeyDown={moveFocus} tabIndex={-1}>
        {toolGroups.map((tools) => (
          <div key={tools[0]?.label} className={group}>
            {tools.map((one) => (
              <ToolButton
                key={one.label}
                {...stop(one.label)}
                label={labelOf(one)}
                aria-pressed={on[one.label]}
                onClick={() => run(one)}
              >
                {one.icon}
              </ToolButton>
            ))}
          </div>
        ))}
        <div className={group}>
          <ToolButton
            {...stop('Link')}
            label="Link"
            aria-pressed={inLink}
            onClick={() => setQuestion(linkQuestion(editor))}
          >
            <LinkIcon />
          </ToolButton>
          {onImages !== undefined && <ChooseImage {...stop('Image')} onChosen={onImages} />}
        </div>
      </div>
      {inTable && <TableTools onRun={run} />}
      {onImage && question === null && (
        <div className={second}>
          <Button size="sm" variant="ghost" onClick={() => setQuestion(imageQuestion(editor))}>
            Describe the image
          </Button>
        </div>
      )}
      {question !== null && <InlineField key={question.label} question={question} onEnd={() => setQuestion(null)} />}
    </div>
  );
}

const TableTools = ({ onRun }: { readonly onRun: (tool: Pick<Tool, 'command'>) => void }) => (
  <div className={second} role="group" aria-label="Table">
    {tableTools.map((one) => (
      <Button key={one.label} size="sm" variant="ghost" onClick={() => onRun(one)}>
        {one.label}
      </Button>
    ))}
  </div>
);
