import { useState } from 'react';

import { isWritable } from '#domain/policy/lifecycle.ts';
import { generationMethodLabels } from '#domain/words/policy.ts';
import type { PolicyVersion } from '#src/api/policy/policy-versions.ts';
import { Button } from '#src/ui/Button.tsx';
import { Banner } from '#src/ui/feedback/Banner.tsx';
import { RichText } from '#src/ui/rich-text/RichText.tsx';
import { css } from '#styled/css/index.js';

import type { PolicyEditingActor } from './usePolicyEditing.ts';

const theirsStyle = css({
  maxHeight: '[50vh]',
  scrolls: 'y',
  padding: '16',
  border: 'default',
  background: 'bg.sunken',
});

// Below the words: three buttons beside them would leave no room for either.
const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: '8', marginBlockStart: '8' });

interface OvertakenProps {
  readonly theirs: PolicyVersion;
  readonly actor: PolicyEditingActor;
}

/** Someone else has saved another text meanwhile: theirs can be read before choosing; mine stays in the editor. */
export function Overtaken({ theirs, actor }: OvertakenProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <>
      <Banner tone="warning" title="Someone else has changed this document in the meantime.">
        <p>
          {isWritable(theirs.status)
            ? 'Your text is still in the editor above. Keep it and save it in place of theirs, or start again from their text.'
            : 'Their text has been approved and stays as it is. Your text is still in the editor above: copy it, take theirs, and start a new version with it.'}
        </p>
        <div className={buttons}>
          <Button size="sm" aria-expanded={isShown} onClick={() => setIsShown(!isShown)}>
            {isShown ? 'Hide their text' : 'Show their text'}
          </Button>
          <Button size="sm" onClick={() => actor.send({ type: 'theirs.taken' })}>
            Take their text
          </Button>
          {isWritable(theirs.status) && (
            <Button size="sm" onClick={() => actor.send({ type: 'mine.kept' })}>
              Keep my text
            </Button>
          )}
        </div>
      </Banner>
      {isShown && (
        <section className={theirsStyle} aria-label="Their text" tabIndex={-1}>
          {theirs.generationMethod === 'FILE' || theirs.generationMethod === 'URL' ? (
            <p>
              {generationMethodLabels[theirs.generationMethod]} {theirs.sourceUrl}
            </p>
          ) : (
            <RichText html={theirs.content} />
          )}
        </section>
      )}
    </>
  );
}
