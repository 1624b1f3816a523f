/** A secure link of the demo, printed at start. */
export interface DemoLinkPage {
  /** What it shows. */
  readonly about: string;
  readonly path: string;
}
