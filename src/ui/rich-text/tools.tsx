import type { ChainedCommands, Editor } from '@tiptap/core';
import type { ReactNode } from 'react';

import { BoldIcon, CodeIcon, ItalicIcon, ListIcon } from '#src/ui/format-icons.tsx';

import {
  CodeBlockIcon,
  NumberedListIcon,
  QuoteIcon,
  RedoIcon,
  RuleIcon,
  StrikeIcon,
  TableIcon,
  UnderlineIcon,
  UndoIcon,
} from './rich-text-icons.tsx';

type Command = (chain: ChainedCommands) => ChainedCommands;

/** A button of the editor. */
export interface Tool {
  readonly label: string;
  /** What it is typed with, as it is shown to a person. */
  readonly keys?: string;
  readonly icon: ReactNode;
  readonly command: Command;
  /** For one that is on or off: whether it is on. */
  readonly isOn?: (editor: Editor) => boolean;
}

const heading = (level: 2 | 3 | 4): Tool => ({
  label: `Heading ${level}`,
  keys: `Ctrl+Alt+${level}`,
  icon: `H${level}`,
  command: (chain) => chain.toggleHeading({ level }),
  isOn: (editor) => editor.isActive('heading', { level }),
});

const on = (name: string) => (editor: Editor) => editor.isActive(name);

const history: readonly Tool[] = [
  { label: 'Undo', keys: 'Ctrl+Z', icon: <UndoIcon />, command: (chain) => chain.undo() },
  { label: 'Redo', keys: 'Ctrl+Shift+Z', icon: <RedoIcon />, command: (chain) => chain.redo() },
];

const headings = [heading(2), heading(3), heading(4)];

const marks: readonly Tool[] = [
  { label: 'Bold', keys: 'Ctrl+B', icon: <BoldIcon />, command: (chain) => chain.toggleBold(), isOn: on('bold') },
  {
    label: 'Italic',
    keys: 'Ctrl+I',
    icon: <ItalicIcon />,
    command: (chain) => chain.toggleItalic(),
    isOn: on('italic'),
  },
  {
    label: 'Underline',
    keys: 'Ctrl+U',
    icon: <UnderlineIcon />,
    command: (chain) => chain.toggleUnderline(),
    isOn: on('underline'),
  },
  {
    label: 'Strikethrough',
    keys: 'Ctrl+Shift+S',
    icon: <StrikeIcon />,
    command: (chain) => chain.toggleStrike(),
    isOn: on('strike'),
  },
  { label: 'Code', keys: 'Ctrl+E', icon: <CodeIcon />, command: (chain) => chain.toggleCode(), isOn: on('code') },
];

const blocks: readonly Tool[] = [
  {
    label: 'Bulleted list',
    keys: 'Ctrl+Shift+8',
    icon: <ListIcon />,
    command: (chain) => chain.toggleBulletList(),
    isOn: on('bulletList'),
  },
  {
    label: 'Numbered list',
    keys: 'Ctrl+Shift+7',
    icon: <NumberedListIcon />,
    command: (chain) => chain.toggleOrderedList(),
    isOn: on('orderedList'),
  },
  {
    label: 'Quote',
    keys: 'Ctrl+Shift+B',
    icon: <QuoteIcon />,
    command: (chain) => chain.toggleBlockquote(),
    isOn: on('blockquote'),
  },
  {
    label: 'Code block',
    keys: 'Ctrl+Alt+C',
    icon: <CodeBlockIcon />,
    command: (chain) => chain.toggleCodeBlock(),
    isOn: on('codeBlock'),
  },
  { label: 'Horizontal rule', icon: <RuleIcon />, command: (chain) => chain.setHorizontalRule() },
  {
    label: 'Insert table',
    icon: <TableIcon />,
    command: (chain) => chain.insertTable({ rows: 3, cols: 3, withHeaderRow: true }),
  },
];

/** The buttons that are always there, in groups. */
export const toolGroups: readonly (readonly Tool[])[] = [history, headings, marks, blocks];

/** The buttons for the table in which the cursor is. */
export const tableTools: readonly Omit<Tool, 'icon' | 'keys'>[] = [
  { label: 'Add row', command: (chain) => chain.addRowAfter() },
  { label: 'Delete row', command: (chain) => chain.deleteRow() },
  { label: 'Add column', command: (chain) => chain.addColumnAfter() },
  { label: 'Delete column', command: (chain) => chain.deleteColumn() },
  { label: 'Header row', command: (chain) => chain.toggleHeaderRow() },
  { label: 'Delete table', command: (chain) => chain.deleteTable() },
];
