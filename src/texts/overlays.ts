/** The sentences of what lies beside or over a page and is loaded only when it is shown. */
export const overlayTexts = {
  offline: {
    title: 'No Internet Connection',
    text: 'Please check your internet connection and try again. The app requires an active internet connection to function properly.',
    hint: 'Check your WiFi or mobile data connection',
    retry: 'Retry Connection',
  },
  server: {
    title: 'The server is not responding.',
    text: 'Your input is kept. The app will reconnect automatically.',
  },
  consent: {
    title: 'Cookies',
    text: 'We use cookies to keep you signed in and to remember your preferences.',
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
    later: 'Remind me later',
    failed: { title: 'Update failed', description: 'Close every tab of the app and open it again.' },
  },
  install: {
    title: (product: string) => `Install ${product}`,
    text: 'Open it in its own window from your desktop or home screen.',
    install: 'Install',
    later: 'Remind me later',
    dismiss: 'Dismiss',
  },
  darkTheme: {
    title: 'Use the dark theme?',
    text: 'Your system is set to dark. You can change the theme at any time, at the top right.',
    dark: 'Use dark',
    light: 'Keep light',
  },
  tips: {
    position: (tip: number, total: number) => `Tip ${tip} of ${total}`,
    next: 'Next Tip',
    finish: 'Finish',
    previous: 'Previous',
    later: 'Remind me later',
    skip: 'Skip All',
  },
} as const;
