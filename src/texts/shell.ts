/** The sentences of the shell and what it opens. */
export const shellTexts = {
  token: {
    done: 'Token copied to clipboard!',
    slow: 'Waiting for the token',
    failed: 'Failed to retrieve token',
  },
  menu: {
    noneToOpen: {
      role: 'No entries you may open. Your role does not include them.',
      organisation: 'No entries you may open. They are not enabled for your organisation.',
      feature: 'No entries you may open. You have not been given access to them.',
      menu: 'No entries in the menu of your role. The dashboard lists the pages that you can open.',
      both: 'No entries you may open',
    },
    refusals: {
      role: (page: string) => `Your role does not include ${page}.`,
      organisation: (page: string) => `${page} is not enabled for your organisation.`,
      feature: (page: string) => `You have not been given access to ${page}.`,
      menu: (page: string) =>
        `${page} is not in the menu of your role. Open it from the dashboard or with the quick search.`,
    },
  },
  search: {
    searching: 'Searching records…',
    failed: 'Records could not be searched. Check your connection, then type again.',
  },
  notifications: { none: 'No notifications found', notMarked: 'The notification was not marked as read' },
  organisation: { notChanged: 'Failed to switch organisation' },
  filtersCleared: {
    title: 'Filters cleared',
    description: 'They hid the open record.',
    failed: 'The record could not be shown in the list',
  },
} as const;
