import {
  countUnreadNotices,
  listNotices,
  NOTICE_DAYS,
  type Notice as OneNotice,
  readAllNotices,
  readNotice,
} from '@cleaning/contracts';
import { Button, EmptyState, LinkButton, Notice, PageHeader, QueryState, readableInstant } from '@cleaning/ui';
import { Link, messageOf, useAction, useCall, useCurrentUser } from '@cleaning/ui/app';
import { useState } from 'react';
import { notices as texts } from './texts';

const PAGE_SIZE = 20;
const READS = [listNotices, countUnreadNotices];

function NoticeItem({ notice: { id, title, text, path, at, read } }: { notice: OneNotice }) {
  const { run } = useAction(readNotice, { refreshes: READS });
  // Whether it is marked decides nothing about the way to the page.
  const open = () => {
    if (!read) run({ body: { id } }).catch(() => null);
  };
  return (
    <li className={read ? 'mc-notice' : 'mc-notice mc-notice--unread'}>
      <h2>
        <Link to={path} className="ui-card__link" onClick={open}>
          {!read && <span className="ui-sr-only">{texts.unread}: </span>}
          {title}
        </Link>
      </h2>
      <p>{text}</p>
      <p className="mc-note">
        <time dateTime={at}>{readableInstant(at)}</time>
      </p>
    </li>
  );
}

const usePage = (before?: string) =>
  useCall(listNotices, {
    query: { limit: PAGE_SIZE, ...(before === undefined ? {} : { before }) },
  });

/** One page, and below it the next ones. */
function Notices({ before }: { before?: string }) {
  const [isOpen, setOpen] = useState(false);
  const query = usePage(before);
  return (
    <QueryState query={query}>
      {({ notices, next }) => (
        <>
          {notices.length === 0 && before === undefined && <EmptyState text={texts.empty} />}
          {notices.length > 0 && (
            <ul className="mc-notices" aria-label={texts.list}>
              {notices.map((notice) => (
                <NoticeItem key={notice.id} notice={notice} />
              ))}
            </ul>
          )}
          {next !== '' &&
            (isOpen ? (
              <Notices before={next} />
            ) : (
              <div className="mc-actions">
                <Button variant="secondary" onClick={() => setOpen(true)}>
                  {texts.older}
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

/** The own notices of whoever is logged in. */
export default function NoticesScreen() {
  const me = useCurrentUser();
  const { data } = usePage();
  const all = useAction(readAllNotices, { refreshes: READS });
  const [isDone, setDone] = useState(false);
  const unread = data?.unread ?? 0;

  /** Those that came since are not on the screen yet. */
  async function markAll() {
    setDone(false);
    const newest = data?.notices[0]?.id;
    if (newest === undefined) return;
    const answer = await all.run({ body: { up_to: newest } }).catch(() => null);
    setDone(answer !== null);
  }

  return (
    <>
      <PageHeader
        title={texts.title}
        lead={texts.lead(NOTICE_DAYS)}
        actions={
          // Stays while it is pressed: the focus must not be lost.
          <Button variant="secondary" busy={all.busy} aria-disabled={unread === 0} onClick={markAll}>
            {texts.markAll}
          </Button>
        }
      />
      {all.error && <Notice tone="danger">{messageOf(all.error)}</Notice>}
      <p role="status" className="mc-note">
        {isDone && unread === 0 && texts.marked}
      </p>
      <Notices />
      <div className="mc-actions">
        <LinkButton to={me.role === 'admin' ? '/admin/account#notices' : '/account#notices'} variant="ghost">
          {texts.choices}
        </LinkButton>
      </div>
    </>
  );
}
