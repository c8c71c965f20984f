import { Notice } from '@cleaning/ui';
import { getMessage } from '@cleaning/ui/app';

interface UnreadProps {
  query: { data: unknown; error: unknown };
}

/** Error of a field whose choices couldn't be loaded. Renders nothing while they load or once they are there. */
export const LoadError = ({ query: { data, error } }: UnreadProps) =>
  error && data === undefined ? <Notice tone="danger">{getMessage(error)}</Notice> : null;
