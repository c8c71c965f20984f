import { Notice } from '@cleaning/ui';
import { getMessage } from '@cleaning/ui/app';

interface UnreadProps {
  of: { data: unknown; error: unknown };
}

/** Why a field has nothing to choose from. Nothing while its choices are read, or there. */
export const LoadError = ({ of: { data, error } }: UnreadProps) =>
  error && data === undefined ? <Notice tone="danger">{getMessage(error)}</Notice> : null;
