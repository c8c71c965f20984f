import './messages.css';
import { listMessageThreads, type MessageThread } from '@cleaning/contracts';
import { Badge, type Column, formatInstant } from '@cleaning/ui';
import { Link } from '@cleaning/ui/app';
import { buildChoiceFilter } from '../desk/list/filters';
import { ListScreen } from '../desk/list/ListScreen';
import { useIsAdmin } from '../desk/role';
import { messageList as texts } from './texts';

const show = buildChoiceFilter({ label: texts.show, choices: texts.shows, initial: 'used' });
const ADMIN_FILTERS = {
  show,
  kind: buildChoiceFilter({ label: texts.kind, choices: texts.kinds, initial: '', none: '' }),
};
const SUPERVISOR_FILTERS = { show };

const getAddress = ({ kind, thread_id }: MessageThread) => `/admin/messages/${kind}/${thread_id}`;

const COLUMNS: readonly Column<MessageThread>[] = [
  {
    header: texts.name,
    phone: 'title',
    phoneCell: ({ name }) => name,
    cell: (row) => (
      <Link to={getAddress(row)} aria-label={texts.openNamed(row.name)}>
        {row.name}
      </Link>
    ),
  },
  {
    header: texts.last,
    phone: 'meta',
    cell: ({ last_at, last_by, last_text, last_removed }) => (
      <span className="ma-last-message">
        {last_at === ''
          ? texts.noneYet
          : texts.byPerson(last_by, last_text || (last_removed ? texts.removed : texts.onlyPhotos))}
      </span>
    ),
  },
  {
    header: texts.at,
    phone: 'meta',
    cell: ({ last_at }) => last_at !== '' && <span className="ma-nowrap">{formatInstant(last_at)}</span>,
  },
  {
    header: texts.newCount,
    phone: 'end',
    align: 'end',
    cell: ({ unread }) => (unread > 0 ? <Badge tone="warn">{unread}</Badge> : null),
  },
];

/** Threads of places and people, newest message first. */
export default function MessagesScreen() {
  const isAdmin = useIsAdmin();
  return (
    <ListScreen
      title={texts.title}
      name="messages"
      caption={texts.caption}
      call={listMessageThreads}
      input={({ text, paging, filters }) => ({ query: { text, ...paging, ...filters } })}
      columns={COLUMNS}
      rowKey={(row) => row.thread_id}
      rowLink={getAddress}
      search={texts.search}
      filters={isAdmin ? ADMIN_FILTERS : SUPERVISOR_FILTERS}
      empty={{ text: texts.empty }}
      none={texts.none}
    />
  );
}
