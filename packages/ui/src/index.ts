export { formatHours, formatShortMonthYear, MONTHS } from '@cleaning/contracts';
export { AdjustmentFile } from './AdjustmentFile';
export { BarChart } from './BarChart';
export { Button, LinkButton } from './Button';
export { getBusinessToday, replaceIsoDates, toBusinessMoment } from './businessTime';
export { ChartFigure, type ChartFigureProps, type ChartSeries } from './ChartFigure';
export { describeChange, describeLargest } from './chartMessage';
export { CLOCK_EVENTS_KEY } from './clockEventsKey';
export { CropButton } from './crop/CropButton';
export { DocumentField } from './crop/DocumentField';
export { DateField, DateTimeField, TimeField } from './DateFields';
export { DoorDetails } from './DoorDetails';
export {
  formatClockTime,
  formatDate,
  formatDateTime,
  formatDuration,
  formatInstant,
  formatMonthYear,
  formatShortDate,
  formatShortMonth,
  formatWeekdayDate,
  listDayNames,
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
  CheckboxField,
  describeIssue,
  ErrorSummary,
  Field,
  FileField,
  SelectField,
  TextAreaField,
  TextField,
  type TextFieldProps,
  toSentence,
} from './Fields';
export { findDocumentProblem } from './fileProblem';
export { passFocus } from './focus';
export { Card, CardGrid, type Fact, Facts, Page, PageHeader, type PageHeaderProps, PageTabs } from './Layout';
export { MapLink } from './MapLink';
export { MediaStatusNotice } from './MediaStatusNotice';
export { Menu, MenuButton, MenuLink, MenuText } from './Menu';
export { formatMoney, Money } from './Money';
export { type IconName, PageIcon } from './PageIcon';
export { usePartialList } from './partialList';
export { choosePasskey, makePasskey, stopSuggesting, suggestsPasskeys } from './passkeys';
export { goToProvider, type ProviderVisit, takeProviderVisit } from './providerVisit';
export { forgetPush, keepPush, type PushState, readPushState, startPush, stopPush } from './push';
export { ScheduleList } from './ScheduleList';
export { ScrollArea } from './ScrollArea';
export { SentFields } from './SentFields';
export { Sheet } from './Sheet';
export { buildSiteFilesQuery, fetchSiteFile, SitePicture } from './SitePicture';
export { StaticIcon } from './StaticIcon';
export { Table } from './Table';
export { Timetable } from './Timetable';
export { useTableChoice } from './tableChoice';
export type { Column, Sorting } from './tableColumns';
export { toOptions } from './toOptions';
export { useUnsaved } from './unsaved';
export { useBlobAddress } from './useBlobAddress';
export { useIsPhone, useIsWide, useMedia } from './useMedia';
export { useIsShownRef, useNavigateWithoutAsking, useWhileShown } from './useWhileShown';
export { WaitingCount } from './WaitingCount';
export { countKinds, useIsWaitingCounted, useWaiting } from './waiting';
export { getCurrentYearMonth, YEARS, type YearMonth, YearMonthSelect } from './YearMonthSelect';
