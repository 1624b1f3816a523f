import { linked, listed, wrapped, type TextEdit } from '#src/ui/form/text-format.ts';
import { BoldIcon, CodeIcon, ItalicIcon, ListIcon } from '#src/ui/format-icons.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { LinkIcon, type Icon } from '#src/ui/icons.tsx';
import { css } from '#styled/css/index.js';

const root = css({ display: 'flex', gap: '2', marginBlockEnd: '4' });

interface Format {
  readonly label: string;
  readonly icon: Icon;
  readonly edit: TextEdit;
  /** With Ctrl or ⌘. */
  readonly key?: string;
}

/** The marks of domain/text/formatted-text.ts. */
const formats: readonly Format[] = [
  { label: 'Bold', icon: BoldIcon, edit: wrapped('**'), key: 'b' },
  { label: 'Italic', icon: ItalicIcon, edit: wrapped('_'), key: 'i' },
  { label: 'Code', icon: CodeIcon, edit: wrapped('`'), key: 'e' },
  { label: 'Link', icon: LinkIcon, edit: linked },
  { label: 'List', icon: ListIcon, edit: listed },
];

export const formatShortcuts: Readonly<Record<string, TextEdit>> = Object.fromEntries(
  formats.flatMap(({ key, edit }) => (key === undefined ? [] : [[key, edit]])),
);

const labelOf = ({ label, key }: Format) => (key === undefined ? label : `${label} (Ctrl+${key.toUpperCase()})`);

/** Buttons that format what is selected in a comment. */
export const FormatButtons = ({ onFormat }: { readonly onFormat: (edit: TextEdit) => void }) => (
  <div className={root} role="group" aria-label="Format">
    {formats.map((format) => (
      <IconButton
        key={format.label}
        size="sm"
        label={labelOf(format)}
        // The text keeps its selection.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => onFormat(format.edit)}
      >
        <format.icon />
      </IconButton>
    ))}
  </div>
);
