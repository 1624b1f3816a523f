import { assessmentTexts as texts } from '#src/texts/secure-assessments.ts';
import { linkTexts } from '#src/texts/secure-links.ts';
import { Button } from '#src/ui/Button.tsx';
import { Banner } from '#src/ui/feedback/Banner.tsx';
import { css } from '#styled/css/css.js';

import { longDate } from '../dates.ts';
import { downloadAnswers } from './download.ts';
import { row } from './form-styles.ts';
import { useForm, useResponse } from './form.ts';

const frame = css({ marginBlockEnd: '16', '@media print': { display: 'none' } });

function Copies() {
  const { data, response } = useForm();
  const answers = () => response.getSnapshot().context.answers;
  return (
    <div className={row}>
      <Button onClick={() => downloadAnswers(data, answers(), 'html')}>{texts.download}</Button>
      <Button variant="ghost" onClick={() => downloadAnswers(data, answers(), 'json')}>
        {texts.downloadData}
      </Button>
      <Button variant="ghost" onClick={() => window.print()}>
        {texts.print}
      </Button>
    </div>
  );
}

/** After submission, and past the end of the link: nothing can be changed, but everything can be taken along. */
export function Ending() {
  const { data } = useForm();
  const { isSubmitted, isExpired, isRevoked } = useResponse((snapshot) => ({
    isSubmitted: snapshot.matches('submitted'),
    isExpired: snapshot.matches({ ended: 'expired' }),
    isRevoked: snapshot.matches({ ended: 'revoked' }),
  }));
  const { expiresAt } = data.view.accessInfo;
  return (
    <>
      {isSubmitted && (
        <div className={frame}>
          <Banner tone="success" title={texts.submitted.title} actions={<Copies />}>
            {texts.submitted.description}
          </Banner>
        </div>
      )}
      {isExpired && (
        <div className={frame}>
          <Banner tone="danger" title={linkTexts.expired.title} actions={<Copies />}>
            {texts.expired(longDate(expiresAt, data.locale))}
          </Banner>
        </div>
      )}
      {isRevoked && (
        <div className={frame}>
          <Banner tone="danger" title={linkTexts.accessError.title} actions={<Copies />}>
            {texts.revoked}
          </Banner>
        </div>
      )}
    </>
  );
}
