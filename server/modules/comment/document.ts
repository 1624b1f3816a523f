import { mentionMark } from '#domain/text/comment-text.ts';
import type { Schemas } from '#server/contract/types.ts';
import type { CommentDocument, CommentPart } from '#server/database/schema/index.ts';

type Content = Schemas['CommentInput'];

const paragraphEnd = '\n\n';

/**
 * The document of a text, in which an empty line separates paragraphs.
 * @param content with as many ids as there are mentions in the text
 */
export function documentOf({ text, mentionIds }: Content): CommentDocument {
  const ids = mentionIds.values();
  const partOf = (piece: string): CommentPart => {
    if (piece === '\n') return { type: 'hardBreak' };
    if (piece !== mentionMark) return { type: 'text', text: piece };
    const { value: id, done } = ids.next();
    if (done === true) throw new Error('The text has more mentions than there are ids');
    return { type: 'mention', attrs: { id: id.toLowerCase() } };
  };
  const paragraphOf = (paragraph: string) => ({
    type: 'paragraph' as const,
    content: paragraph
      .split(/(\n|\uFFFC)/)
      .filter((piece) => piece !== '')
      .map(partOf),
  });
  return { type: 'doc', content: text.split(paragraphEnd).map(paragraphOf) };
}

const textOf = (part: CommentPart): string => {
  if (part.type === 'text') return part.text;
  return part.type === 'hardBreak' ? '\n' : mentionMark;
};

/** The text of a document, and the people that it mentions: what `documentOf` made it of. */
export const contentOf = ({ content }: CommentDocument): Content => ({
  text: content.map((paragraph) => paragraph.content.map(textOf).join('')).join(paragraphEnd),
  mentionIds: content.flatMap((paragraph) =>
    paragraph.content.flatMap((part) => (part.type === 'mention' ? [part.attrs.id] : [])),
  ),
});

/** The text as it is stored: line breaks of one kind, and no white space around it. */
export const normalised = (text: string): string => text.replaceAll(/\r\n?/g, '\n').trim();
