import {
  changeIncident,
  getIncident,
  INCIDENT_KINDS,
  INCIDENT_STEPS,
  INCIDENT_YEARS,
  type IncidentDetail,
  type IncidentNote,
  type IncidentState,
  noteIncident,
  SAFEWORK_NOTICE_HOURS,
  SAFEWORK_TELEPHONE,
} from '@cleaning/contracts';
import { Button, Card, Facts, formatInstant, LinkButton, Notice, PageHeader, QueryState } from '@cleaning/ui';
import { getMessage, showToast, useAction, useCall, useParams } from '@cleaning/ui/app';
import { NoteHistory } from '../desk/NoteHistory';
import { JobLink, PersonLink } from '../desk/RoleLinks';
import { useIsAdmin } from '../desk/role';
import { WorkPhotos } from '../work-photos/WorkPhotos';
import { StateBadge } from './IncidentsScreen';
import { states, incident as texts } from './texts';

const LIST = '/admin/incidents';

const stepText = (from: IncidentState, to: IncidentState): string =>
  from === 'closed' ? texts.reopen : texts.steps[to];

const formatTitle = ({ kind, by, state }: IncidentNote): string =>
  kind === 'state' && state ? texts.changed(by, states[state]) : texts.note(by);

function Report({ incident }: { incident: IncidentDetail }) {
  const { job_id, job_name, job_kind, user_id, user_name, text, photos = [] } = incident;
  const person = <PersonLink id={user_id}>{user_name}</PersonLink>;
  const job = job_kind === null ? texts.noJob : <JobLink job={{ kind: job_kind, job_id }}>{job_name}</JobLink>;
  return (
    <Card title={texts.report}>
      <Facts
        facts={[
          [texts.person, person],
          [texts.job, job],
          [texts.happened, formatInstant(incident.happened_at)],
          [texts.reported, formatInstant(incident.reported_at)],
        ]}
      />
      <p className="ma-written">{text || texts.noText}</p>
      {photos.length > 0 && (
        <WorkPhotos kind="incident" ownerId={incident.incident_id} writeCaption={() => texts.photo} />
      )}
    </Card>
  );
}

function State({ incident: { incident_id: id, state } }: { incident: IncidentDetail }) {
  const change = useAction(changeIncident);
  const step = async (to: IncidentState) => {
    const done = await change.run({ body: { id, from: state, to } });
    if (done.ok) showToast(texts.became(states[to]));
  };
  return (
    <Card title={texts.stateTitle}>
      <p>
        <StateBadge state={state} />
      </p>
      {change.error && <Notice tone="danger">{getMessage(change.error)}</Notice>}
      <div className="ma-actions">
        {INCIDENT_STEPS[state].map((to, index) => (
          <Button key={to} variant={index === 0 ? 'primary' : 'secondary'} busy={change.busy} onClick={() => step(to)}>
            {stepText(state, to)}
          </Button>
        ))}
      </div>
    </Card>
  );
}

export default function IncidentScreen() {
  const { incidentID = '' } = useParams();
  const isAdmin = useIsAdmin();
  const query = useCall(getIncident, { params: { id: incidentID } });
  return (
    <QueryState query={query} list={{ to: LIST, label: texts.back }}>
      {(incident) => (
        <>
          <PageHeader
            title={texts.incidentTitle(INCIDENT_KINDS[incident.kind], incident.number)}
            back={{ to: LIST, label: texts.back }}
            actions={
              isAdmin && (
                <LinkButton variant="secondary" to={`/admin/audit-log?subject_id=${incident.incident_id}`}>
                  {texts.history}
                </LinkButton>
              )
            }
          />
          {incident.kind === 'injury' && (
            <Notice tone="warn">
              <strong>{texts.injury.title}</strong>
              <p>{texts.injury.call(SAFEWORK_TELEPHONE)}</p>
              <p>{texts.injury.notice(SAFEWORK_NOTICE_HOURS, INCIDENT_YEARS)}</p>
            </Notice>
          )}
          <Report incident={incident} />
          <State incident={incident} />
          <NoteHistory
            key={incident.incident_id}
            id={incident.incident_id}
            entries={incident.history.map((entry) => ({
              id: entry.id,
              title: formatTitle(entry),
              at: entry.at,
              body: entry.text !== '' && <p className="ma-written">{entry.text}</p>,
            }))}
            call={noteIncident}
            hint={texts.noteHint}
          />
        </>
      )}
    </QueryState>
  );
}
