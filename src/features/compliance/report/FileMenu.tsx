import { useMutation } from '@tanstack/react-query';

import { saveFile } from '#src/actors/save-file.ts';
import { Button } from '#src/ui/Button.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import * as Menu from '#src/ui/overlay/Menu.tsx';
import { ChevronDownIcon } from '#src/ui/tool-icons.tsx';

interface FileMenuProps<Format extends string> {
  /** The formats that are offered, each with what it holds. */
  readonly formats: readonly (readonly [format: Format, label: string])[];
  readonly isDisabled?: (format: Format) => boolean;
  readonly download: (format: Format) => Promise<Parameters<typeof saveFile>[0]>;
}

/** A report as a file, in the format that is chosen. */
export function FileMenu<Format extends string>({ formats, isDisabled, download }: FileMenuProps<Format>) {
  const { mutate, isPending } = useMutation({
    mutationFn: download,
    onSuccess(file) {
      saveFile(file);
      toast.success('Report downloaded', file.name);
    },
    onError: ({ message }) => toast.error('The report could not be downloaded', message),
  });
  return (
    <Menu.Root positioning={{ placement: 'bottom-end', gutter: 4 }}>
      <Menu.Trigger asChild>
        <Button disabled={isPending}>
          {isPending ? 'Exporting…' : 'Export'} <ChevronDownIcon />
        </Button>
      </Menu.Trigger>
      <Menu.Content>
        {formats.map(([format, label]) => (
          <Menu.Item
            key={format}
            value={format}
            disabled={isDisabled?.(format) ?? false}
            onSelect={() => mutate(format)}
          >
            {label}
          </Menu.Item>
        ))}
      </Menu.Content>
    </Menu.Root>
  );
}
