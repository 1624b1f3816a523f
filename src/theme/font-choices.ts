/** A font that a person may choose. */
export interface FontChoice {
  /** The value stored in the cookie. */
  readonly id: string;
  readonly name: string;
  /** The family name in its style sheet. */
  readonly family: string;
  /** Loads its style sheet; the default font's is part of the app's own. */
  readonly load: () => Promise<unknown>;
}

/** Specification section 9. Each is served from this origin, and only once it is chosen. */
export const fontChoices = [
  { id: 'geist', name: 'Geist', family: 'Geist Variable', load: () => Promise.resolve() },
  {
    id: 'montserrat',
    name: 'Montserrat',
    family: 'Montserrat Variable',
    load: () => import('@fontsource-variable/montserrat/wght.css'),
  },
  { id: 'inter', name: 'Inter', family: 'Inter Variable', load: () => import('@fontsource-variable/inter/wght.css') },
  {
    id: 'roboto',
    name: 'Roboto',
    family: 'Roboto Variable',
    load: () => import('@fontsource-variable/roboto/wght.css'),
  },
  {
    id: 'open-sans',
    name: 'Open Sans',
    family: 'Open Sans Variable',
    load: () => import('@fontsource-variable/open-sans/wght.css'),
  },
  {
    id: 'lato',
    name: 'Lato',
    family: 'Lato',
    load: () => Promise.all([import('@fontsource/lato/400.css'), import('@fontsource/lato/700.css')]),
  },
  {
    id: 'poppins',
    name: 'Poppins',
    family: 'Poppins',
    load: () =>
      Promise.all([
        import('@fontsource/poppins/400.css'),
        import('@fontsource/poppins/500.css'),
        import('@fontsource/poppins/600.css'),
      ]),
  },
  {
    id: 'source-sans-pro',
    name: 'Source Sans Pro',
    // The foundry has since renamed it.
    family: 'Source Sans 3 Variable',
    load: () => import('@fontsource-variable/source-sans-3/wght.css'),
  },
  {
    id: 'ubuntu',
    name: 'Ubuntu',
    family: 'Ubuntu',
    load: () =>
      Promise.all([
        import('@fontsource/ubuntu/400.css'),
        import('@fontsource/ubuntu/500.css'),
        import('@fontsource/ubuntu/700.css'),
      ]),
  },
  {
    id: 'nunito',
    name: 'Nunito',
    family: 'Nunito Variable',
    load: () => import('@fontsource-variable/nunito/wght.css'),
  },
  {
    id: 'work-sans',
    name: 'Work Sans',
    family: 'Work Sans Variable',
    load: () => import('@fontsource-variable/work-sans/wght.css'),
  },
] as const satisfies readonly FontChoice[];
