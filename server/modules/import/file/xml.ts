import { Parser } from 'htmlparser2';

import { unreadable } from './limits.ts';

/** The handling of the elements of a part; names are without their prefix. */
export interface XmlHandler {
  readonly open?: (name: string, attributes: Readonly<Record<string, string>>) => void;
  readonly text?: (text: string) => void;
  readonly close?: (name: string) => void;
}

const withoutPrefix = (name: string) => name.slice(name.indexOf(':') + 1);

/** Elements within each other: a sheet has no more than a few. */
const deepest = 50;

/** Characters without an element or text: more than any tag has, so that none is collected in memory. */
const mostSilent = 1_000_000;

/**
 * A parser of XML that is fed in slices. It knows the five entities of XML and no others, and reads nothing from
 * elsewhere; a document type, where entities could be declared, is refused (security.md, attack 14).
 */
export function xmlParser({ open, text, close }: XmlHandler): { readonly write: (part: string) => void } {
  let depth = 0;
  let silent = 0;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        silent = 0;
        depth += 1;
        if (depth > deepest) throw unreadable('This Excel file is damaged: its parts are nested too deeply');
        open?.(withoutPrefix(name), attributes);
      },
      ontext(part) {
        silent = 0;
        text?.(part);
      },
      onclosetag(name) {
        silent = 0;
        depth -= 1;
        close?.(withoutPrefix(name));
      },
      onprocessinginstruction(name) {
        if (name.toLowerCase().startsWith('!doctype'))
          throw unreadable('This Excel file declares a document type, which no spreadsheet program does');
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  return {
    write(part) {
      silent += part.length;
      parser.write(part);
      if (silent > mostSilent) throw unreadable('This Excel file is damaged: one of its tags does not end');
    },
  };
}

/** Parses a whole part. */
export async function parseXml(parts: AsyncGenerator<string>, handler: XmlHandler): Promise<void> {
  const parser = xmlParser(handler);
  for await (const part of parts) parser.write(part);
}
