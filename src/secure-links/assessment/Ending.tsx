import { useEffect, useRef } from 'react';

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
const frame = css({ marginBlockEnd: '16', '&:empty': { display: 'none' }, '@media print': { display: 'none' } });

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

/** A form that ends while it is open says so where the person is: nothing can be typed any more. @returns what is shown then */
function useFocusAtEnd(isEnded: boolean) {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(isEnded);
  useEffect(() => {
    if (isEnded && !before.current) {
      place.current?.focus({ preventScroll: true });
      place.current?.scrollIntoView({ block: 'center' });
    }
    before.current = isEnded;
  }, [isEnded]);
  return place;
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
  const place = useFocusAtEnd(isSubmitted || isExpired || isRevoked);
  const isComplete = unsent.length === 0 && !hasUnsentFiles;
  const { tone, title, description } = wordsOf(submittedBy);
  const { expiresOn } = data.view.accessInfo;
  return (
    <div ref={place} className={frame} tabIndex={-1}>
      {isSubmitted && (
        <Banner tone={isComplete ? tone : 'warning'} title={title}>
          {isComplete ? description : <LateUnsent ids={unsent} hasFiles={hasUnsentFiles} />}
          <Copies />
        </Banner>
      )}
      {(isExpired || isRevoked) && (
        <Banner tone="danger" title={isExpired ? linkEndings.expired : linkEndings.accessError}>
          {isExpired ? texts.expired(longDate(expiresOn, data.locale)) : texts.revoked}
          <Copies />
        </Banner>
      )}
    </div>
  );
}
