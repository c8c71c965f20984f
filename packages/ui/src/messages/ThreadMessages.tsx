import './messages.css';
import { type Message, type ReadThread, readThread, takeBackMessage } from '@cleaning/contracts';
import { getMessage, useAction, useCall } from '@cleaning/ui/app';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../Button';
import { formatInstant } from '../dateTexts';
import { useConfirm } from '../dialog';
import { Notice, QueryState } from '../Feedback';

export interface ThreadTexts {
  /** Accessible name of the messages. */
  readonly list: (name: string) => string;
  readonly none: string;
  readonly older: string;
  readonly you: string;
  readonly roles: Readonly<Record<Message['by_role'], string>>;
  readonly seen: (names: readonly string[]) => string;
  readonly photo: (number: number, by: string) => string;
  readonly photoWaiting: string;
  readonly photoDeleted: string;
  /** In place of a deleted message. */
  readonly removed: string;
  readonly remove: string;
  readonly removeQuestion: string;
  readonly keep: string;
}

interface ThreadPart {
  thread: ReadThread;
  texts: ThreadTexts;
}

function Photos({ message, texts }: { message: Message; texts: ThreadTexts }) {
  if (message.photos.length === 0) return null;
  return (
    <ul className="ui-message__photos">
      {message.photos.map(({ id, state, path, width, height }, index) => (
        <li key={id}>
          {state === 'stored' ? (
            <a href={path} target="_blank" rel="noreferrer">
              <img src={path} width={width} height={height} alt={texts.photo(index + 1, message.by)} loading="lazy" />
            </a>
          ) : (
            <span>{state === 'waiting' ? texts.photoWaiting : texts.photoDeleted}</span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Deletes a message, after a question. */
function RemoveMessage({ thread, message, texts }: ThreadPart & { message: Message }) {
  const { kind, thread_id: id } = thread;
  const confirm = useConfirm();
  const action = useAction(takeBackMessage);

  async function remove() {
    const wantsIt = await confirm(texts.removeQuestion, {
      confirmLabel: texts.remove,
      cancelLabel: texts.keep,
      danger: true,
    });
    if (wantsIt) await action.run({ body: { kind, id, message_id: message.message_id } });
  }

  return (
    <>
      <div role="alert">{action.error && <Notice tone="danger">{getMessage(action.error)}</Notice>}</div>
      <Button variant="ghost" className="ui-message__remove" busy={action.busy} onClick={() => void remove()}>
        {texts.remove}
      </Button>
    </>
  );
}

const isRemovable = ({ removable_until }: Message): boolean =>
  removable_until !== '' && Date.now() < Date.parse(removable_until);

function OneMessage({
  message,
  thread,
  readers,
  texts,
}: ThreadPart & {
  message: Message;
  readers: ReadThread['readers'];
}) {
  const { is_own, by, by_role, number, sent_at, text } = message;
  const seen = is_own ? readers.filter((reader) => reader.number >= number).map(({ name }) => name) : [];
  return (
    <li className="ui-message" data-own={is_own}>
      <p className="ui-message__by">
        <strong>{is_own ? texts.you : by}</strong>
        {!is_own && by_role !== 'contractor' && <span>{texts.roles[by_role]}</span>}
        <time dateTime={sent_at}>{formatInstant(sent_at)}</time>
      </p>
      {message.removed && <p className="ui-message__removed">{texts.removed}</p>}
      {text !== '' && <p className="ui-message__text">{text}</p>}
      <Photos message={message} texts={texts} />
      {seen.length > 0 && <p className="ui-message__seen">{texts.seen(seen)}</p>}
      {isRemovable(message) && <RemoveMessage thread={thread} message={message} texts={texts} />}
    </li>
  );
}

interface OlderPartProps {
  isOpen: boolean;
  label: string;
  onOpen: () => void;
  children: ReactNode;
}

function OlderPart({ isOpen, label, onOpen, children }: OlderPartProps) {
  if (isOpen) return children;
  return (
    <Button variant="ghost" onClick={onOpen}>
      {label}
    </Button>
  );
}

/** One page, oldest first, below the earlier pages. */
function MessagePage({ thread, texts, readers }: ThreadPart & { readers: ReadThread['readers'] }) {
  const [isOpen, setOpen] = useState(false);
  const before = thread.messages.at(-1)?.number;
  return (
    <>
      {thread.has_older && before !== undefined && (
        <OlderPart isOpen={isOpen} label={texts.older} onOpen={() => setOpen(true)}>
          <OlderMessages thread={thread} before={before} texts={texts} readers={readers} />
        </OlderPart>
      )}
      <ol className="ui-messages__list">
        {thread.messages.toReversed().map((message) => (
          <OneMessage key={message.message_id} message={message} thread={thread} readers={readers} texts={texts} />
        ))}
      </ol>
    </>
  );
}

function OlderMessages({ thread, before, ...shown }: ThreadPart & { before: number; readers: ReadThread['readers'] }) {
  const { kind, thread_id: id } = thread;
  const query = useCall(readThread, { params: { kind, id }, query: { before } });
  return <QueryState query={query}>{(older) => <MessagePage thread={older} {...shown} />}</QueryState>;
}

/**
 * Messages of a thread, the newest at the foot.
 * @param children unsent messages, below the newest
 */
export function ThreadMessages({ thread, texts, children }: ThreadPart & { children?: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const newest = thread.messages[0]?.number ?? 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a further message is scrolled to
  useLayoutEffect(() => {
    box.current?.scrollTo({ top: box.current.scrollHeight });
  }, [newest, children]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keys
    <div ref={box} role="log" aria-label={texts.list(thread.name)} className="ui-messages" tabIndex={0}>
      {newest === 0 && !children && <p className="ui-messages__none">{texts.none}</p>}
      <MessagePage thread={thread} texts={texts} readers={thread.readers} />
      {children}
    </div>
  );
}
