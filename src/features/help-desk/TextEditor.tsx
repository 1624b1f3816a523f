import { Suspense } from 'react';

import { Banner } from '#src/ui/feedback/Banner.tsx';
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { css } from '#styled/css/index.js';

const RichTextEditor = lazyPart(async () => (await import('#src/ui/rich-text/RichTextEditor.tsx')).RichTextEditor);

const root = css({ display: 'grid', gap: '4' });
const name = css({ textStyle: 'xs', fontWeight: 'medium', color: 'fg.muted' });

interface TextEditorProps {
  readonly label: string;
  readonly initial: string;
  readonly error: string | undefined;
  readonly onChange: (html: string) => void;
}

/** A formatted text without images, as tips and articles are written. */
export const TextEditor = ({ label, initial, error, onChange }: TextEditorProps) => (
  <div className={root}>
    <span className={name}>{label}</span>
    <Suspense fallback={<Skeleton />}>
      <RichTextEditor label={label} initial={initial} onChange={onChange} />
    </Suspense>
    {error !== undefined && <Banner tone="danger">{error}</Banner>}
  </div>
);
