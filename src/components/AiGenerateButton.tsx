import type { Ref } from 'react';

import { Button } from '#src/ui/Button.tsx';
import { css } from '#styled/css/index.js';

const generate = css({ color: 'accent.fg' });
const ring = css({
  display: 'inline-block',
  width: '12',
  height: '12',
  marginInlineEnd: '6',
  verticalAlign: '[-0.125em]',
  border: '[2px solid token(colors.border.default)]',
  borderBlockStartColor: 'accent.solid',
  borderRadius: '[50%]',
  animation: '[turn 800ms linear infinite]',
});

interface AiGenerateButtonProps {
  /** What is drafted: "likelihood and impact". */
  readonly of: string;
  readonly generating: boolean;
  readonly disabled: boolean;
  readonly onGenerate: () => void;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

/** Starts a draft. The texts are those of the specification (section 2.1). */
export const AiGenerateButton = ({ of, generating, disabled, onGenerate, ref }: AiGenerateButtonProps) => (
  <Button
    ref={ref}
    className={generate}
    variant="ghost"
    size="sm"
    busy={generating}
    busyLabel={
      <span>
        <span className={ring} aria-hidden />
        Generating
      </span>
    }
    disabled={disabled}
    onClick={onGenerate}
  >
    AI Generate {of}
  </Button>
);
