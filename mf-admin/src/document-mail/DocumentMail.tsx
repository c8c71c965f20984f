import { bindFields, describeRefusal, resetToSaved, SaveForm, validateCall } from '@cleaning/ui/forms';
import './documentMail.css';
import {
  type BodyInput,
  type CallAnswer,
  type DocumentMailState,
  listDocumentMail,
  type DocumentMail as Mail,
  type MailedDocument,
  markDocumentSent,
  NO_MAIL_SERVER,
  sendDocument,
} from '@cleaning/contracts';
import {
  Badge,
  Button,
  Card,
  formatInstant,
  LinkButton,
  Notice,
  QueryState,
  TextField,
  useConfirm,
  useDownload,
} from '@cleaning/ui';
import { Link, showToast, useAction, useCall, useCurrentUser } from '@cleaning/ui/app';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { v4 } from 'uuid';
import { documentMail as texts } from './texts';

type Kept = CallAnswer<typeof listDocumentMail>;
type Typed = BodyInput<typeof sendDocument>;

const TONES = {
  waiting: 'neutral',
  sent: 'ok',
  refused: 'danger',
  'given-up': 'danger',
  unsure: 'warn',
} as const satisfies Record<DocumentMailState, string>;

interface DocumentProps {
  kind: MailedDocument;
  number: string;
  /** Version that is shown. The call refuses if a newer one exists. */
  version: number;
  /** Whether it has edits that aren't issued. */
  isUnsaved?: boolean;
  /** The PDF, for sending without a mail server. */
  pdf: () => Promise<{ blob: Blob; fileName?: string | undefined }>;
}

function Entry({ mail }: { mail: Mail }) {
  return (
    <li>
      <p>
        <strong>{texts.entry(mail.to, mail.version)}</strong>{' '}
        <Badge tone={TONES[mail.state]}>
          {mail.code === NO_MAIL_SERVER ? texts.states['given-up'] : texts.states[mail.state]}
        </Badge>
      </p>
      {mail.code === NO_MAIL_SERVER && <p>{texts.noServer}</p>}
      {mail.code !== NO_MAIL_SERVER && texts.why[mail.state] !== '' && <p>{texts.why[mail.state]}</p>}
      {mail.code !== NO_MAIL_SERVER && mail.code !== '' && <p>{texts.code(mail.code)}</p>}
      {mail.copied && <p className="ma-hint">{texts.copied}</p>}
      <p className="ma-hint">{texts.by(mail.asked_by, formatInstant(mail.finished_at || mail.asked_at))}</p>
    </li>
  );
}

function SendForm({ kind, number, version, isUnsaved = false, kept }: DocumentProps & { kept: Kept }) {
  const send = useAction(sendDocument);
  const [key, setKey] = useState(() => v4());
  // A newer version may be issued while the form is shown.
  const buildBody = ({ to }: Pick<Typed, 'to'>): Typed => ({ kind, number, key, version, to });
  const form = useForm<Pick<Typed, 'to'>>({
    defaultValues: { to: kept.to },
    resolver: validateCall<Pick<Typed, 'to'>>(sendDocument, buildBody),
  });
  const field = bindFields(form);
  return (
    <SaveForm
      form={form}
      action={send}
      send={(typed) => send.run({ body: buildBody(typed) })}
      saved={texts.queued}
      onSaved={(_, typed) => {
        setKey(v4());
        resetToSaved(form, typed, typed);
      }}
      submitLabel={kept.mails.length === 0 ? texts.send : texts.sendAgain}
      variant="secondary"
      disabled={isUnsaved}
      className="ma-form"
    >
      <TextField label={texts.to} hint={kept.sent_at === '' && texts.lead} type="email" required {...field('to')} />
      {isUnsaved && <Notice tone="warn">{texts.unsaved}</Notice>}
    </SaveForm>
  );
}

/** Marks a document as sent that was handed over on paper. */
function MarkSent({ kind, number, version }: DocumentProps) {
  const confirm = useConfirm();
  const mark = useAction(markDocumentSent);
  async function press() {
    if (!(await confirm(texts.confirmSent(number), { confirmLabel: texts.markSent }))) return;
    if ((await mark.run({ body: { kind, number, version } })).ok) showToast(texts.marked(number));
  }
  return (
    <>
      <Button variant="ghost" busy={mark.busy} onClick={press}>
        {texts.markSent}
      </Button>
      {mark.error && <Notice tone="danger">{describeRefusal(mark.error)}</Notice>}
    </>
  );
}

/** Without a mail server, the admin downloads the document and sends it themselves. */
function ReadyToSend({ pdf, ...document }: DocumentProps) {
  const { kind, number, version } = document;
  const confirm = useConfirm();
  const mark = useAction(markDocumentSent);
  const { download, busy, problem } = useDownload(`${number}.pdf`, pdf);
  async function press() {
    if (!(await download())) return;
    if (!(await confirm(texts.confirmSent(number), { confirmLabel: texts.markSent }))) return;
    if ((await mark.run({ body: { kind, number, version } })).ok) showToast(texts.marked(number));
  }
  return (
    <>
      <p>
        <Badge tone="warn">{texts.ready}</Badge>
      </p>
      <p>{texts.noServer}</p>
      {document.isUnsaved && <Notice tone="warn">{texts.unsaved}</Notice>}
      <div className="ma-actions">
        <Button busy={busy || mark.busy} disabled={document.isUnsaved ?? false} onClick={press}>
          {texts.downloadAndMark}
        </Button>
        <LinkButton variant="secondary" to="/admin/mail">
          {texts.setUpMail}
        </LinkButton>
      </div>
      {problem && <Notice tone="danger">{problem}</Notice>}
      {mark.error && <Notice tone="danger">{describeRefusal(mark.error)}</Notice>}
    </>
  );
}

function Sending({ kept, ...document }: DocumentProps & { kept: Kept }) {
  const waiting = kept.mails.find(({ state }) => state === 'waiting');
  const { mail_reaches_people: canMail = true } = useCurrentUser();
  // The page of a client's invoice has its own button.
  const canBeMarked =
    canMail && document.kind !== 'client-invoice' && kept.sent_at === '' && kept.gst_confirmed && !waiting;
  const closed = kept.mails.some(({ state }) => state === 'sent') ? texts.closed : texts.closedByHand;
  return (
    <>
      <div role="status">
        {kept.sent_at !== '' && <p>{closed(formatInstant(kept.sent_at))}</p>}
        {waiting && <p>{texts.sending(waiting.to)}</p>}
      </div>
      {!kept.gst_confirmed && (
        <Notice tone="warn">
          {texts.notConfirmed} <Link to="/admin/invoice-settings#gst">{texts.confirm}</Link>
        </Notice>
      )}
      {canMail && kept.gst_confirmed && !waiting && <SendForm key={kept.to} kept={kept} {...document} />}
      {!canMail && kept.gst_confirmed && !waiting && kept.sent_at === '' && <ReadyToSend {...document} />}
      {canBeMarked && <MarkSent {...document} />}
      {kept.mails.length > 0 && (
        <>
          <h3 className="ma-hint">{texts.history}</h3>
          <ul className="ma-mails">
            {kept.mails.map((mail) => (
              <Entry key={mail.id} mail={mail} />
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** Sends an invoice or a note by mail, and shows the state of each message. */
export function DocumentMail(document: DocumentProps) {
  const { kind, number } = document;
  const query = useCall(listDocumentMail, { body: { kind, number } });
  return (
    <Card title={texts.title}>
      <QueryState query={query}>{(kept) => <Sending kept={kept} {...document} />}</QueryState>
    </Card>
  );
}
