import {
  listNotices,
  NOTICE_DAYS,
  type NoticeSubject,
  noticeSubject,
  type Notice as OneNotice,
  readAllNotices,
  readNotice,
} from '@cleaning/contracts';
import { Button, EmptyState, formatInstant, LinkButton, Notice, PageHeader, QueryState } from '@cleaning/ui';
import { getMessage, Link, useAction, useCall, useCurrentUser } from '@cleaning/ui/app';
import { useState } from 'react';
import { notices as texts } from './texts';

/** Notices per subject, so that every subject starts on the first screens. */
const PAGE_SIZE = 10;

function NoticeItem({ notice: { id, title, text, path, at, read } }: { notice: OneNotice }) {
  const { run } = useAction(readNotice);
  // Opening the page doesn't depend on marking the notice as read.
  const open = () => {
    if (!read) void run({ body: { id } });
  };
  return (
    <li className={read ? 'mc-notice' : 'mc-notice mc-notice--unread'}>
      <h3>
        <Link to={path} className="ui-card__link" onClick={open}>
          {!read && <span className="ui-sr-only">{texts.unread}: </span>}
          {title}
        </Link>
      </h3>
      <p>{text}</p>
      <p className="mc-note">
        <time dateTime={at}>{formatInstant(at)}</time>
      </p>
    </li>
  );
}

const usePage = (about: NoticeSubject, before: string | undefined) =>
  useCall(listNotices, {
    query: { about, limit: PAGE_SIZE, before },
  });

interface NoticesProps {
  about: NoticeSubject;
  before?: string;
}

/** One page of a subject's notices, followed by the next. Renders nothing if there are none. */
function Notices({ about, before }: NoticesProps) {
  const [isOpen, setOpen] = useState(false);
  const query = usePage(about, before);
  return (
    <QueryState query={query}>
      {({ notices: own, next }) => (
        <>
          {own.length > 0 && before === undefined && <h2>{texts.about[about]}</h2>}
          {own.length > 0 && (
            <ul className="mc-notices" aria-label={texts.list(texts.about[about])}>
              {own.map((notice) => (
                <NoticeItem key={notice.id} notice={notice} />
              ))}
            </ul>
          )}
          {next !== '' &&
            own.length > 0 &&
            (isOpen ? (
              <Notices about={about} before={next} />
            ) : (
              <div className="mc-actions">
                <Button variant="secondary" onClick={() => setOpen(true)}>
                  {texts.older}
                  <span className="ui-sr-only">: {texts.about[about]}</span>
                </Button>
              </div>
            ))}
          {next === '' && before !== undefined && (
            <p className="mc-note" role="status">
              {texts.end}
            </p>
          )}
        </>
      )}
    </QueryState>
  );
}

/** Notices of all subjects, for the count and the newest one. */
const useSummary = () => useCall(listNotices, { query: { limit: 1 } });

/** The logged-in person's notices. */
export default function NoticesScreen() {
  const me = useCurrentUser();
  const { data } = useSummary();
  const all = useAction(readAllNotices);
  const [isDone, setDone] = useState(false);
  const unread = data?.unread ?? 0;

  /** Newer notices aren't on the screen yet, so they stay unread. */
  async function markAll() {
    setDone(false);
    const newest = data?.newest ?? '';
    if (newest === '') return;
    const answer = await all.run({ body: { up_to: newest } });
    setDone(answer.ok);
  }

  return (
    <>
      <PageHeader
        title={texts.title}
        lead={texts.lead(NOTICE_DAYS)}
        actions={
          // Stays rendered while pressed, so that the focus isn't lost.
          <Button variant="secondary" busy={all.busy} aria-disabled={unread === 0} onClick={markAll}>
            {texts.markAll}
          </Button>
        }
      />
      {all.error && <Notice tone="danger">{getMessage(all.error)}</Notice>}
      <p role="status" className="mc-note">
        {isDone && unread === 0 && texts.marked}
      </p>
      {data?.notices.length === 0 && <EmptyState text={texts.empty} />}
      {noticeSubject.options.map((about) => (
        <Notices key={about} about={about} />
      ))}
      <div className="mc-actions">
        <LinkButton
          to={me.role === 'user' ? '/account/notifications#notices' : '/admin/account#notices'}
          variant="secondary"
        >
          {texts.choices}
        </LinkButton>
      </div>
    </>
  );
}
