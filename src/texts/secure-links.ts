/** The sentences of the pages that need no account (specification sections 2.3 and 8). */
export const linkTexts = {
  status: { unknown: 'Unknown Status' },
  information: {
    title: 'Policy Information',
    owner: 'Owner',
    approver: 'Approver',
    none: 'N/A',
    approvedBefore: (name: string) => `${name}, before the import`,
  },
  nextReview: 'Next Review',
  linkExpires: 'Link Expires',
  files: { title: 'Policy Files', latest: 'Latest', view: 'View' },
  notAtEnd: 'You have not reached the end of the text yet',
  receiptFollows: 'The receipt comes by mail.',
  acknowledged: 'Policy acknowledged successfully',
  acknowledgeFailed: 'Failed to acknowledge policy',
  accessError: 'Failed to load policy',
  expired: (date: string) => `This policy link has expired on ${date}`,
  slow: 'This is taking longer than usual. Your connection may be slow.',
  retry: 'Try again',
} as const;
