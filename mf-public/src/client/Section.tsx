import { Retry, Skeleton } from '@cleaning/ui';
import { type ApiError, getMessage } from '@cleaning/ui/app';
import type { ReactNode } from 'react';

interface SectionProps<Data> {
  /** Target of the links at the head of the page. */
  id: string;
  title: string;
  query: { data: Data | undefined; error: ApiError | null; refetch: () => unknown };
  /** Text for an empty list. */
  empty: string;
  isEmpty: (data: Data) => boolean;
  children: (data: Data) => ReactNode;
}

/** A part of the page with its own call. */
export function Section<Data>({ id, title, query, empty, isEmpty, children }: SectionProps<Data>) {
  const { data, error } = query;
  return (
    <section className="link-page__part" id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {data && (isEmpty(data) ? <p>{empty}</p> : children(data))}
      {!data && (error ? <Retry message={getMessage(error)} onRetry={() => query.refetch()} /> : <Skeleton />)}
    </section>
  );
}
