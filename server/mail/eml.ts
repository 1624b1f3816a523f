/** A message as shown in the outbox. */
export interface ParsedMessage {
  messageId: string;
  to: string;
  subject: string;
  date: Date;
  text: string;
  html: string;
}

/**
 * Parses a message as the drivers write it: folded headers, RFC 2047 words in the subject, a plain text and its HTML
 * alternative in 7bit, quoted-printable or base64, UTF-8 throughout. Not a general mail parser.
 */
export function parseEml(source: Buffer): ParsedMessage {
  const { header, body } = parsePart(source.toString('latin1'));
  const boundary = /boundary="([^"]+)"/.exec(header('content-type'))?.[1] ?? '';
  const [, plain = '', html = ''] = body.split(`--${boundary}`);
  return {
    messageId: header('message-id'),
    to: header('to'),
    subject: decodeWords(header('subject')),
    date: new Date(header('date')),
    text: decodePart(plain),
    html: decodePart(html),
  };
}

interface Part {
  header: (name: string) => string;
  body: string;
}

function parsePart(source: string): Part {
  const [head = '', ...rest] = source.split('\r\n\r\n');
  const headers = parseHeaders(head.trimStart());
  return { header: (name) => headers.get(name) ?? '', body: rest.join('\r\n\r\n') };
}

function parseHeaders(head: string): Map<string, string> {
  const lines = head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n');
  return new Map(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
}

/** RFC 2047: white space between two encoded words is not part of the text. */
function decodeWords(value: string): string {
  return value
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, encoding: string, text: string) =>
      encoding.toLowerCase() === 'b' ? fromBase64(text) : fromQuotedPrintable(text.replaceAll('_', ' ')),
    );
}

function decodePart(source: string): string {
  const { header, body } = parsePart(source);
  const encoding = header('content-transfer-encoding');
  const decoded =
    encoding === 'base64'
      ? fromBase64(body)
      : encoding === 'quoted-printable'
        ? fromQuotedPrintable(body.replaceAll('=\r\n', ''))
        : body;
  return decoded.replaceAll('\r\n', '\n').trimEnd();
}

const fromBase64 = (text: string) => Buffer.from(text, 'base64').toString('utf8');

const fromQuotedPrintable = (text: string) =>
  Buffer.from(
    text.replaceAll(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');
