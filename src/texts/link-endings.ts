/** The sentences of all pages of links, where one opens nothing or a request fails (specification sections 2.3 and 8). */
export const linkEndings = {
  accessError: 'Access Error',
  expired: 'Link Expired',
  home: 'Go Home',
  /** Of every link that opens nothing, whatever the reason, so that it tells nothing about others (security.md, attack 2). */
  elsewhere: 'A newer message may have the right link. Otherwise, please ask the organisation that sent it.',
  tooMany: 'Too many requests. Please try again later.',
  unreachable: 'The server is not responding. Check your connection and try again.',
} as const;
