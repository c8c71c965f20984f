import './messages.css';
import { listMyThreads, type MessageThread } from '@cleaning/contracts';
import { Badge, EmptyState, formatInstant, Notice, PageHeader, QueryState } from '@cleaning/ui';
import { isUnreachable, Link, useCall } from '@cleaning/ui/app';
import { messages as texts } from './texts';
import { sortThreads } from './threadOrder';

function Thread({ thread }: { thread: MessageThread }) {
  const { kind, thread_id, name, last_at, last_by, last_text, last_removed, unread } = thread;
  return (
    <li className="mc-thread">
      <p className="mc-thread__name">
        <Link to={`/messages/${kind}/${thread_id}`} className="ui-card__link">
          {kind === 'person' ? texts.office : name}
        </Link>
        {unread > 0 && <Badge tone="warn">{texts.unread(unread)}</Badge>}
      </p>
      {last_at === '' ? (
        <p className="mc-note">{texts.none}</p>
      ) : (
        <>
          <p className="mc-thread__last">{`${last_by}: ${last_text || (last_removed ? texts.removed : texts.onlyPhotos)}`}</p>
          <p className="mc-note">
            <time dateTime={last_at}>{formatInstant(last_at)}</time>
          </p>
        </>
      )}
    </li>
  );
}

/** The user's thread with the office, and the threads of their places. */
export default function MessagesScreen() {
  const query = useCall(listMyThreads);
  return (
    <>
      <PageHeader title={texts.title} />
      {query.data === undefined && isUnreachable(query.error) ? (
        <Notice tone="warn">{texts.away}</Notice>
      ) : (
        <QueryState query={query}>
          {(threads) =>
            threads.length === 0 ? (
              <EmptyState text={texts.none} />
            ) : (
              <ul className="mc-threads" aria-label={texts.list}>
                {sortThreads(threads).map((thread) => (
                  <Thread key={thread.thread_id} thread={thread} />
                ))}
              </ul>
            )
          }
        </QueryState>
      )}
    </>
  );
}
