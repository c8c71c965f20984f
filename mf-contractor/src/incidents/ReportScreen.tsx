import './incidents.css';
import {
  getMyIncidents,
  INCIDENT_KINDS,
  INCIDENT_TEXT_LENGTH,
  type IncidentKind,
  MAX_INCIDENT_PHOTOS,
  type OwnIncident,
  reportIncident,
} from '@cleaning/contracts';
import {
  Badge,
  Button,
  Card,
  formatInstant,
  LinkButton,
  Notice,
  PageHeader,
  QueryState,
  SelectField,
  SentFields,
  TextAreaField,
} from '@cleaning/ui';
import { isUnreachable, useCall, useCurrentUser } from '@cleaning/ui/app';
import { SaveForm, validateRules } from '@cleaning/ui/forms';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { v4 } from 'uuid';
import { PhotoField } from '../photos/PhotoField';
import { photoOutbox } from '../photos/sendPhotos';
import { CallOffice } from '../shifts/ShiftActions';
import { supplies } from '../supplies/texts';
import { useLikelyJob, useOwnJobs } from './ownJobs';
import { dropReport, type QueuedReport, useQueuedReports } from './queuedReports';
import { dropDraft, keepDraft, type ReportDraft, readDraft } from './reportDraft';
import { SafeWork } from './SafeWork';
import { deliverReport, type ReportDelivery, reportOutbox } from './sendReports';
import { incidents as texts } from './texts';

const KINDS = Object.keys(INCIDENT_KINDS) as IncidentKind[];

interface Done {
  readonly kind: IncidentKind;
  /** Empty if no site was named. */
  readonly jobId: string;
  readonly delivery: ReportDelivery;
}

/** Choice of no site. */
const NO_JOB = 'none';

const resolver = validateRules(({ kind }: ReportDraft) => ({ kind: kind === '' ? texts.kindMissing : undefined }));

async function deliver(report: QueuedReport): Promise<ReportDelivery> {
  try {
    return await deliverReport(report);
  } catch {
    // A device without room for it cannot keep it.
    return { state: 'refused', msg: texts.notKept };
  }
}

/** Fills in the site, if it is known. */
const SuppliesLink = ({ base, jobId }: { base: string; jobId: string }) => (
  <LinkButton
    variant="secondary"
    to={`${base.replace('my-jobs', 'request-supplies')}${jobId === '' ? '' : `?job=${jobId}`}`}
  >
    {supplies.title}
  </LinkButton>
);

function ReportForm({ base, onDone }: { base: string; onDone: (done: Done) => void }) {
  const me = useCurrentUser();
  const jobs = useOwnJobs();
  const likely = useLikelyJob();
  const [refusal, setRefusal] = useState('');
  const [busy, setBusy] = useState(false);
  // Photos belong to the report.
  const [isAdding, setAdding] = useState(false);
  const [draft] = useState(() => readDraft(me.id));
  const form = useForm<ReportDraft>({ defaultValues: draft, resolver });
  const { errors } = form.formState;
  const { kind, chosen, text, photos } = form.watch();
  const changePhotos = (next: (before: readonly string[]) => readonly string[]) =>
    form.setValue('photos', next(form.getValues('photos')));
  const site = chosen ?? (jobs.has(likely) ? likely : '');
  const jobId = site === NO_JOB ? '' : site;
  const problem = errors.kind?.message ?? refusal;
  // People who have only chosen supplies can switch to the supplies form.
  const hasContent = (kind !== '' && kind !== 'supplies') || text !== '' || photos.length > 0;
  useEffect(() => keepDraft(me.id, { kind, chosen, text, photos }), [me.id, kind, chosen, text, photos]);
  // Leaving the form means that it was sent or can be lost.
  useEffect(() => dropDraft, []);

  async function send(typed: ReportDraft) {
    if (typed.kind === '') return undefined;
    setRefusal('');
    setBusy(true);
    const report: QueuedReport = {
      key: v4(),
      userId: me.id,
      kind: typed.kind,
      jobId,
      text: typed.text.trim(),
      happenedAt: new Date().toISOString(),
      photos: typed.photos,
      refusal: null,
    };
    // From here on, the report itself is stored.
    dropDraft();
    const delivery = await deliver(report);
    setBusy(false);
    if (delivery.state !== 'refused') return { ok: true, value: { kind: report.kind, jobId, delivery } } as const;
    keepDraft(me.id, typed);
    setRefusal(delivery.msg);
    return undefined;
  }

  return (
    <SaveForm
      form={form}
      action={{ call: reportIncident, busy, error: null }}
      send={send}
      onSaved={onDone}
      isUnsaved={hasContent}
      asksBeforeLeaving={hasContent}
      busy={isAdding}
      submitLabel={texts.send}
      className="mc-form"
    >
      <SentFields busy={busy}>
        <fieldset className="mc-kinds-of-incident">
          <legend>{texts.kind}</legend>
          {KINDS.map((value) => (
            <label key={value} className="mc-kind-of-incident">
              <input type="radio" value={value} {...form.register('kind', { onChange: () => setRefusal('') })} />
              <span>
                {texts.kinds[value]}
                <small>{texts.hints[value]}</small>
              </span>
            </label>
          ))}
        </fieldset>
        <div role="status">{kind === 'injury' && <SafeWork />}</div>
        {kind === 'supplies' && <SuppliesLink base={base} jobId={jobId} />}
        <SelectField
          label={texts.job}
          placeholder={supplies.chooseJob}
          options={[...[...jobs].map(([value, label]) => ({ value, label })), { value: NO_JOB, label: texts.noJob }]}
          value={site}
          onChange={({ target }) => form.setValue('chosen', target.value)}
        />
        <TextAreaField
          label={texts.text}
          hint={texts.textHint}
          rows={4}
          maxLength={INCIDENT_TEXT_LENGTH}
          {...form.register('text')}
        />
        <PhotoField
          label={texts.photos}
          keys={photos}
          max={MAX_INCIDENT_PHOTOS}
          onAdd={(keys) => changePhotos((before) => [...before, ...keys])}
          onRemove={(key) => changePhotos((before) => before.filter((each) => each !== key))}
          onBusy={setAdding}
        />
      </SentFields>
      <div role="alert">{problem !== '' && <Notice tone="danger">{problem}</Notice>}</div>
    </SaveForm>
  );
}

function Sent({ done: { kind, jobId, delivery }, base, onAgain }: { done: Done; base: string; onAgain: () => void }) {
  const said = useRef<HTMLDivElement>(null);
  useEffect(() => said.current?.focus(), []);
  const number = delivery.state === 'taken' ? delivery.number : 0;
  return (
    <>
      <div ref={said} tabIndex={-1}>
        {delivery.state === 'waiting' ? (
          <Notice tone="warn">{delivery.msg === undefined ? texts.waiting : texts.tooMany(delivery.msg)}</Notice>
        ) : (
          <Notice tone="ok">{texts.sent(texts.kinds[kind], number)}</Notice>
        )}
      </div>
      {kind === 'injury' && <SafeWork />}
      <div className="mc-actions">
        {kind === 'no-access' && <CallOffice />}
        <LinkButton to={base}>{texts.toMyJobs}</LinkButton>
        <Button variant="secondary" onClick={onAgain}>
          {texts.another}
        </Button>
        <SuppliesLink base={base} jobId={jobId} />
      </div>
    </>
  );
}

function Kept({ report }: { report: QueuedReport }) {
  return (
    <li className="mc-report">
      <p>
        <strong>{texts.kinds[report.kind]}</strong>{' '}
        <Badge tone={report.refusal === null ? 'warn' : 'danger'}>
          {report.refusal === null ? texts.states.waiting : texts.states.refused}
        </Badge>
      </p>
      <p className="mc-note">{formatInstant(report.happenedAt)}</p>
      {report.text !== '' && <p className="mc-prose">{report.text}</p>}
      {report.refusal !== null && (
        <>
          <p>{report.refusal}</p>
          <Button variant="secondary" onClick={() => dropReport(report.key)}>
            {texts.dismiss}
          </Button>
        </>
      )}
    </li>
  );
}

function Own({ incident }: { incident: OwnIncident }) {
  return (
    <li className="mc-report">
      <p>
        <strong>{texts.titleOf(texts.kinds[incident.kind], incident.number)}</strong>{' '}
        <Badge tone={incident.state === 'closed' ? 'ok' : 'neutral'}>{texts.states[incident.state]}</Badge>
      </p>
      <p className="mc-note">{[incident.job_name, formatInstant(incident.happened_at)].filter(Boolean).join(', ')}</p>
      {incident.text !== '' && <p className="mc-prose">{incident.text}</p>}
    </li>
  );
}

/** The user's reports, waiting ones first. */
function OwnReports() {
  const me = useCurrentUser();
  const kept = useQueuedReports(me.id);
  const own = useCall(getMyIncidents);
  // Admins without a job have no work bar, which would send waiting reports.
  useEffect(() => {
    void reportOutbox.sendAll(me.id);
    void photoOutbox.sendAll(me.id);
  }, [me.id]);
  const isAway = own.data === undefined && isUnreachable(own.error);
  return (
    <Card title={texts.own}>
      {kept.length > 0 && (
        <ul className="mc-reports">
          {kept.map((report) => (
            <Kept key={report.key} report={report} />
          ))}
        </ul>
      )}
      {isAway ? (
        <p className="mc-note">{texts.away}</p>
      ) : (
        <QueryState query={own}>
          {(incidents) =>
            incidents.length === 0 ? (
              kept.length === 0 && <p className="mc-note">{texts.none}</p>
            ) : (
              <ul className="mc-reports">
                {incidents.map((incident) => (
                  <Own key={incident.incident_id} incident={incident} />
                ))}
              </ul>
            )
          }
        </QueryState>
      )}
    </Card>
  );
}

/** Reports an injury, damage and the like: a kind, then Send. Works without a connection. */
export default function ReportScreen({ base }: { base: string }) {
  const [done, setDone] = useState<Done | null>(null);
  return (
    <>
      <PageHeader title={texts.title} back={{ to: base, label: texts.back }} />
      <Card>
        {done ? (
          <Sent done={done} base={base} onAgain={() => setDone(null)} />
        ) : (
          <ReportForm base={base} onDone={setDone} />
        )}
      </Card>
      <OwnReports />
    </>
  );
}
