/** The sentences of what lies beside or over a page and is loaded only when it is shown. */
export const overlayTexts = {
  offline: {
    title: 'No Internet Connection',
    text: 'Please check your internet connection and try again. The app requires an active internet connection to function properly.',
    hint: 'Check your WiFi or mobile data connection',
    retry: 'Retry Connection',
  },
  server: {
    title: 'The server does not answer.',
    text: 'What you have typed is kept. The app tries again by itself.',
  },
  consent: {
    title: 'Cookies',
    text: 'We use cookies to keep you signed in and to remember how you like to work.',
    short: 'We use cookies to keep you signed in.',
    learnMore: 'Learn more',
    accept: 'Accept',
    decline: 'Decline',
  },
  update: {
    title: 'Update Available',
    text: 'A new version of the app is available. Update now for the latest features.',
    button: 'Update Now',
    busy: 'Updating...',
    failed: { title: 'Update failed', description: 'Close every tab of the app and open it again.' },
  },
  install: {
    title: (product: string) => `Install ${product}`,
    text: 'It opens in a window of its own, from the desktop or the home screen.',
    install: 'Install',
    later: 'Remind later',
    dismiss: 'Dismiss',
  },
  tips: {
    position: (tip: number, total: number) => `Tip ${tip} of ${total}`,
    next: 'Next Tip',
    finish: 'Finish',
    previous: 'Previous',
    later: 'Remind later',
    skip: 'Skip All',
  },
} as const;
