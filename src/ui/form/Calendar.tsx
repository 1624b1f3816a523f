import { DatePicker as Ark, parseDate, useDatePicker, useDatePickerContext } from '@ark-ui/react/date-picker';
import { useId, useLayoutEffect, useRef, type KeyboardEvent } from 'react';

import { IconButton } from '#src/ui/IconButton.tsx';
import { ChevronDownIcon, ChevronLeftIcon, ChevronRightIcon } from '#src/ui/icons.tsx';
import { labels } from '#src/ui/labels.ts';
import { iconName } from '#src/ui/overlay/tooltip-text.ts';
import { calendar } from '#styled/recipes/calendar.js';

export interface CalendarProps {
  /** The chosen day, `2026-11-29`; null for none, and the calendar begins with today. */
  readonly day: string | null;
  /** Names its months and says how its week begins; a BCP 47 tag. */
  readonly language: string;
  readonly onChoose: (day: string) => void;
}

/**
 * A month of days, from which years and months are chosen too. It takes the focus as soon as it is there. Fetched late:
 * nobody needs it to see a page.
 */
export function Calendar({ day, language, onChoose }: CalendarProps) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const picker = useDatePicker({
    // Ark looks for the cell that takes the focus in what it calls the content.
    ids: { root: id, content: id },
    inline: true,
    fixedWeeks: true,
    outsideDaySelectable: true,
    locale: language,
    timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
    defaultValue: day === null ? [] : [parseDate(day)],
    translations: {
      dayCell: ({ valueText, today, selected }) => labels.day(valueText, { today, selected }),
    },
  });
  const { view, focusedValue } = picker;
  const cell = `[data-view=${view}][data-value='${view === 'day' ? focusedValue.toString() : focusedValue[view]}']`;
  // The cell that had the focus may be gone with its month. Ark follows a frame later, and the page would have the keys.
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

/** A button that is not one by its element takes the space bar too. */
function pressBySpace(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}

function Days({ onChoose }: Pick<CalendarProps, 'onChoose'>) {
  const { weeks, weekDays, focusedValue } = useDatePickerContext();
  const classes = calendar();
  // Ark tells of another day, not of the one that is chosen already.
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

/** Months or years: one that is chosen shows what it holds. */
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
