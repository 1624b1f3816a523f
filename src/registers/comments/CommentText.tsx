import { Fragment, type ReactNode } from 'react';

import type { MentionedPerson } from '#domain/text/comment-text.ts';
import { formattedText, type Block, type Inline } from '#domain/text/formatted-text.ts';
import { css, cx } from '#styled/css/index.js';

const root = css({ overflowWrap: 'anywhere', '& > * + *': { marginBlockStart: '8' } });
const paragraph = css({ margin: '0', whiteSpace: 'pre-wrap' });
const list = css({ margin: '0', paddingInlineStart: '20' });
const bullets = css({ listStyle: '[disc]' });
const numbers = css({ listStyle: '[decimal]' });
const mention = css({ color: 'accent.fg', fontWeight: 'medium' });
const link = css({ color: 'accent.fg', textDecoration: 'underline' });
const bold = css({ fontWeight: 'semibold' });
const italic = css({ fontStyle: 'italic' });
const code = css({
  fontFamily: '[ui-monospace, monospace]',
  fontSize: '[0.9em]',
  paddingInline: '4',
  borderRadius: 'sm',
  background: 'bg.sunken',
  whiteSpace: 'pre-wrap',
});

type People = readonly MentionedPerson[];

interface CommentTextProps {
  readonly children: string;
  readonly mentions: People;
}

/** The text of a comment with its format, the names of the people it mentions, and its links. */
export function CommentText({ children, mentions }: CommentTextProps) {
  return (
    <div className={root} dir="auto">
      {keyed(formattedText(children), (block) => blockOf(block, mentions))}
    </div>
  );
}

const keyed = <T,>(parts: readonly T[], render: (part: T) => ReactNode) =>
  // oxlint-disable-next-line react/no-array-index-key -- The parts of a text have no other identity.
  parts.map((part, index) => <Fragment key={index}>{render(part)}</Fragment>);

function blockOf(block: Block, people: People): ReactNode {
  if (block.type === 'paragraph')
    return (
      <p className={paragraph}>
        {keyed(block.lines, (line) => (
          <>
            {line !== block.lines[0] && '\n'}
            {inlines(line, people)}
          </>
        ))}
      </p>
    );
  const items = keyed(block.items, (item) => <li>{inlines(item, people)}</li>);
  return block.start === null ? (
    <ul className={cx(list, bullets)}>{items}</ul>
  ) : (
    <ol className={cx(list, numbers)} start={block.start}>
      {items}
    </ol>
  );
}

const inlines = (parts: readonly Inline[], people: People) => keyed(parts, (part) => inlineOf(part, people));

function inlineOf(part: Inline, people: People): ReactNode {
  if (part.type === 'text') return part.text;
  if (part.type === 'code') return <code className={code}>{part.text}</code>;
  if (part.type === 'mention')
    return (
      <span className={mention}>
        @<bdi>{people[part.index]?.name}</bdi>
      </span>
    );
  const content = inlines(part.content, people);
  if (part.type === 'link')
    return (
      <a className={link} href={part.href} target="_blank" rel="noopener noreferrer nofollow">
        {content}
      </a>
    );
  return part.type === 'bold' ? <strong className={bold}>{content}</strong> : <em className={italic}>{content}</em>;
}
