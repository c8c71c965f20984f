import './incidents.css';
import {
  getMyIncidents,
  INCIDENT_KINDS,
  INCIDENT_TEXT_LENGTH,
  type IncidentKind,
  MAX_INCIDENT_PHOTOS,
  type OwnIncident,
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
  useUnsaved,
} from '@cleaning/ui';
import { isUnreachable, useCall, useCurrentUser } from '@cleaning/ui/app';
import { useEffect, useRef, useState } from 'react';
import { v4 } from 'uuid';
import { PhotoField } from '../photos/PhotoField';
import { sendQueuedPhotos } from '../photos/sendPhotos';
import { useLikelyJob, useOwnJobs } from './ownJobs';
import { dropReport, type QueuedReport, useQueuedReports } from './queuedReports';
import { dropDraft, keepDraft, type ReportDraft, readDraft } from './reportDraft';
import { SafeWork } from './SafeWork';
import { deliverReport, type ReportDelivery, sendQueuedReports } from './sendReports';
import { incidents as texts } from './texts';

const KINDS = Object.keys(INCIDENT_KINDS) as IncidentKind[];

interface Done {
  readonly kind: IncidentKind;
  readonly delivery: ReportDelivery;
}

function ReportForm({ onDone }: { onDone: (done: Done) => void }) {
  const me = useCurrentUser();
  const jobs = useOwnJobs();
  const likely = useLikelyJob();
  const [draft, setDraft] = useState(() => readDraft(me.id));
  const { kind, chosen, text, photos } = draft;
  const change = (next: Partial<ReportDraft>) => setDraft((before) => ({ ...before, ...next }));
  const changePhotos = (next: (before: readonly string[]) => readonly string[]) =>
    setDraft((before) => ({ ...before, photos: next(before.photos) }));
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  // A photo that was taken belongs to the report.
  const [isAdding, setAdding] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  useUnsaved(kind !== '' || text !== '' || photos.length > 0);
  const jobId = chosen ?? (jobs.has(likely) ? likely : '');
  useEffect(() => keepDraft(me.id, draft), [me.id, draft]);
  // Who leaves the form has sent it, or wants to lose it.
  useEffect(() => dropDraft, []);

  async function send() {
    if (kind === '') {
      setProblem(texts.kindMissing);
      first.current?.focus();
      return;
    }
    setBusy(true);
    const happenedAt = new Date().toISOString();
    const report: QueuedReport = {
      key: v4(),
      userId: me.id,
      kind,
      jobId,
      text: text.trim(),
      happenedAt,
      photos,
      refusal: null,
    };
    // From here on the report itself is kept.
    dropDraft();
    // A device without room for it cannot keep it.
    const delivery = await deliverReport(report).catch(() => null);
    setBusy(false);
    if (delivery && delivery.state !== 'refused') return onDone({ kind, delivery });
    keepDraft(me.id, draft);
    setProblem(delivery ? delivery.msg : texts.notKept);
  }

  return (
    <form
      noValidate
      className="mc-form"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <SentFields busy={busy}>
        <fieldset className="mc-kinds-of-incident">
          <legend>{texts.kind}</legend>
          {KINDS.map((value, index) => (
            <label key={value} className="mc-kind-of-incident">
              <input
                ref={index === 0 ? first : undefined}
                type="radio"
                name="kind"
                value={value}
                checked={kind === value}
                onChange={() => {
                  change({ kind: value });
                  setProblem('');
                }}
              />
              <span>
                {texts.kinds[value]}
                <small>{texts.hints[value]}</small>
              </span>
            </label>
          ))}
        </fieldset>
        <div role="status">{kind === 'injury' && <SafeWork />}</div>
        <SelectField
          label={texts.job}
          placeholder={texts.noJob}
          options={[...jobs].map(([value, label]) => ({ value, label }))}
          value={jobId}
          onChange={({ target }) => change({ chosen: target.value })}
        />
        <TextAreaField
          label={texts.text}
          hint={texts.textHint}
          rows={4}
          maxLength={INCIDENT_TEXT_LENGTH}
          value={text}
          onChange={({ target }) => change({ text: target.value })}
        />
        <PhotoField
          label={texts.photos}
          keys={photos}
          most={MAX_INCIDENT_PHOTOS}
          onAdd={(keys) => changePhotos((before) => [...before, ...keys])}
          onRemove={(key) => changePhotos((before) => before.filter((each) => each !== key))}
          onBusy={setAdding}
        />
      </SentFields>
      <div role="alert">{problem !== '' && <Notice tone="danger">{problem}</Notice>}</div>
      <div className="mc-actions">
        <Button type="submit" busy={busy || isAdding}>
          {texts.send}
        </Button>
      </div>
    </form>
  );
}

function Sent({ done: { kind, delivery }, base, onAgain }: { done: Done; base: string; onAgain: () => void }) {
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
        <LinkButton to={base}>{texts.toMyJobs}</LinkButton>
        <Button variant="secondary" onClick={onAgain}>
          {texts.another}
        </Button>
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

/** What the person has reported, with what waits for a connection first. */
function OwnReports() {
  const me = useCurrentUser();
  const kept = useQueuedReports(me.id);
  const own = useCall(getMyIncidents);
  // Admins without a job have no bar that sends what waits.
  useEffect(() => {
    void sendQueuedReports(me.id);
    void sendQueuedPhotos(me.id);
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
        {done ? <Sent done={done} base={base} onAgain={() => setDone(null)} /> : <ReportForm onDone={setDone} />}
      </Card>
      <OwnReports />
    </>
  );
}
