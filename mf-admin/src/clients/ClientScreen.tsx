import { checkedBy, type FormBase, refusalOf, resetSent, SaveForm, useFormBase } from '@cleaning/ui/forms';
import './clients.css';
import { archiveClient, type Client, getClient, removeClient, saveClient } from '@cleaning/contracts';
import { Badge, Button, Card, LinkButton, Notice, PageHeader, QueryState, useConfirm, useLeadOn } from '@cleaning/ui';
import { showToast, useAction, useCall, useParams } from '@cleaning/ui/app';
import { useForm } from 'react-hook-form';
import { Extras } from '../extras/Extras';
import { extras } from '../extras/texts';
import { accountPath } from '../receivables/paths';
import { ClientFields } from './ClientFields';
import { ClientHistory } from './ClientHistory';
import { ClientJobs } from './ClientJobs';
import { ClientPageAccess } from './ClientPageAccess';
import { type ClientForm, formOf } from './clientForm';
import { CLIENTS_PATH } from './paths';
import { clientList, client as texts } from './texts';

const nameOf = ({ details }: Client) => details.trading_name || details.legal_name;

interface DetailsFormProps {
  base: FormBase<Client>;
}

function DetailsForm({ base }: DetailsFormProps) {
  const { id, version, details } = base.thing;
  const save = useAction(saveClient);
  const form = useForm<ClientForm>({
    defaultValues: formOf(id, version, details),
    resolver: checkedBy<ClientForm>(saveClient),
  });

  return (
    <SaveForm
      form={form}
      action={save}
      send={(body) => save.run({ body })}
      saved={texts.saved}
      onSaved={(kept, body) => base.saved(kept, resetSent(form, body, formOf(id, kept.version, kept.details)))}
      base={base}
      submitLabel={texts.save}
      className="ma-form"
    >
      <ClientFields form={form} />
    </SaveForm>
  );
}

function Details({ latest }: { latest: Client }) {
  const base = useFormBase(latest);
  return (
    <Card title={texts.details}>
      <DetailsForm key={base.key} base={base} />
    </Card>
  );
}

/** Deletes a client to whom nothing refers; any other is archived. */
function Removal({ client }: { client: Client }) {
  const { id, version, archived, removable } = client;
  const name = nameOf(client);
  const confirm = useConfirm();
  const navigate = useLeadOn();
  const archive = useAction(archiveClient);
  const remove = useAction(removeClient, { leaves: true });

  async function change(next: boolean) {
    if (next && !(await confirm(texts.confirmArchive(name), { confirmLabel: texts.archive }))) return;
    if (!(await archive.run({ body: { id, version, archived: next } })).ok) return;
    showToast(next ? texts.isArchived(name) : texts.isRestored(name));
  }
  async function removeIt() {
    if (!(await confirm(texts.confirmRemove(name), { confirmLabel: texts.remove }))) return;
    if (!(await remove.run({ body: { id } })).ok) return;
    showToast(texts.removed(name));
    navigate(CLIENTS_PATH);
  }

  const error = archive.error ?? remove.error;
  return (
    <>
      <Button variant="secondary" busy={archive.busy} onClick={() => change(!archived)}>
        {archived ? texts.restore : texts.archive}
      </Button>
      {removable && (
        <Button variant="secondary" busy={remove.busy} onClick={removeIt}>
          {texts.remove}
        </Button>
      )}
      {error && <Notice tone="danger">{refusalOf(error)}</Notice>}
    </>
  );
}

function ClientPage({ client }: { client: Client }) {
  const { details, archived, jobs } = client;
  return (
    <>
      <PageHeader
        title={nameOf(client)}
        lead={
          <>
            {details.trading_name !== '' && details.legal_name} {archived && <Badge>{clientList.archived}</Badge>}
          </>
        }
        back={{ to: CLIENTS_PATH, label: clientList.title }}
        actions={
          <>
            <LinkButton to={accountPath(client.id)} variant="secondary">
              {texts.account}
            </LinkButton>
            <Removal client={client} />
          </>
        }
      />
      {archived && (
        <Notice tone="warn">{jobs.some(({ to }) => to === '') ? texts.archivedWithJobs : texts.archivedNotice}</Notice>
      )}
      <ClientJobs jobs={jobs} />
      <Card title={extras.title}>
        <Extras of={{ client_id: client.id, job_id: '' }} />
      </Card>
      <Details latest={client} />
      <ClientPageAccess clientId={client.id} />
      <ClientHistory id={client.id} />
    </>
  );
}

/** Everything about one client. */
export default function ClientScreen() {
  const { clientID = '' } = useParams();
  const query = useCall(getClient, { params: { id: clientID } });
  return (
    <QueryState query={query} list={{ to: CLIENTS_PATH, label: clientList.title }}>
      {(client) => <ClientPage client={client} />}
    </QueryState>
  );
}
