const numbers = new Intl.NumberFormat('en');
const format = (count: number) => numbers.format(count);

/** `10,000+`: at least as many. */
const atLeast = (count: number, isExact: boolean) => `${format(count)}${isExact ? '' : '+'}`;

/** The few texts built into the components. All other texts are passed in. */
export const labels = {
  breadcrumbs: 'Breadcrumb',
  chooseDate: 'Choose a date',
  chooseMonth: (shown: string) => `${shown}, choose a month`,
  chooseYear: (shown: string) => `${shown}, choose a year`,
  clear: 'Clear',
  clearSearch: 'Clear search',
  close: 'Close',
  /** A calendar day, `Sunday 29 November 2026`, including any state otherwise shown only visually. */
  day: (name: string, { today, selected }: { readonly today: boolean; readonly selected: boolean }) =>
    [name, ...(today ? ['today'] : []), ...(selected ? ['selected'] : [])].join(', '),
  enterDate: (example: string) => `Enter a date such as ${example}`,
  hidePassword: 'Hide password',
  loading: 'Loading',
  defaultColour: 'Default colour',
  noColour: 'No colour',
  move: 'Move',
  noResults: 'No results found.',
  notRated: 'Not rated',
  sidebar: 'Sidebar',
  newTab: '(opens in a new tab)',
  next: 'Next page',
  nextSpan: { day: 'Next month', month: 'Next year', year: 'Next ten years' },
  open: 'Open',
  page: (page: number, pages: number, isExact = true) => `${format(page)} of ${atLeast(pages, isExact)}`,
  pagination: 'Pages',
  previous: 'Previous page',
  previousSpan: { day: 'Previous month', month: 'Previous year', year: 'Previous ten years' },
  range: (first: number, last: number, total: number, isExact = true) =>
    `${first === last ? format(first) : `${format(first)}–${format(last)}`} of ${atLeast(total, isExact)}`,
  remove: (name: string) => `Remove ${name}`,
  request: (id: string) => `Request ${id}`,
  rowsPerPage: 'Rows per page',
  select: 'Select',
  showOptions: 'Show options',
  showPassword: 'Show password',
  toasts: 'Messages',
  unassigned: 'Unassigned',
};
