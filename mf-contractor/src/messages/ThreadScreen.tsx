import './messages.css';
import { MAX_MESSAGE_PHOTOS, MESSAGE_LENGTH, type ReadThread, type ThreadKind } from '@cleaning/contracts';
import { Button, Notice, PageHeader, QueryState, TextAreaField } from '@cleaning/ui';
import { isUnreachable, useCurrentUser, useParams } from '@cleaning/ui/app';
import { ThreadMessages, useMarkedThread } from '@cleaning/ui/messages';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { v4 } from 'uuid';
import { PhotoField } from '../photos/PhotoField';
import { photoOutbox } from '../photos/sendPhotos';
import { dropMessage, type QueuedMessage, queueMessage, useQueuedMessages } from './queuedMessages';
import { messageOutbox } from './sendMessages';
import { messages as texts, thread as threadTexts } from './texts';

interface Place {
  kind: ThreadKind;
  id: string;
}

/** Messages of this device that are being sent or were refused. */
function Waiting({ kept }: { kept: readonly QueuedMessage[] }) {
  return (
    <ol className="ui-messages__list">
      {kept.map(({ key, text, photos, refusal }) => (
        <li key={key} className="ui-message" data-own="true">
          {text !== '' && <p className="ui-message__text">{text}</p>}
          {photos.length > 0 && <p className="mc-note">{texts.photoCount(photos.length)}</p>}
          {refusal === null ? (
            <p className="ui-message__seen">{texts.waiting}</p>
          ) : (
            <>
              <p>{`${texts.refused}. ${refusal}`}</p>
              <Button variant="ghost" onClick={() => dropMessage(key)}>
                {texts.discard}
              </Button>
            </>
          )}
        </li>
      ))}
    </ol>
  );
}

/** Writes a message. It is stored on the device and sent once there is a connection. */
function Composer({ kind, id, onSent }: Place & { onSent: () => void }) {
  const me = useCurrentUser();
  const [text, setText] = useState('');
  const [photos, setPhotos] = useState<readonly string[]>([]);
  const [hasPhotos, setHasPhotos] = useState(false);
  const [isAdding, setAdding] = useState(false);
  const [problem, setProblem] = useState('');

  async function send(event: FormEvent) {
    event.preventDefault();
    const written = text.trim();
    if (written === '' && photos.length === 0) return setProblem(texts.needed);
    try {
      queueMessage({
        key: v4(),
        userId: me.id,
        kind,
        threadId: id,
        text: written,
        photos,
        writtenAt: new Date().toISOString(),
        refusal: null,
      });
    } catch {
      return setProblem(texts.noRoom);
    }
    setProblem('');
    setText('');
    setPhotos([]);
    setHasPhotos(false);
    await photoOutbox.sendAll(me.id).catch(() => {});
    await messageOutbox.sendAll(me.id);
    onSent();
  }

  return (
    <form className="mc-composer" onSubmit={send} noValidate>
      {hasPhotos && (
        <PhotoField
          label={texts.photos}
          keys={photos}
          max={MAX_MESSAGE_PHOTOS}
          onAdd={(keys) => setPhotos((before) => [...before, ...keys])}
          onRemove={(key) => setPhotos((before) => before.filter((each) => each !== key))}
          onBusy={setAdding}
        />
      )}
      <TextAreaField
        label={texts.text}
        rows={2}
        maxLength={MESSAGE_LENGTH}
        value={text}
        error={problem || undefined}
        onChange={({ target }) => {
          setText(target.value);
          setProblem('');
        }}
      />
      <div className="mc-composer__actions">
        <Button variant="secondary" aria-expanded={hasPhotos} onClick={() => setHasPhotos((isOpen) => !isOpen)}>
          {texts.addPhotos}
        </Button>
        <Button type="submit" busy={isAdding}>
          {texts.send}
        </Button>
      </div>
    </form>
  );
}

function Shown({ thread, kept }: { thread: ReadThread; kept: readonly QueuedMessage[] }) {
  return (
    <ThreadMessages thread={thread} texts={threadTexts}>
      {kept.length > 0 && <Waiting kept={kept} />}
    </ThreadMessages>
  );
}

function Thread({ kind, id }: Place) {
  const me = useCurrentUser();
  const query = useMarkedThread(kind, id);
  const kept = useQueuedMessages(me.id).filter(({ threadId }) => threadId === id);
  const isAway = query.data === undefined && isUnreachable(query.error);
  const { refetch } = query;
  const waiting = kept.length;
  const before = useRef(waiting);
  // Messages that the bar has sent are in the thread now.
  useEffect(() => {
    if (waiting < before.current) void refetch();
    before.current = waiting;
  }, [waiting, refetch]);
  const name = kind === 'person' ? texts.office : (query.data?.name ?? texts.title);
  const isClosed = query.data === undefined && !isAway;
  return (
    <div className="mc-thread-page">
      <PageHeader title={name} lead={query.data?.address} back={{ to: '/messages', label: texts.back }} />
      {isAway ? (
        <Notice tone="warn">{texts.away}</Notice>
      ) : (
        <QueryState query={query}>{(thread) => <Shown thread={thread} kept={kept} />}</QueryState>
      )}
      {query.data === undefined && kept.length > 0 && <Waiting kept={kept} />}
      {!isClosed && <Composer kind={kind} id={id} onSent={() => void refetch()} />}
    </div>
  );
}

/** The messages of a place, or with the office, and the field for the next one. */
export default function ThreadScreen() {
  const { kind = '', threadID = '' } = useParams();
  return <Thread kind={kind === 'person' ? 'person' : 'place'} id={threadID} />;
}
