import './messages.css';
import {
  MAX_MESSAGE_PHOTOS,
  MESSAGE_LENGTH,
  sendMessage,
  type ThreadKind,
  uploadInspectionPhoto,
  WORK_PHOTO_TYPES,
} from '@cleaning/contracts';
import { Button, FileField, Notice, Progress, QueryState, SentFields, TextAreaField } from '@cleaning/ui';
import { getMessage, request, useAction } from '@cleaning/ui/app';
import { bindFields, SaveForm, useSendKey } from '@cleaning/ui/forms';
import { ThreadMessages, useMarkedThread } from '@cleaning/ui/messages';
import { resizePhoto } from '@cleaning/ui/photos';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { v4 } from 'uuid';
import { composer as texts, thread as threadTexts } from './texts';

interface Place {
  kind: ThreadKind;
  id: string;
}

/** Photos of a new message, each uploaded as soon as it is chosen. */
function usePhotos() {
  const [keys, setKeys] = useState<readonly string[]>([]);
  const [sent, setSent] = useState<number | null>(null);
  const [problem, setProblem] = useState('');

  async function add(files: readonly File[]) {
    const room = MAX_MESSAGE_PHOTOS - keys.length;
    const problems = new Set(files.length > room ? [texts.tooMany(MAX_MESSAGE_PHOTOS)] : []);
    for (const file of files.slice(0, room)) {
      setSent(0);
      const key = v4();
      const blob = await resizePhoto(file).catch(() => null);
      if (!blob) {
        problems.add(texts.notPhoto);
        continue;
      }
      const photo = new File([blob], 'photo.jpg', { type: blob.type });
      try {
        await request(uploadInspectionPhoto, { body: { key }, files: { photo }, onProgress: setSent });
        setKeys((before) => [...before, key]);
      } catch (error) {
        problems.add(getMessage(error));
      }
    }
    setProblem([...problems].join(' '));
    setSent(null);
  }

  return { keys, sent, problem, add, set: setKeys };
}

function Composer({ kind, id }: Place) {
  const action = useAction(sendMessage);
  const findSendKey = useSendKey();
  const photos = usePhotos();
  const form = useForm({ defaultValues: { text: '' } });
  const field = bindFields(form);

  async function send({ text }: { text: string }) {
    const message = { kind, id, text: text.trim(), photos: [...photos.keys] };
    if (message.text === '' && message.photos.length === 0) {
      form.setError('text', { message: texts.needed });
      return undefined;
    }
    return action.run({ body: { ...message, key: findSendKey(message) } });
  }
  function clear() {
    form.setValue('text', '');
    photos.set([]);
  }

  return (
    <SaveForm
      form={form}
      action={action}
      send={send}
      onSaved={clear}
      asksBeforeLeaving={false}
      busy={photos.sent !== null}
      refusal={getMessage(action.error)}
      submitLabel={texts.send}
      footer={(button) => <div className="ma-actions">{button}</div>}
      className="ma-composer"
    >
      <SentFields busy={action.busy}>
        <TextAreaField
          label={texts.text}
          hint={texts.who[kind]}
          rows={3}
          maxLength={MESSAGE_LENGTH}
          {...field('text', { onChange: () => form.clearErrors() })}
        />
        {photos.keys.length < MAX_MESSAGE_PHOTOS && (
          <FileField
            label={texts.photos}
            hint={texts.photosHint(MAX_MESSAGE_PHOTOS)}
            accept={WORK_PHOTO_TYPES.join()}
            multiple
            disabled={photos.sent !== null}
            onChange={({ target }) => {
              void photos.add([...(target.files ?? [])]);
              target.value = '';
            }}
          />
        )}
        {photos.sent !== null && <Progress value={photos.sent} label={texts.uploading} />}
        {photos.keys.length > 0 && (
          <ul className="ma-composer__photos">
            {photos.keys.map((key, index) => (
              <li key={key}>
                {texts.photo(index + 1)}{' '}
                <Button
                  variant="ghost"
                  aria-label={texts.remove(index + 1)}
                  onClick={() => photos.set((before) => before.filter((each) => each !== key))}
                >
                  {texts.removeShort}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </SentFields>
      <div role="alert">{photos.problem !== '' && <Notice tone="danger">{photos.problem}</Notice>}</div>
    </SaveForm>
  );
}

/** Messages of a place or a person, with the field for a new one. */
export function ThreadPart({ kind, id }: Place) {
  const query = useMarkedThread(kind, id);
  return (
    <QueryState query={query}>
      {(thread) => (
        <div className="ma-thread">
          <ThreadMessages thread={thread} texts={threadTexts} />
          {thread.is_open ? <Composer kind={kind} id={id} /> : <Notice tone="info">{texts.closed[kind]}</Notice>}
        </div>
      )}
    </QueryState>
  );
}
