import {
  type Client,
  type EnquiryDetail,
  getClient,
  getEnquiry,
  type QuoteDetail,
  removeQuote,
  saveQuote,
} from '@cleaning/contracts';
import {
  Button,
  Card,
  getBusinessToday,
  Notice,
  PageHeader,
  Skeleton,
  useConfirm,
  useNavigateWithoutAsking,
} from '@cleaning/ui';
import { Link, showToast, useAction, useCall, useSearchParams } from '@cleaning/ui/app';
import { describeRefusal, type FormBase, resetToSaved, SaveForm, useFormBase, validateCall } from '@cleaning/ui/forms';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { v4 } from 'uuid';
import { buildQuotePath, QUOTES_PATH } from './paths';
import { QuoteFields } from './QuoteFields';
import { buildEmptyQuote, buildForm, buildQuoteForClient, buildQuoteFromEnquiry, type QuoteForm } from './quoteForm';
import { SendForm } from './SendForm';
import { quote as quoteTexts, editor as texts } from './texts';

interface DraftFormProps {
  first: QuoteForm;
  /** Base of an existing draft. */
  base?: FormBase<QuoteDetail>;
  /** Called when unsaved edits appear or disappear. */
  onUnsaved?: (isUnsaved: boolean) => void;
  onSaved: (kept: QuoteDetail, typedSince: boolean) => void;
}

function DraftForm({ first, base, onUnsaved, onSaved }: DraftFormProps) {
  const save = useAction(saveQuote);
  const form = useForm<QuoteForm>({ defaultValues: first, resolver: validateCall<QuoteForm>(saveQuote) });
  const { isDirty, errors } = form.formState;
  useEffect(() => onUnsaved?.(isDirty), [isDirty, onUnsaved]);
  const send = async (body: QuoteForm) => {
    const sent = await save.run({ body });
    // The enquiry was deleted meanwhile: the next press saves the quote without it.
    if (!sent.ok && sent.error.issues.some(({ field }) => field === 'enquiry_id'))
      form.setValue('enquiry_id', '', { shouldDirty: true });
    return sent;
  };
  return (
    <SaveForm
      form={form}
      action={save}
      send={send}
      saved={texts.saved}
      onSaved={(kept, body) => onSaved(kept, resetToSaved(form, body, buildForm(kept)))}
      base={base}
      refusal={errors.enquiry_id?.message}
      submitLabel={texts.save}
      className="ma-form ma-quote-form"
    >
      <QuoteFields form={form} />
    </SaveForm>
  );
}

interface NewDraftProps {
  enquiry: EnquiryDetail | null;
  client: Client | null;
}

function NewDraft({ enquiry, client }: NewDraftProps) {
  const navigate = useNavigateWithoutAsking();
  const [first] = useState(() => {
    const id = v4();
    if (enquiry) return buildQuoteFromEnquiry(enquiry, id, getBusinessToday());
    return client ? buildQuoteForClient(client, id, getBusinessToday()) : buildEmptyQuote(id, getBusinessToday());
  });
  return (
    <Card>
      <DraftForm
        first={first}
        onSaved={({ id }, typedSince) => {
          if (!typedSince) navigate(buildQuotePath(id), { replace: true });
        }}
      />
    </Card>
  );
}

/** A new quote: for the enquiry or client in the address, or empty. */
export function NewQuote() {
  const [address] = useSearchParams();
  const id = address.get('enquiry') ?? '';
  const clientId = address.get('client') ?? '';
  const query = useCall(getEnquiry, { params: { id }, enabled: id !== '' });
  const clientQuery = useCall(getClient, { params: { id: clientId }, enabled: clientId !== '' });
  // Read once, so that a refetch doesn't overwrite typed values.
  const [enquiry, setEnquiry] = useState<EnquiryDetail | null>(null);
  if (query.data && !enquiry) setEnquiry(query.data);
  const [client, setClient] = useState<Client | null>(null);
  if (clientQuery.data && !client) setClient(clientQuery.data);
  const isWaiting = (id !== '' && !enquiry && !query.error) || (clientId !== '' && !client && !clientQuery.error);
  return (
    <>
      <PageHeader title={texts.newTitle} back={{ to: QUOTES_PATH, label: quoteTexts.back }} />
      {enquiry && (
        <Notice tone="info">
          {texts.fromEnquiry(enquiry.name)} <Link to={`/admin/enquiries/${id}`}>{texts.seeEnquiry}</Link>
        </Notice>
      )}
      {query.error && <Notice tone="warn">{texts.noEnquiry}</Notice>}
      {isWaiting ? <Skeleton /> : <NewDraft key={enquiry?.id ?? client?.id ?? ''} enquiry={enquiry} client={client} />}
    </>
  );
}

function RemoveDraft({ quote: { id, number } }: { quote: QuoteDetail }) {
  const confirm = useConfirm();
  const navigate = useNavigateWithoutAsking();
  const remove = useAction(removeQuote, { leaves: true });
  const ask = async () => {
    if (!(await confirm(texts.confirmRemove(number), { confirmLabel: texts.remove, danger: true }))) return;
    if (!(await remove.run({ body: { id } })).ok) return;
    showToast(texts.removed);
    navigate(QUOTES_PATH);
  };
  return (
    <>
      <Button variant="secondary" busy={remove.busy} onClick={ask}>
        {texts.remove}
      </Button>
      {remove.error && <Notice tone="danger">{describeRefusal(remove.error)}</Notice>}
    </>
  );
}

/** A draft: its form and the ways to send it. */
export function Draft({ latest, onSent }: { latest: QuoteDetail; onSent: (path: string) => void }) {
  const base = useFormBase({ ...latest, version: latest.edit });
  const [isUnsaved, setUnsaved] = useState(false);
  return (
    <>
      <PageHeader
        title={quoteTexts.title(latest.number, latest.version)}
        back={{ to: QUOTES_PATH, label: quoteTexts.back }}
        actions={<RemoveDraft quote={latest} />}
      />
      <Card>
        <DraftForm
          key={base.key}
          first={buildForm(base.thing)}
          base={base}
          onUnsaved={setUnsaved}
          onSaved={(kept, typedSince) => base.saved({ ...kept, version: kept.edit }, typedSince)}
        />
      </Card>
      <SendForm quote={latest} isUnsaved={isUnsaved} onSent={onSent} />
    </>
  );
}
