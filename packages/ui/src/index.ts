export { durationMinutes, hoursText, MONTHS } from '@cleaning/contracts';
export { AdjustmentFile } from './AdjustmentFile';
export { BarChart } from './BarChart';
export { Button, LinkButton } from './Button';
export { businessToday, readMoment, withReadableDates } from './businessTime';
export { ChartFigure, type ChartFigureProps, type ChartSeries } from './ChartFigure';
export { changeMessage, mostMessage } from './chartMessage';
export { DateField, DateTimeField, TimeField } from './DateFields';
export { DoorDetails } from './DoorDetails';
export {
  clockText,
  dayNames,
  dayText,
  lengthText,
  readableDay,
  readableInstant,
  readableMoment,
  readableMonth,
  shortDay,
  shortMonth,
} from './dateTexts';
export { type Confirm, type DialogButton, useAlert, useAsk, useConfirm } from './dialog';
export { saveFile, useDownload } from './download';
export {
  Badge,
  EmptyState,
  Notice,
  Outcome,
  Progress,
  type Query,
  QueryState,
  Retry,
  Revealed,
  Skeleton,
  Spinner,
  type Tone,
} from './Feedback';
export {
  asSentence,
  CheckboxField,
  ErrorSummary,
  Field,
  FileField,
  issueSentence,
  SelectField,
  TextAreaField,
  TextField,
  type TextFieldProps,
} from './Fields';
export { FilesAway } from './FilesAway';
export { documentProblem } from './fileProblem';
export { passFocus } from './focus';
export { KEPT_CLOCK_EVENTS_KEY } from './keptClockEvents';
export { Card, CardGrid, Facts, Page, PageHeader, type PageHeaderProps, PageTabs } from './Layout';
export { MapLink } from './MapLink';
export { Menu, MenuButton, MenuLink, MenuText } from './Menu';
export { formatMoney, Money } from './Money';
export { useIsPhone, useIsWide, useMedia } from './media';
export { type IconName, PageIcon } from './PageIcon';
export { usePartialList } from './partialList';
export { choosePasskey, makePasskey, stopSuggesting, suggestsPasskeys } from './passkeys';
export { forgetPush, keepPush, type PushState, pushState, startPush, stopPush } from './push';
export { ScheduleList } from './ScheduleList';
export { ScrollArea } from './ScrollArea';
export { SentFields } from './SentFields';
export { Sheet } from './Sheet';
export { SitePicture, siteFileBytes, siteFilesQuery } from './SitePicture';
export { StaticIcon } from './StaticIcon';
export { Table } from './Table';
export { Timetable } from './Timetable';
export { useTableChoice } from './tableChoice';
export type { Column, Sorting } from './tableColumns';
export { toOptions } from './toOptions';
export { useUnsaved } from './unsaved';
export { useBlobAddress } from './useBlobAddress';
export { WaitingCount } from './WaitingCount';
export { useIsWaitingCounted, useWaiting } from './waiting';
export { useLeadOn, useWhileShown } from './whileShown';
export { getCurrentYearMonth, YEARS, type YearMonth, YearMonthSelect } from './YearMonthSelect';
