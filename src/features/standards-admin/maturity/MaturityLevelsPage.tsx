import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';

import { platformMaturityModelsQuery, type PlatformMaturityModel } from '#src/api/compliance/maturity-models.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { LoadFailed } from '#src/components/LoadFailed.tsx';
import { PageTitle } from '#src/components/PageTitle.tsx';
import { useMay } from '#src/components/SessionProvider.tsx';
import { counted } from '#src/components/words.ts';
import { Button } from '#src/ui/Button.tsx';
import { Banner } from '#src/ui/feedback/Banner.tsx';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';
import { NativeSelect } from '#src/ui/form/NativeSelect.tsx';
import { EditIcon } from '#src/ui/tool-icons.tsx';
import { css } from '#styled/css/index.js';

import { body, screen, tools } from '../layout.ts';
import { LevelsDialog, levelsDraft, useLevelsDialog } from './LevelsDialog.tsx';

const route = getRouteApi('/_app/_guarded/admin/maturity-levels');

const chooser = css({ width: 'full', maxWidth: { md: '[32rem]' } });
const list = css({ listStyle: 'none', margin: '0', padding: '0' });
const row = css({
  display: 'grid',
  gridTemplateColumns: { base: '[2rem minmax(0, 1fr)]', md: '[2rem minmax(8rem, 14rem) minmax(0, 1fr)]' },
  columnGap: '12',
  rowGap: '2',
  paddingInline: { base: '16', md: '20' },
  paddingBlock: '10',
  borderBlockEnd: 'subtle',
  textStyle: 'sm',
  overflowWrap: 'anywhere',
});
const number = css({ color: 'fg.subtle', fontVariantNumeric: 'tabular-nums', gridRow: { base: 'span 2', md: 'auto' } });
const name = css({ fontWeight: 'medium' });
const meaning = css({ color: 'fg.muted', whiteSpace: 'pre-wrap', maxWidth: '[80ch]' });

/** /admin/maturity-levels: what each level of a maturity model means. */
export function MaturityLevelsPage() {
  const models = useQuery(platformMaturityModelsQuery(useApi()));
  const { model: wanted } = route.useSearch();
  const navigate = route.useNavigate();
  const dialog = useLevelsDialog();
  const mayEdit = useMay({ feature: 'ADMIN_MATURITY_MODELS', level: 'EDIT' });
  const model = chosenOf(models.data ?? [], wanted);
  const edit =
    mayEdit && model?.status === 'DRAFT'
      ? () => dialog.send({ type: 'step.requested', draft: levelsDraft(model) })
      : undefined;
  return (
    <div className={screen}>
      <PageTitle
        title="Maturity Levels"
        note={model && counted(model.levels.length, { one: 'level', many: 'levels' })}
        actions={
          edit && (
            <Button variant="primary" onClick={edit}>
              <EditIcon /> Edit levels
            </Button>
          )
        }
      />
      {model !== undefined && (
        <div className={tools}>
          <NativeSelect
            className={chooser}
            label="Maturity model"
            options={(models.data ?? []).map(optionOf)}
            value={model.id}
            onValueChange={(id) => void navigate({ search: { model: id } })}
          />
        </div>
      )}
      <div className={body}>
        {models.isError && (
          <LoadFailed what="maturity models" error={models.error} onRetry={() => void models.refetch()} />
        )}
        {models.isPending && <LoadingRows />}
        {models.data?.length === 0 && (
          <EmptyState title="No maturity models yet">
            <Link to="/admin/maturity-models">Add a maturity model</Link> first: its levels are described here.
          </EmptyState>
        )}
        {model !== undefined && <Levels model={model} onEdit={edit} />}
      </div>
      <LevelsDialog actor={dialog} />
    </div>
  );
}

const chosenOf = (
  models: readonly PlatformMaturityModel[],
  id: string | undefined,
): PlatformMaturityModel | undefined =>
  models.find((model) => model.id === id) ?? models.find(({ status }) => status === 'DRAFT') ?? models[0];

const statuses = { DRAFT: 'draft', PUBLISHED: 'published', WITHDRAWN: 'withdrawn' } as const;

const optionOf = ({ id, title, status }: PlatformMaturityModel) => ({
  value: id,
  label: `${title} (${statuses[status]})`,
});

interface LevelsProps {
  readonly model: PlatformMaturityModel;
  readonly onEdit: (() => void) | undefined;
}

function Levels({ model: { status, levels, title }, onEdit }: LevelsProps) {
  return (
    <>
      {status !== 'DRAFT' && (
        <Banner place="edge">
          {`This model is ${statuses[status]}: it does not change any more. A change is a later version of it.`}
        </Banner>
      )}
      {levels.length === 0 && (
        <EmptyState title="No levels yet" actions={onEdit && <Button onClick={onEdit}>Add levels</Button>}>
          A model needs at least two levels before it is published.
        </EmptyState>
      )}
      {levels.length > 0 && (
        <ol className={list} aria-label={`Levels of ${title}`}>
          {levels.map(({ level, name: text, description }) => (
            <li key={level} className={row}>
              <span className={number}>{level}</span>
              <span className={name} dir="auto">
                {text}
              </span>
              <span className={meaning} dir="auto">
                {description || 'Not described'}
              </span>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
