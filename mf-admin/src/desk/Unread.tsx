import { Notice } from '@cleaning/ui';
import { messageOf } from '@cleaning/ui/app';

interface UnreadProps {
  of: { data: unknown; error: unknown };
}

/** Why a field has nothing to choose from. Nothing while its choices are read, or there. */
export const Unread = ({ of: { data, error } }: UnreadProps) =>
  error && data === undefined ? <Notice tone="danger">{messageOf(error)}</Notice> : null;
