import { useState } from 'react';

import { saveFile } from '#src/actors/save-file.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { templateFiles, type QuestionnaireFormat } from '#src/api/provider-assessment/template-files.ts';
import { Button } from '#src/ui/Button.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import * as Menu from '#src/ui/overlay/Menu.tsx';

const formats = [
  { value: 'csv', label: 'CSV in eramba’s layout' },
  { value: 'xlsx', label: 'Excel' },
  { value: 'vsaq', label: 'VSAQ (JSON)' },
] as const satisfies readonly { readonly value: QuestionnaireFormat; readonly label: string }[];

/** Saves the questions as a file. */
export function ExportQuestions({ templateId }: { readonly templateId: string }) {
  const api = useApi();
  const [busy, setBusy] = useState(false);
  const save = async (format: QuestionnaireFormat) => {
    setBusy(true);
    try {
      saveFile(await templateFiles(api).exportContent({ path: { id: templateId }, query: { format } }));
    } catch (error) {
      toast.error('The questions could not be exported', error instanceof Error ? error.message : undefined);
    }
    setBusy(false);
  };
  return (
    <Menu.Root>
      <Menu.Trigger asChild>
        <Button size="sm" busy={busy}>
          Export
        </Button>
      </Menu.Trigger>
      <Menu.Content>
        {formats.map(({ value, label }) => (
          <Menu.Item key={value} value={value} onSelect={() => void save(value)}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Content>
    </Menu.Root>
  );
}
