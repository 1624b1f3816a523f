import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { mayBeAtOnce } from '#domain/people/mailed-at-once.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { preferences } from '#src/api/organisation/account-client.ts';
import { type NotificationSetting, notificationSettingsQuery } from '#src/api/organisation/account.ts';
import { SavingForm } from '#src/components/SavingForm.tsx';
import { notNow, UnsavedNote } from '#src/registers/unsaved/UnsavedNote.tsx';
import { useUnsavedDraft } from '#src/registers/unsaved/useUnsavedDraft.ts';
import { accountTexts } from '#src/texts/account.ts';
import { texts } from '#src/texts/en.ts';
import { Button } from '#src/ui/Button.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import { BareCheckbox } from '#src/ui/form/Checkbox.tsx';
import { css } from '#styled/css/index.js';

import { sectionBody, sectionText } from './styles.ts';

const kindTexts: Readonly<Record<NotificationSetting['kind'], string>> = {
  assigned: 'A record is assigned to you',
  updated: 'A record you own is changed',
  removed: 'A record you own is deleted',
  restored: 'A record you own is restored',
  mention: 'Someone mentions you in a comment',
  watched: 'A record you watch is changed or commented on',
  acceptance: 'The acceptance of a risk needs your decision, is decided or has ended',
  reviewRequested:
    'A policy, an exemption or an assessment of a provider waits for you: to review, to approve or to go on with',
  policyStep: 'A policy is to be reviewed or approved, or a step is taken with one',
  assessmentStep:
    'A step is taken with an assessment, a finding or a request for evidence that you do not have to act on',
  changeStep: 'A change is decided on, made or reviewed, or a step is taken with one',
  exemptionStep: 'An exemption is decided on, ends or has to be confirmed, or a step is taken with one',
  scoreProposal: 'A new score of a risk is proposed for your decision, or is decided',
  report: 'A report of your schedule has been made, or could not be',
  mailLimit: 'Your organisation has asked as many new addresses as it can in a day, if you are an administrator',
  incidentAlert:
    'An incident of yours, or one for which you are on call, is critical or major, was not taken over, or someone is to be notified of it',
  incidentUnowned: 'An incident has no owner, and you are on call',
  dueSoon: 'Something you own is due in 30, 7 or 1 days',
  overdue: 'Something you own is overdue',
};

const channels = { inApp: 'In the app', digest: 'By mail', atOnce: 'At once' } as const;

const columns = ['inApp', 'digest', 'atOnce'] as const satisfies readonly (keyof typeof channels)[];

type ByKind = Readonly<Record<string, NotificationSetting>>;

/** Each kind is a field of its own, so that a restored choice leaves those of other kinds as they are. */
const byKind = (settings: readonly NotificationSetting[]): ByKind =>
  Object.fromEntries(settings.map((setting) => [setting.kind, setting]));

const labelOf = (kind: string): string | undefined => new Map<string, string>(Object.entries(kindTexts)).get(kind);

const table = css({
  width: 'full',
  '& th, & td': { paddingBlock: '8', borderBlockEnd: 'subtle', textAlign: 'start', fontWeight: 'regular' },
  '& th + *, & td': { width: '[5rem]', textAlign: 'center' },
  '& thead th': { color: 'fg.muted', fontSize: 'xs', fontWeight: 'medium' },
});

/** Where the person receives each kind of notification. */
export function NotificationSettingsForm({ stored }: { readonly stored: readonly NotificationSetting[] }) {
  const [settings, setSettings] = useState(stored);
  const saving = useSaving();
  const change = (changed: Partial<ByKind>) =>
    setSettings(settings.map((setting) => ({ ...setting, ...changed[setting.kind] })));
  const unsaved = useUnsavedDraft({
    title: 'Notification settings',
    name: 'profile notifications',
    draft: byKind(settings),
    stored: byKind(stored),
    onChange: change,
  });
  return (
    <SavingForm className={sectionBody} saving={saving.isPending} onSave={() => saving.mutate(settings)}>
      <UnsavedNote actor={unsaved} labelOf={labelOf} obstacle={saving.isPending ? notNow : undefined} />
      <table className={table} aria-label="Notifications">
        <thead>
          <tr>
            <th scope="col">You are notified when</th>
            {columns.map((channel) => (
              <th key={channel} scope="col">
                {channels[channel]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {settings.map((setting) => (
            <tr key={setting.kind}>
              <th scope="row">{kindTexts[setting.kind]}</th>
              {columns.map((channel) => (
                <td key={channel}>
                  {(channel !== 'atOnce' || mayBeAtOnce(setting.kind)) && (
                    <BareCheckbox
                      label={`${kindTexts[setting.kind]}: ${channels[channel]}`}
                      checked={setting[channel]}
                      disabled={channel === 'atOnce' && (setting.kind === 'incidentAlert' || !setting.digest)}
                      onCheckedChange={(checked) => change({ [setting.kind]: { ...setting, [channel]: checked } })}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={sectionText}>{accountTexts.profile.digest}</p>
      <div>
        <Button type="submit" busy={saving.isPending} busyLabel="Saving...">
          Save notifications
        </Button>
      </div>
    </SavingForm>
  );
}

function useSaving() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (settings: readonly NotificationSetting[]) =>
      preferences(api).setNotifications({ body: { settings: [...settings] } }),
    onSuccess: ({ settings }) => {
      queryClient.setQueryData(notificationSettingsQuery(api).queryKey, settings);
      toast.success(accountTexts.profile.notificationsSaved);
    },
    onError: (error) => toast.error(accountTexts.profile.notificationsNotSaved, error.message || texts.errors.fallback),
  });
}
