import { DatePicker as Ark, parseDate, useDatePicker, useDatePickerContext } from '@ark-ui/react/date-picker';
import { useId, useLayoutEffect, useRef, type KeyboardEvent } from 'react';

import { IconButton } from '#src/ui/IconButton.tsx';
import { labels } from '#src/ui/labels.ts';
import { iconName } from '#src/ui/overlay/tooltip-text.ts';
import { ChevronDownIcon, ChevronLeftIcon, ChevronRightIcon } from '#src/ui/tool-icons.tsx';
import { calendar } from '#styled/recipes/calendar.js';

export interface CalendarProps {
  /** The selected day, `2026-11-29`; null for none, and the calendar opens on today. */
  readonly day: string | null;
  readonly writing: {
    /** The locale of month names and of the first day of the week; a BCP 47 tag. */
    readonly language: string;
    /** The IANA time zone of today; undefined for the browser's. */
    readonly timeZone: string | undefined;
  };
  readonly onChoose: (day: string) => void;
}

/**
 * A month of days, with views for choosing years and months. It takes the focus when mounted. Lazy-loaded: no page
 * needs it to render.
 */
export function Calendar({ day, writing: { language, timeZone }, onChoose }: CalendarProps) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const picker = useDatePicker({
    // Ark looks for the cell to focus inside the element with the content id.
    ids: { root: id, content: id },
    inline: true,
    fixedWeeks: true,
    outsideDaySelectable: true,
    locale: language,
    timeZone: timeZone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone,
    defaultValue: day === null ? [] : [parseDate(day)],
    translations: {
      dayCell: ({ valueText, today, selected }) => labels.day(valueText, { today, selected }),
    },
  });
  const { view, focusedValue } = picker;
  const cell = `[data-view=${view}][data-value='${view === 'day' ? focusedValue.toString() : focusedValue[view]}']`;
  // Changing the month may unmount the focused cell. Ark moves the focus a frame later; until then keys would go to the
  // page.
  useLayoutEffect(() => {
    const { current: element } = root;
    if (element?.contains(document.activeElement) === false)
      element.querySelector<HTMLElement>(cell)?.focus({ preventScroll: true });
  }, [cell]);
  return (
    <Ark.RootProvider value={picker} className={calendar().root} ref={root}>
      <Header />
      {view === 'day' && <Days onChoose={onChoose} />}
      {view === 'month' && <Months />}
      {view === 'year' && <Years />}
    </Ark.RootProvider>
  );
}

const columns = 3;

const wider = {
  day: { view: 'month', label: labels.chooseMonth },
  month: { view: 'year', label: labels.chooseYear },
} as const;

function Header() {
  const { view, visibleRangeText, setView, goToPrev, goToNext } = useDatePickerContext();
  const classes = calendar();
  const shown = view === 'year' ? visibleRangeText.formatted.replace(' - ', '–') : visibleRangeText.start;
  return (
    <div className={classes.header}>
      <IconButton label={labels.previousSpan[view]} onClick={goToPrev}>
        <ChevronLeftIcon />
      </IconButton>
      <div aria-live="polite">
        {view === 'year' ? (
          <span className={classes.title}>{shown}</span>
        ) : (
          <button
            type="button"
            className={classes.title}
            {...iconName(wider[view].label(shown))}
            onClick={() => setView(wider[view].view)}
          >
            {shown}
            <ChevronDownIcon size={14} />
          </button>
        )}
      </div>
      <IconButton label={labels.nextSpan[view]} onClick={goToNext}>
        <ChevronRightIcon />
      </IconButton>
    </div>
  );
}

/** An element with the button role has to handle the space bar itself. */
function pressBySpace(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}

function Days({ onChoose }: Pick<CalendarProps, 'onChoose'>) {
  const { weeks, weekDays, focusedValue } = useDatePickerContext();
  const classes = calendar();
  // Ark reports only a change of day, not the one that is already selected.
  const chooseByEnter = ({ key }: KeyboardEvent) => {
    if (key === 'Enter') onChoose(focusedValue.toString());
  };
  return (
    <Ark.View view="day">
      <Ark.Table className={classes.table} onKeyDown={chooseByEnter}>
        <Ark.TableHead>
          <Ark.TableRow>
            {weekDays.map(({ long, short }) => (
              <Ark.TableHeader className={classes.weekday} key={long}>
                {short}
              </Ark.TableHeader>
            ))}
          </Ark.TableRow>
        </Ark.TableHead>
        <Ark.TableBody>
          {weeks.map((week) => (
            <Ark.TableRow key={String(week[0])}>
              {week.map((day) => (
                <Ark.TableCell key={day.toString()} value={day}>
                  <Ark.TableCellTrigger
                    className={classes.cell}
                    onKeyDown={pressBySpace}
                    onClick={() => onChoose(day.toString())}
                  >
                    {day.day}
                  </Ark.TableCellTrigger>
                </Ark.TableCell>
              ))}
            </Ark.TableRow>
          ))}
        </Ark.TableBody>
      </Ark.Table>
    </Ark.View>
  );
}

const Months = () => <Spans view="month" rows={useDatePickerContext().getMonthsGrid({ columns, format: 'short' })} />;

const Years = () => <Spans view="year" rows={useDatePickerContext().getYearsGrid({ columns })} />;

interface SpansProps {
  readonly view: 'month' | 'year';
  readonly rows: readonly (readonly { readonly label: string; readonly value: number }[])[];
}

/** Months or years; choosing one opens it. */
function Spans({ view, rows }: SpansProps) {
  const classes = calendar({ view });
  return (
    <Ark.View view={view}>
      <Ark.Table className={classes.table} columns={columns}>
        <Ark.TableBody>
          {rows.map((row) => (
            <Ark.TableRow key={row[0]?.value}>
              {row.map(({ label, value }) => (
                <Ark.TableCell key={value} value={value}>
                  <Ark.TableCellTrigger className={classes.cell} onKeyDown={pressBySpace}>
                    {label}
                  </Ark.TableCellTrigger>
                </Ark.TableCell>
              ))}
            </Ark.TableRow>
          ))}
        </Ark.TableBody>
      </Ark.Table>
    </Ark.View>
  );
}
