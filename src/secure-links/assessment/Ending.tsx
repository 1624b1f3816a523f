import { useEffect, useRef, useState, type ReactNode } from 'react';

import { longDate } from '#domain/time/long-dates.ts';
import { linkEndings } from '#src/texts/link-endings.ts';
import { assessmentTexts as texts } from '#src/texts/secure-assessments.ts';
import { Button } from '#src/ui/Button.tsx';
import { Banner } from '#src/ui/feedback/Banner.tsx';
import { css } from '#styled/css/css.js';

import { useSelected } from './actor-hooks.ts';
import { useForm, useResponse } from './form.ts';
import { LateUnsent, loadParts } from './late-parts.tsx';

const copies = css({ display: 'flex', flexWrap: 'wrap', gap: '8', marginBlock: '8' });
const frame = css({ marginBlockEnd: '16', '@media print': { display: 'none' } });

function Copies() {
  const { data, response } = useForm();
  const download = async (format: 'html' | 'json') => {
    const { answers } = response.getSnapshot().context;
    (await loadParts()).downloadAnswers(data, answers, format);
  };
  return (
    <div className={copies}>
      <Button onClick={() => void download('html')}>{texts.download}</Button>
      <Button variant="ghost" onClick={() => void download('json')}>
        {texts.downloadData}
      </Button>
      <Button variant="ghost" onClick={() => window.print()}>
        {texts.print}
      </Button>
    </div>
  );
}

/** Whether answers could be changed since the page was opened. */
function useWasOpen(): boolean {
  const { isOpen } = useResponse((snapshot) => ({ isOpen: snapshot.matches('open') }));
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen && !wasOpen) setWasOpen(true);
  return wasOpen;
}

/** A form that ends while it is open says so where the person is: nothing can be typed any more. */
function Place({ isNew, children }: { readonly isNew: boolean; readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isNew) return;
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'center' });
  }, [isNew]);
  return (
    <div ref={place} className={frame} tabIndex={-1}>
      {children}
    </div>
  );
}

/** What is said to the person who submitted, and to the others. */
const wordsOf = (submittedBy: string) =>
  submittedBy === ''
    ? { ...texts.submitted, tone: 'success' as const }
    : { title: texts.submittedBy(submittedBy), description: texts.submittedByHelp, tone: 'info' as const };

/** After submission, and past the end of the link: nothing can be changed, but everything can be taken along. */
export function Ending() {
  const { data, files } = useForm();
  const hasUnsentFiles = useSelected(files, ({ context }) => context.files.length > 0);
  const { isSubmitted, isExpired, isRevoked, submittedBy, unsent } = useResponse((snapshot) => ({
    submittedBy: snapshot.context.submittedBy,
    unsent: snapshot.context.unsent,
    isSubmitted: snapshot.matches('submitted'),
    isExpired: snapshot.matches({ ended: 'expired' }),
    isRevoked: snapshot.matches({ ended: 'revoked' }),
  }));
  const wasOpen = useWasOpen();
  const lost =
    `${unsent.length > 0 ? texts.unsent(unsent.length) : ''} ${hasUnsentFiles ? texts.unsentFiles : ''}`.trim();
  const { tone, title, description } = wordsOf(submittedBy);
  const { expiresOn } = data.view.accessInfo;
  return (
    <>
      {isSubmitted && (
        <Place isNew={wasOpen}>
          <Banner tone={lost === '' ? tone : 'warning'} title={title}>
            {lost || description}
            <LateUnsent ids={unsent} />
            <Copies />
          </Banner>
        </Place>
      )}
      {(isExpired || isRevoked) && (
        <Place isNew={wasOpen}>
          <Banner tone="danger" title={isExpired ? linkEndings.expired : linkEndings.accessError}>
            {isExpired ? texts.expired(longDate(expiresOn, data.locale)) : texts.revoked}
            <Copies />
          </Banner>
        </Place>
      )}
    </>
  );
}
