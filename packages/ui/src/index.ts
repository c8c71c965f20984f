export { Button, type ButtonProps, type ButtonVariant, LinkButton, type LinkButtonProps } from './button/button';
export { type Alert, type Confirm, type ConfirmOptions, useAlert, useConfirm } from './dialog/use-dialog';
export { Badge, EmptyState, Notice, Retry, type RetryProps, type Tone } from './feedback/messages';
export { Progress, Skeleton, Spinner } from './feedback/progress';
export { type Query, QueryState, type QueryStateProps } from './feedback/query-state';
export { ErrorSummary } from './field/error-summary';
export { Field, type FieldProps, type FieldTexts } from './field/field';
export {
  CheckboxField,
  type CheckboxFieldProps,
  FileField,
  type FileFieldProps,
  SelectField,
  type SelectFieldProps,
  TextAreaField,
  type TextAreaFieldProps,
  TextField,
  type TextFieldProps,
} from './field/inputs';
export { businessToday, currentYearMonth, MONTHS, YEARS, type YearMonth } from './field/year-month';
export { YearMonthSelect } from './field/year-month-select';
export { Card, CardGrid, type CardProps } from './layout/card';
export { Page, PageHeader, type PageHeaderProps, Stack } from './layout/page';
export { MapLink } from './map/map-link';
export { accuracyOf, mapUrl } from './map/map-url';
export { formatMoney, Money } from './money/money';
export { type Column, Table, type TableProps } from './table/table';
export { Timetable } from './timetable/timetable';
