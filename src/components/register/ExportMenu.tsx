import { Fragment } from 'react';

import type { ExportFormat } from '#machines/export/export.types.ts';
import type { Noun } from '#src/components/words.ts';
import { IconButton } from '#src/ui/IconButton.tsx';
import * as Menu from '#src/ui/overlay/Menu.tsx';
import { DownloadIcon } from '#src/ui/tool-icons.tsx';
import { css, cx } from '#styled/css/index.js';

import { exportFormatLabel, exportFormats } from './export-formats.ts';

/** The export of a list, as its toolbar offers it. */
export interface Exporting extends ExportOfRows {
  /** Opens the list as a page that prints; omitted where there is none. */
  readonly onReport?: (() => void) | undefined;
  /** What else can be exported, such as parts of the records. */
  readonly others?: readonly (ExportOfRows & { readonly noun: Noun })[] | undefined;
}

interface ExportOfRows {
  /** What the file will contain, in words: `7 of 44 risks`; undefined if there is nothing to export. */
  readonly contents: string | undefined;
  /** An export is running, of this list or another. */
  readonly running: boolean;
  /** Undefined until its code is loaded. */
  readonly onExport: ((format: ExportFormat) => void) | undefined;
}

export interface ExportItemsProps extends Exporting {
  readonly noun: Noun;
}

interface ExportMenuProps extends ExportItemsProps {
  /** Phones have no list options that offer the formats. */
  readonly alone?: boolean;
}

const button = css({ marginInlineStart: '8' });
// Phones have the formats among the list options.
const beside = css({ mdDown: { display: 'none' } });

/** Exports what the list shows as a file. */
export const ExportMenu = ({ alone = false, ...props }: ExportMenuProps) => (
  <Menu.Root positioning={{ placement: 'bottom-end', gutter: 4 }}>
    <Menu.Trigger asChild>
      <IconButton className={cx(button, !alone && beside)} label="Export" word="Export" variant="secondary" size="lg">
        <DownloadIcon />
      </IconButton>
    </Menu.Trigger>
    <Menu.Content>
      <ExportItems {...props} />
    </Menu.Content>
  </Menu.Root>
);

type FormatsProps = ExportOfRows & { readonly noun: Noun };

function headingOf({ noun, contents, running }: FormatsProps): string {
  if (contents === undefined) return `No ${noun.many} to export`;
  return running ? 'An export is running' : `Export ${contents} as`;
}

/** The formats, below what is exported or why it cannot be. */
function Formats(props: FormatsProps) {
  const { noun, contents, running, onExport } = props;
  return (
    <Menu.ItemGroup>
      <Menu.ItemGroupLabel>{headingOf(props)}</Menu.ItemGroupLabel>
      {exportFormats.map((format) => (
        <Menu.Item
          key={format}
          value={`export-${noun.many}-${format}`}
          disabled={running || contents === undefined || onExport === undefined}
          onSelect={() => onExport?.(format)}
        >
          {exportFormatLabel(format)} <Menu.Shortcut>.{format}</Menu.Shortcut>
        </Menu.Item>
      ))}
    </Menu.ItemGroup>
  );
}

const nothingElse: readonly never[] = [];

/** The list as a file, what else there is to export, and the report. */
export function ExportItems({ others = nothingElse, onReport, ...list }: ExportItemsProps) {
  return (
    <>
      <Formats {...list} />
      {others.map((other) => (
        <Fragment key={other.noun.many}>
          <Menu.Separator />
          <Formats {...other} />
        </Fragment>
      ))}
      {onReport !== undefined && (
        <>
          <Menu.Separator />
          <Menu.Item value="report" disabled={list.contents === undefined} onSelect={onReport}>
            Report to print
          </Menu.Item>
        </>
      )}
    </>
  );
}
