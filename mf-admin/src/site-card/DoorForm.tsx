import {
  ACCESS_LENGTH,
  getSiteCard,
  listSiteViews,
  type SiteCard,
  saveSiteAccess,
  showSiteAccess,
} from '@cleaning/contracts';
import { Button, DoorDetails, formatInstant, Notice, QueryState, TextAreaField } from '@cleaning/ui';
import { getMessage, request, useAction, useCall } from '@cleaning/ui/app';
import { bindFields, resetToSaved, SaveForm } from '@cleaning/ui/forms';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { siteCard } from './texts';

const texts = siteCard.door;

interface Opened {
  /** The card that was read before. */
  readonly version: number;
  readonly text: string;
}

interface EditorProps {
  jobId: string;
  opened: Opened;
  onCancel: () => void;
  onKept: (typedSince: boolean) => void;
}

function Editor({ jobId, opened: { version, text }, onCancel, onKept }: EditorProps) {
  const save = useAction(saveSiteAccess);
  const form = useForm({ defaultValues: { text } });
  const field = bindFields(form);
  return (
    <SaveForm
      form={form}
      action={save}
      send={(typed) => save.run({ body: { ...typed, job_id: jobId, version } })}
      saved={texts.saved}
      onSaved={(_, typed) => onKept(resetToSaved(form, typed, typed))}
      isUnsaved
      submitLabel={texts.save}
      beside={
        <Button variant="secondary" onClick={onCancel}>
          {texts.cancel}
        </Button>
      }
      className="ma-form"
    >
      <TextAreaField
        label={texts.text}
        hint={texts.textHint}
        rows={5}
        maxLength={ACCESS_LENGTH}
        autoComplete="off"
        {...field('text')}
      />
    </SaveForm>
  );
}

function Details({ card: { job_id: jobId, access, version } }: { card: SiteCard }) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');

  /** Shows the stored values before an edit, which the server records. The answer is kept only in the field. */
  async function change() {
    setBusy(true);
    setProblem('');
    try {
      const { text } = await request(showSiteAccess, { body: { job_id: jobId } });
      setOpened({ version, text });
    } catch (error) {
      setProblem(getMessage(error));
    }
    setBusy(false);
  }

  // Keeps what was typed since.
  const keep = (typedSince: boolean) =>
    setOpened((now) => (typedSince && now ? { ...now, version: now.version + 1 } : null));
  if (opened) return <Editor jobId={jobId} opened={opened} onCancel={() => setOpened(null)} onKept={keep} />;
  if (access === 'none')
    return (
      <>
        <p>{texts.none}</p>
        <Button variant="secondary" onClick={() => setOpened({ version, text: '' })}>
          {texts.add}
        </Button>
      </>
    );
  return (
    <>
      <DoorDetails jobId={jobId} className="ma-prose" />
      <div className="ma-actions">
        <Button variant="ghost" busy={busy} onClick={() => void change()}>
          {texts.change}
        </Button>
      </div>
      {problem !== '' && <Notice tone="danger">{problem}</Notice>}
    </>
  );
}

function Views({ jobId }: { jobId: string }) {
  const query = useCall(listSiteViews, { params: { job_id: jobId } });
  return (
    <section aria-label={texts.seen}>
      <h3>{texts.seen}</h3>
      <QueryState query={query}>
        {({ total, views }) =>
          total === 0 ? (
            <p className="ma-hint">{texts.never}</p>
          ) : (
            <>
              <p>
                {texts.times(total)} {total > views.length && texts.last(views.length)}
              </p>
              <ul>
                {views.map(({ id, user_name, at }) => (
                  <li key={id}>{texts.view(user_name || texts.removedPerson, formatInstant(at))}</li>
                ))}
              </ul>
            </>
          )
        }
      </QueryState>
    </section>
  );
}

/** Door and alarm details of a place, with the views of them. */
export function DoorForm({ jobId }: { jobId: string }) {
  const query = useCall(getSiteCard, { params: { job_id: jobId } });
  return (
    <>
      <p className="ma-hint">{texts.lead}</p>
      <QueryState query={query}>{(card) => <Details card={card} />}</QueryState>
      <Views jobId={jobId} />
    </>
  );
}
