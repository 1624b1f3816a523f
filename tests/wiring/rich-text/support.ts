import { getSchema } from '@tiptap/core';
import { DOMParser as DocumentParser } from '@tiptap/pm/model';

import { richTextExtensions } from '#src/ui/rich-text/extensions.ts';
import { htmlOf } from '#src/ui/rich-text/html-of.ts';

const schema = getSchema(richTextExtensions());

const elementOf = (html: string): HTMLElement => new DOMParser().parseFromString(html, 'text/html').body;

/** What the editor would write after it has read some HTML. */
export const writtenOf = (html: string): string => htmlOf(DocumentParser.fromSchema(schema).parse(elementOf(html)));

/** HTML as a browser writes it: the same for two texts that differ only in how they are written. */
export const canonical = (html: string): string => elementOf(html).innerHTML;
