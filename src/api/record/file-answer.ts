/** A file that the API answered with. */
export interface FileAnswer {
  readonly name: string;
  readonly content: Blob;
}

/** The name in the Content-Disposition of our API, which encodes it as RFC 8187 does. */
export function fileNameOf({ headers }: Response): string {
  const [, name] = /filename\*=UTF-8''([^;]+)/.exec(headers.get('content-disposition') ?? '') ?? [];
  if (name === undefined) throw new Error('The file has no name');
  return decodeURIComponent(name);
}
