/** The time of an instant where the reader is: `12:03`. Only in the browser: the server does not know where that is. */
export const localTime = (instant: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' }).format(new Date(instant));

/** A day and a time where the reader is. */
export const localInstant = (instant: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' }).format(new Date(instant));
