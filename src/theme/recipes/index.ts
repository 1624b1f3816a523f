import { avatar } from './avatar.ts';
import { badge } from './badge.ts';
import { banner } from './banner.ts';
import { breadcrumbs } from './breadcrumbs.ts';
import { brokenWave } from './broken-wave.ts';
import { button } from './button.ts';
import { calendar } from './calendar.ts';
import { checkboxGroup } from './checkbox-group.ts';
import { checkbox } from './checkbox.ts';
import { chip } from './chip.ts';
import { codeField } from './code-field.ts';
import { colourField } from './colour-field.ts';
import { dateField } from './date-field.ts';
import { dialog } from './dialog.ts';
import { field } from './field.ts';
import { hoverCard } from './hover-card.ts';
import { iconButton } from './icon-button.ts';
import { kbd } from './kbd.ts';
import { link } from './link.ts';
import { loadingRows } from './loading-rows.ts';
import { logo } from './logo.ts';
import { mentionArea } from './mention-area.ts';
import { menu } from './menu.ts';
import { message } from './message.ts';
import { multiSelect } from './multi-select.ts';
import { nativeSelect } from './native-select.ts';
import { overdue } from './overdue.ts';
import { pagination } from './pagination.ts';
import { palette } from './palette.ts';
import { panel } from './panel.ts';
import { passwordField } from './password-field.ts';
import { popover } from './popover.ts';
import { progress } from './progress.ts';
import { radioGroup } from './radio-group.ts';
import { ratingMeter } from './rating-meter.ts';
import { seal } from './seal.ts';
import { searchField } from './search-field.ts';
import { searchSelect } from './search-select.ts';
import { segmentGroup } from './segment-group.ts';
import { select } from './select.ts';
import { sidebar } from './sidebar.ts';
import { signInArt } from './sign-in-art.ts';
import { skeleton } from './skeleton.ts';
import { slideOver } from './slide-over.ts';
import { spinner } from './spinner.ts';
import { status } from './status.ts';
import { table } from './table.ts';
import { tabs } from './tabs.ts';
import { textArea } from './text-area.ts';
import { textField } from './text-field.ts';
import { toast } from './toast.ts';
import { tooltip } from './tooltip.ts';
import { wave } from './wave.ts';

/** The recipe of every component in src/ui, by name. */
export const slotRecipes = {
  avatar,
  badge,
  banner,
  breadcrumbs,
  brokenWave,
  button,
  calendar,
  checkbox,
  checkboxGroup,
  chip,
  codeField,
  colourField,
  dateField,
  dialog,
  field,
  hoverCard,
  iconButton,
  kbd,
  link,
  loadingRows,
  logo,
  mentionArea,
  menu,
  message,
  multiSelect,
  nativeSelect,
  overdue,
  pagination,
  palette,
  panel,
  passwordField,
  popover,
  progress,
  radioGroup,
  ratingMeter,
  seal,
  searchField,
  searchSelect,
  segmentGroup,
  select,
  sidebar,
  signInArt,
  skeleton,
  slideOver,
  spinner,
  status,
  table,
  tabs,
  textArea,
  textField,
  toast,
  tooltip,
  wave,
};
