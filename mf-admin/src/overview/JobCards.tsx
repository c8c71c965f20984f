import { type JobCard, type JobKind, listJobCards } from '@cleaning/contracts';
import { CardGrid, EmptyState, QueryState } from '@cleaning/ui';
import { useCall } from '@cleaning/ui/app';
import type { ReactNode } from 'react';
import { useFilledPage } from '../desk/filledPage';
import { Pager } from '../desk/ListTools';

const getId = ({ job_id }: JobCard): string => job_id;

/** Cards of a page. */
const PAGE_SIZE = 60;

interface JobCardsProps {
  kind: JobKind;
  page: number;
  onPage: (page: number) => void;
  /** Text if there are no jobs. */
  empty: string;
  children: (job: JobCard) => ReactNode;
}

/** Cards of the jobs of a kind, a page at a time. */
export function JobCards({ kind, page, onPage, empty, children }: JobCardsProps) {
  const body = { kind, page, page_size: PAGE_SIZE };
  const query = useCall(listJobCards, { body, keepPrevious: true });
  useFilledPage(query, { page, pageSize: PAGE_SIZE, onPage });
  return (
    <QueryState query={query}>
      {({ total, rows }) => (
        <>
          {total === 0 ? (
            <EmptyState text={empty} />
          ) : (
            <CardGrid items={rows} itemKey={getId}>
              {children}
            </CardGrid>
          )}
          {total > PAGE_SIZE && <Pager page={page} pageSize={PAGE_SIZE} total={total} onPage={onPage} />}
        </>
      )}
    </QueryState>
  );
}
