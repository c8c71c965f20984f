import { describeRefusal, type FormBase, resetToSaved, SaveForm, useFormBase, validateCall } from '@cleaning/ui/forms';
import './clients.css';
import { archiveClient, type Client, type ClientJob, getClient, removeClient, saveClient } from '@cleaning/contracts';
import {
  Badge,
  Button,
  Card,
  EmptyState,
  LinkButton,
  Notice,
  PageHeader,
  QueryState,
  useConfirm,
  useNavigateWithoutAsking,
} from '@cleaning/ui';
import { showToast, useAction, useCall, useParams } from '@cleaning/ui/app';
import { useForm } from 'react-hook-form';
import { JobComplaints } from '../complaints/JobComplaints';
import { Panel } from '../desk/Panel';
import { UrlTabs } from '../desk/UrlTabs';
import { Extras } from '../extras/Extras';
import { extras } from '../extras/texts';
import { NextStep } from '../setup/NextStep';
import { ClientBilling, ClientContacts } from './ClientContacts';
import { ClientFacts } from './ClientFacts';
import { ClientFields } from './ClientFields';
import { ClientHistory } from './ClientHistory';
import { ClientInvoices } from './ClientInvoices';
import { ClientJobs } from './ClientJobs';
import { ClientPageAccess } from './ClientPageAccess';
import { ClientQuotes } from './ClientQuotes';
import { ClientVisits } from './ClientVisits';
import { buildForm, type ClientForm } from './clientForm';
import { buildClientJobPath, buildClientQuotePath, CLIENTS_PATH, pickClientName } from './paths';
import { clientList, client as texts } from './texts';

interface DetailsFormProps {
  base: FormBase<Client>;
}

function DetailsForm({ base }: DetailsFormProps) {
  const { id, version, details } = base.thing;
  const save = useAction(saveClient);
  const form = useForm<ClientForm>({
    defaultValues: buildForm(id, version, details),
    resolver: validateCall<ClientForm>(saveClient),
  });

  return (
    <SaveForm
      form={form}
      action={save}
      send={(body) => save.run({ body })}
      saved={texts.saved}
      onSaved={(kept, body) => base.saved(kept, resetToSaved(form, body, buildForm(id, kept.version, kept.details)))}
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

/** Deletes a client without references, and archives any other. */
function Removal({ client }: { client: Client }) {
  const { id, version, archived, removable } = client;
  const name = pickClientName(client);
  const confirm = useConfirm();
  const navigate = useNavigateWithoutAsking();
  const archive = useAction(archiveClient);
  const remove = useAction(removeClient, { leaves: true });

  async function change(next: boolean) {
    if (next && !(await confirm(texts.confirmArchive(name), { confirmLabel: texts.archive }))) return;
    if (!(await archive.run({ body: { id, version, archived: next } })).ok) return;
    showToast(next ? texts.archivedToast(name) : texts.restoredToast(name));
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
      {error && <Notice tone="danger">{describeRefusal(error)}</Notice>}
    </>
  );
}

function Overview({ client }: { client: Client }) {
  return (
    <>
      <div className="ma-client-cards">
        <ClientContacts client={client} />
        <ClientBilling client={client} />
      </div>
      <Card title={extras.title}>
        <Extras place={{ client_id: client.id, job_id: '' }} />
      </Card>
      <ClientPageAccess clientId={client.id} />
      <ClientHistory id={client.id} />
      <Card title={texts.archiving}>
        <div className="ma-actions">
          <Removal client={client} />
        </div>
      </Card>
    </>
  );
}

function Complaints({ jobs }: { jobs: readonly ClientJob[] }) {
  if (jobs.length === 0) return <EmptyState text={texts.noJobs} />;
  return jobs.map(({ job_id, job_name }) => (
    <Panel key={job_id} title={job_name}>
      <JobComplaints jobId={job_id} jobName={job_name} />
    </Panel>
  ));
}

function ClientPage({ client }: { client: Client }) {
  const { id, details, archived, jobs } = client;
  const current = jobs.filter(({ to }) => to === '');
  return (
    <>
      <PageHeader
        title={pickClientName(client)}
        lead={
          <>
            {details.trading_name !== '' && details.legal_name} {archived && <Badge>{clientList.archived}</Badge>}
          </>
        }
        back={{ to: CLIENTS_PATH, label: clientList.title }}
        actions={
          <>
            {!archived && (
              <>
                <LinkButton to={buildClientQuotePath(id)}>{texts.newQuote}</LinkButton>
                <LinkButton variant="secondary" to={buildClientJobPath(id)}>
                  {texts.newJob}
                </LinkButton>
              </>
            )}
            <LinkButton variant="secondary" to="?tab=edit">
              {texts.edit}
            </LinkButton>
          </>
        }
      />
      <NextStep here={['clients']} />
      {archived && <Notice tone="warn">{current.length > 0 ? texts.archivedWithJobs : texts.archivedNotice}</Notice>}
      <ClientFacts client={client} />
      <UrlTabs
        label={texts.tabs}
        tabs={[
          { id: 'overview', label: texts.overview, content: <Overview client={client} /> },
          { id: 'invoices', label: texts.invoices, content: <ClientInvoices clientId={id} /> },
          { id: 'quotes', label: texts.quotes, content: <ClientQuotes clientId={id} /> },
          { id: 'jobs', label: texts.jobs, content: <ClientJobs jobs={jobs} /> },
          { id: 'visits', label: texts.visits, content: <ClientVisits jobs={current} /> },
          { id: 'complaints', label: texts.complaints, content: <Complaints jobs={current} /> },
          { id: 'edit', label: texts.edit, content: <Details latest={client} /> },
        ]}
      />
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
