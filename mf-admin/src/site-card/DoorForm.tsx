import {
  ACCESS_LENGTH,
  getSiteCard,
  listSiteViews,
  type SiteCard,
  saveSiteAccess,
  showSiteAccess,
} from '@cleaning/contracts';
import { Button, DoorDetails, Notice, QueryState, readableInstant, TextAreaField, useUnsaved } from '@cleaning/ui';
import { messageOf, request, showToast, useAction, useCall } from '@cleaning/ui/app';
import { refusalOf } from '@cleaning/ui/forms';
import { useState } from 'react';
import { siteCard } from './texts';

const texts = siteCard.door;

interface Typed {
  /** The card that was read before. */
  readonly version: number;
  readonly text: string;
}

interface EditorProps {
  jobId: string;
  typed: Typed;
  onTyped: (typed: Typed | null) => void;
  onKept: (typed: Typed) => void;
}

function Editor({ jobId, typed, onTyped, onKept }: EditorProps) {
  const save = useAction(saveSiteAccess);
  useUnsaved(true);

  async function submit() {
    if (!(await save.run({ body: { job_id: jobId, ...typed } })).ok) return;
    onKept(typed);
    showToast(texts.saved);
  }

  return (
    <form
      noValidate
      className="ma-form"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <TextAreaField
        label={texts.text}
        hint={texts.textHint}
        rows={5}
        maxLength={ACCESS_LENGTH}
        autoComplete="off"
        value={typed.text}
        onChange={({ target }) => onTyped({ ...typed, text: target.value })}
      />
      {save.error && <Notice tone="danger">{refusalOf(save.error)}</Notice>}
      <div className="ma-actions">
        <Button type="submit" busy={save.busy}>
          {texts.save}
        </Button>
        <Button variant="secondary" onClick={() => onTyped(null)}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}

function Details({ card: { job_id: jobId, access, version } }: { card: SiteCard }) {
  const [typed, setTyped] = useState<Typed | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');

  /** What is changed has to be seen first, which is recorded. The answer is kept nowhere but in the field. */
  async function change() {
    setBusy(true);
    setProblem('');
    try {
      const { text } = await request(showSiteAccess, { body: { job_id: jobId } });
      setTyped({ version, text });
    } catch (error) {
      setProblem(messageOf(error));
    }
    setBusy(false);
  }

  // What was typed since is not lost.
  const kept = (sent: Typed) => setTyped((now) => (now === sent ? null : now && { ...now, version: sent.version + 1 }));
  if (typed) return <Editor jobId={jobId} typed={typed} onTyped={setTyped} onKept={kept} />;
  if (access === 'none')
    return (
      <>
        <p>{texts.none}</p>
        <Button variant="secondary" onClick={() => setTyped({ version, text: '' })}>
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
                  <li key={id}>{texts.view(user_name || texts.removedPerson, readableInstant(at))}</li>
                ))}
              </ul>
            </>
          )
        }
      </QueryState>
    </section>
  );
}

/** Door and alarm details of a place, and who has seen them. */
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
