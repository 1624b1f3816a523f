/** A message as shown in the outbox. */
export interface ParsedMessage {
  to: string;
  subject: string;
  date: Date;
  text: string;
}

/**
 * Parses a single-part text message as nodemailer writes it: folded headers, RFC 2047 words in the subject, a body in
 * 7bit, quoted-printable or base64, UTF-8 throughout. Not a general mail parser.
 */
export function parseEml(source: Buffer): ParsedMessage {
  const [head = '', ...rest] = source.toString('latin1').split('\r\n\r\n');
  const headers = parseHeaders(head);
  const header = (name: string) => headers.get(name) ?? '';
  return {
    to: header('to'),
    subject: decodeWords(header('subject')),
    date: new Date(header('date')),
    text: decodeBody(rest.join('\r\n\r\n'), header('content-transfer-encoding')).trimEnd(),
  };
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

function decodeBody(body: string, encoding: string): string {
  const decoded =
    encoding === 'base64'
      ? fromBase64(body)
      : encoding === 'quoted-printable'
        ? fromQuotedPrintable(body.replaceAll('=\r\n', ''))
        : body;
  return decoded.replaceAll('\r\n', '\n');
}

const fromBase64 = (text: string) => Buffer.from(text, 'base64').toString('utf8');

const fromQuotedPrintable = (text: string) =>
  Buffer.from(
    text.replaceAll(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');
