/** Where the images of a text are stored. */
export interface RichTextImages {
  /** Attaches an image to the record. */
  readonly upload: (file: File) => Promise<{ readonly id: string; readonly alt: string }>;
  /** Returns an address that shows an attached image for a short time. */
  readonly address: (id: string) => Promise<string>;
}
