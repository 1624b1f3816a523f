import type { LinkedThing } from '#domain/secure-link/link-page.ts';
import { linkContactTexts as texts } from '#src/texts/link-contact.ts';
import { Button } from '#src/ui/Button.tsx';
import { css } from '#styled/css/css.js';

const root = css({ width: 'full', maxWidth: '[26rem]', textAlign: 'start' });
const summary = css({ textAlign: 'center', color: 'accent.fg', cursor: 'pointer', paddingBlock: '8' });
const form = css({ display: 'grid', gap: '12', paddingBlock: '8' });
const field = css({ display: 'grid', gap: '4', textStyle: 'xs', color: 'fg.muted' });
const box = css({
  width: 'full',
  paddingInline: '10',
  paddingBlock: '8',
  border: 'control',
  borderRadius: 'sm',
  background: 'bg.surface',
  color: 'fg.default',
  // Phones zoom into fields with smaller text.
  fontSize: '[16px]',
});
const area = css({ minHeight: '[100px]', resize: 'vertical' });

/** Writes to the administrators of the platform, without a script: what it sends is limited by network address. */
export const ContactForm = ({ what }: { readonly what: LinkedThing }) => (
  <details className={root}>
    <summary className={summary}>{texts.summary}</summary>
    <form className={form} method="post" action={`/contact-message?from=${what}`}>
      <p>{texts.about}</p>
      <label className={field}>
        {texts.name}
        <input className={box} name="name" required maxLength={200} autoComplete="name" />
      </label>
      <label className={field}>
        {texts.email}
        <input className={box} name="email" type="email" required maxLength={254} autoComplete="email" />
      </label>
      <label className={field}>
        {texts.text}
        <textarea className={`${box} ${area}`} name="text" required maxLength={2000} rows={4} />
      </label>
      <Button type="submit" variant="primary">
        {texts.send}
      </Button>
    </form>
  </details>
);
