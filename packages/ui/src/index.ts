export {
  dayText,
  durationMinutes,
  hoursText,
  lengthText,
  MONTHS,
  readableDay,
  readableMoment,
  readableMonth,
} from '@cleaning/contracts';
export { AdjustmentFile } from './adjustment-file';
export { BarChart, type BarChartProps, type ChartSeries } from './bar-chart';
export { businessToday, momentOf, readableInstant, withReadableDates } from './business-time';
export { Button, type ButtonProps, type ButtonVariant, LinkButton, type LinkButtonProps } from './button';
export { changeMessage, mostMessage } from './chart-message';
export { DateField, type DateFieldProps, DateTimeField, TimeField } from './date-fields';
export { currentYearMonth, YEARS, type YearMonth, YearMonthSelect } from './dates';
export { type Alert, type Confirm, type ConfirmOptions, useAlert, useConfirm } from './dialog';
export { saveFile, useDownload } from './download';
export {
  Badge,
  EmptyState,
  Notice,
  Outcome,
  Progress,
  type Query,
  QueryState,
  type QueryStateProps,
  Retry,
  type RetryProps,
  Revealed,
  Skeleton,
  Spinner,
  type Tone,
} from './feedback';
export {
  asSentence,
  CheckboxField,
  type CheckboxFieldProps,
  ErrorSummary,
  FileField,
  type FileFieldProps,
  SelectField,
  type SelectFieldProps,
  TextAreaField,
  type TextAreaFieldProps,
  TextField,
  type TextFieldProps,
} from './fields';
export { documentProblem } from './file-problem';
export { FilesAway } from './files-away';
export { formSchema } from './form-schema';
export { Icon } from './icon';
export { KEPT_CLOCK_EVENTS_KEY } from './kept-clock-events';
export { Card, CardGrid, type CardProps, Facts, Page, PageHeader, type PageHeaderProps } from './layout';
export { MapLink } from './map-link';
export { useIsPhone, useIsWide, useMedia } from './media';
export { Menu, MenuButton, MenuLink, MenuText } from './menu';
export { formatMoney, Money } from './money';
export { choosePasskey, makePasskey, type PasskeyOutcome, stopSuggesting, suggestsPasskeys } from './passkeys';
export { forgetPush, keepPush, type PushState, pushState, startPush, stopPush } from './push';
export { ScrollArea } from './scroll-area';
export { Sheet } from './sheet';
export { useShownPart } from './shown-part';
export { Table } from './table';
export { useTableChoice } from './table-choice';
export type { Column, PhonePlace, Sorting, TableProps } from './table-columns';
export { PAGE_SIZES, type TableChoice, TableView, type TableViewProps } from './table-view';
export { Timetable } from './timetable';
export { useUnsaved } from './unsaved';
