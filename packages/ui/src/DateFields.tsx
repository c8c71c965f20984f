import { formatNumericDate } from '@cleaning/contracts';
import { localizeTexts } from '@cleaning/ui/app';
import type { LucideIcon } from 'lucide-react';
import CalendarIcon from 'lucide-react/icons/calendar';
import Clock from 'lucide-react/icons/clock';
import {
  type ChangeEvent,
  type CSSProperties,
  lazy,
  type ReactNode,
  type Ref,
  Suspense,
  type ToggleEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { Spinner } from './Feedback';
import { Field, type FieldTexts } from './Fields';
import { parseDay, parseMoment, parseTime } from './typedDates';
import { useMedia } from './useMedia';

const Calendar = lazy(() => import('./Calendar'));

export const texts = localizeTexts('dateFields', {
  openCalendar: 'Open calendar',
  calendar: 'Calendar',
  openList: 'Open list',
  list: 'List of times',
  notADay: 'Enter a date like 28/11/2026.',
  notATime: 'Enter a 24-hour time like 14:05.',
  notAMoment: 'Enter a date and time like 28/11/2026 14:05.',
});

/** Fits react-hook-form's Controller: the value is ISO, or the typed text if it can't be parsed. */
export interface DateFieldProps extends FieldTexts {
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  name?: string;
  ref?: Ref<HTMLInputElement>;
  id?: string;
  required?: boolean;
  disabled?: boolean;
  'aria-label'?: string;
}

interface PickerFieldProps extends DateFieldProps {
  /** Parses the typed text; null if it isn't a value. */
  read: (text: string) => string | null;
  /** A value as people read it. */
  write: (value: string) => string;
  placeholder: string;
  /** Message if the field is left with other text. */
  wrong: string;
  Icon: LucideIcon;
  buttonLabel: string;
  panelLabel: string;
  /** Popover beside the button. `choose` sets a value and closes it. */
  panel: (value: string, choose: (value: string) => void) => ReactNode;
}

/** A text field with a button that opens a list of choices beside it. */
function PickerField(props: PickerFieldProps) {
  const { value, onChange, onBlur, read, write, label, error, hint, id, ref, panel, wrong, ...rest } = props;
  const { Icon, buttonLabel, panelLabel, ...input } = rest;
  const [typed, setTyped] = useState(() => formatTyped(value, read, write));
  const [isLeft, setLeft] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const panelId = useId();
  const labelId = useId();
  const control = useRef<HTMLInputElement | null>(null);
  const popover = useRef<HTMLDivElement>(null);
  const anchor = `--picker-${panelId.replaceAll(/\W/g, '')}`;

  // Set from outside, to a value other than the typed one.
  useEffect(
    () => setTyped((before) => (toIso(before, read) === value ? before : formatTyped(value, read, write))),
    [value, read, write],
  );

  function type(event: ChangeEvent<HTMLInputElement>) {
    setTyped(event.target.value);
    setLeft(false);
    onChange(toIso(event.target.value, read));
  }

  function leave() {
    setTyped(formatTyped(value, read, write));
    setLeft(true);
    onBlur?.();
  }

  function choose(chosen: string) {
    onChange(chosen);
    setTyped(formatTyped(chosen, read, write));
    popover.current?.hidePopover();
    control.current?.focus();
  }

  const isWrong = isLeft && typed !== '' && read(typed) === null;
  return (
    <Field
      label={<span id={labelId}>{label}</span>}
      error={error ?? (isWrong ? wrong : undefined)}
      isOfSending={error !== undefined}
      hint={hint}
      id={id}
      required={input.required}
    >
      {(field) => (
        <div className="ui-picker" style={{ anchorName: anchor } as CSSProperties}>
          <input
            {...input}
            {...field}
            ref={(element) => {
              control.current = element;
              if (typeof ref === 'function') ref(element);
              else if (ref) ref.current = element;
            }}
            type="text"
            className="ui-control"
            autoComplete="off"
            value={typed}
            onChange={type}
            onBlur={leave}
          />
          <button
            type="button"
            className="ui-picker__button"
            popoverTarget={panelId}
            aria-label={buttonLabel}
            aria-describedby={labelId}
            disabled={input.disabled}
          >
            <Icon size={20} />
          </button>
          <div
            id={panelId}
            ref={popover}
            popover="auto"
            role="dialog"
            aria-label={panelLabel}
            className="ui-picker__panel"
            style={{ positionAnchor: anchor } as CSSProperties}
            onToggle={(event: ToggleEvent) => setOpen(event.newState === 'open')}
          >
            {isOpen && <Suspense fallback={<Spinner />}>{panel(toIso(typed, read), choose)}</Suspense>}
          </div>
        </div>
      )}
    </Field>
  );
}

type Reader = (text: string) => string | null;

/** Parsed value, or the typed text if it can't be parsed, so that the form's rules report the problem. */
const toIso = (typed: string, read: Reader): string => read(typed) ?? typed.trim();

function formatTyped(value: string, read: Reader, write: (value: string) => string): string {
  const known = read(value);
  return known === null ? value : write(known);
}

export interface DayLimits {
  /** YYYY-MM-DD, limits of the calendar. */
  min?: string;
  max?: string;
}

/** A date, typed as dd/mm/yyyy or picked. Its value is YYYY-MM-DD. */
export function DateField({ min, max, ...field }: DateFieldProps & DayLimits) {
  return (
    <PickerField
      {...field}
      read={parseDay}
      write={formatNumericDate}
      placeholder="dd/mm/yyyy"
      wrong={texts.notADay}
      Icon={CalendarIcon}
      buttonLabel={texts.openCalendar}
      panelLabel={texts.calendar}
      panel={(value, choose) => <Calendar chosen={parseDay(value) ?? ''} min={min} max={max} onChoose={choose} />}
    />
  );
}

const QUARTERS = Array.from(
  { length: 96 },
  (_, index) => `${String(Math.floor(index / 4)).padStart(2, '0')}:${String((index % 4) * 15).padStart(2, '0')}`,
);
const keepTime = (time: string): string => time;

/** A time of day with 24 hours, typed or picked by the quarter. Its value is HH:MM. */
export function TimeField(field: DateFieldProps) {
  return (
    <PickerField
      {...field}
      read={parseTime}
      write={keepTime}
      placeholder="HH:MM"
      wrong={texts.notATime}
      Icon={Clock}
      buttonLabel={texts.openList}
      panelLabel={texts.list}
      panel={(value, choose) => <TimeList chosen={parseTime(value) ?? ''} onChoose={choose} />}
    />
  );
}

interface TimeListProps {
  chosen: string;
  onChoose: (time: string) => void;
}

/**
 * A list of the browser, with its keys and names. Phones show none in a page and open their own picker for the field.
 */
function TimeList(props: TimeListProps) {
  return useMedia('(pointer: coarse)') ? <TimeSelect {...props} /> : <TimeListBox {...props} />;
}

function TimeSelect({ chosen, onChoose }: TimeListProps) {
  return (
    <select
      // biome-ignore lint/a11y/noAutofocus: it opens at a press of its button
      autoFocus
      aria-label={texts.list}
      className="ui-control ui-picker__times"
      value={QUARTERS.includes(chosen) ? chosen : ''}
      onChange={(event) => onChoose(event.target.value)}
    >
      <option value="" hidden>
        HH:MM
      </option>
      {QUARTERS.map((quarter) => (
        <option key={quarter}>{quarter}</option>
      ))}
    </select>
  );
}

function TimeListBox({ chosen, onChoose }: TimeListProps) {
  const [time, setTime] = useState(QUARTERS.find((quarter) => quarter >= (chosen || '06:00')) ?? '06:00');
  return (
    <select
      // biome-ignore lint/a11y/noAutofocus: it opens at a press of its button
      autoFocus
      size={8}
      aria-label={texts.list}
      className="ui-control ui-picker__times"
      value={time}
      onChange={(event) => setTime(event.target.value)}
      onClick={(event) => event.target instanceof HTMLOptionElement && onChoose(event.target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        onChoose(time);
      }}
    >
      {QUARTERS.map((quarter) => (
        <option key={quarter}>{quarter}</option>
      ))}
    </select>
  );
}

const formatMoment = (moment: string): string => `${formatNumericDate(moment.slice(0, 10))} ${moment.slice(11)}`;
/** Time that is filled in if a day is picked first. */
const START_OF_WORK = '09:00';

/** A date and time, typed as dd/mm/yyyy HH:MM; the day can be picked. Its value is YYYY-MM-DDTHH:MM. */
export function DateTimeField({ min, max, ...field }: DateFieldProps & DayLimits) {
  const toDay = (value: string) => parseMoment(value)?.slice(0, 10) ?? '';
  return (
    <PickerField
      {...field}
      read={parseMoment}
      write={formatMoment}
      placeholder="dd/mm/yyyy HH:MM"
      wrong={texts.notAMoment}
      Icon={CalendarIcon}
      buttonLabel={texts.openCalendar}
      panelLabel={texts.calendar}
      panel={(value, choose) => (
        <Calendar
          chosen={toDay(value)}
          min={min}
          max={max}
          onChoose={(chosen) => choose(`${chosen}T${parseMoment(value)?.slice(11) ?? START_OF_WORK}`)}
        />
      )}
    />
  );
}
