import './complaints.css';
import { COMPLAINT_CHANNELS, type ComplaintDetail, getComplaint } from '@cleaning/contracts';
import { Card, Facts, formatInstant, formatWeekdayDate, LinkButton, PageHeader, QueryState } from '@cleaning/ui';
import { useCall, useParams } from '@cleaning/ui/app';
import { JobLink } from '../desk/RoleLinks';
import { useIsAdmin } from '../desk/role';
import { buildTelephoneAddress } from '../today/usePhones';
import { WorkPhotos } from '../work-photos/WorkPhotos';
import { ComplaintHistory } from './ComplaintHistory';
import { ComplaintSteps } from './ComplaintSteps';
import { formatElapsed, StateBadge } from './ComplaintsScreen';
import { ReCleans } from './ReCleans';
import { complaint as texts } from './texts';

const LIST = '/admin/complaints';

function Contact({ complaint: { client_name, contact_mail: email, telephone } }: { complaint: ComplaintDetail }) {
  return (
    <span className="ma-complaint__contact">
      {telephone !== '' && (
        <a
          className="ma-nowrap"
          href={buildTelephoneAddress(telephone)}
          aria-label={texts.call(client_name, telephone)}
        >
          {telephone}
        </a>
      )}
      {email !== '' && <a href={`mailto:${email}`}>{email}</a>}
    </span>
  );
}

function Report({ complaint }: { complaint: ComplaintDetail }) {
  const { job_id, job_kind, job_name, channel, recorded_by, about_day, reopened, confirmed_how } = complaint;
  const how = COMPLAINT_CHANNELS[channel];
  const entered = recorded_by === '' ? '' : texts.enteredBy(recorded_by, formatInstant(complaint.recorded_at));
  return (
    <Card title={texts.report}>
      <Facts
        facts={[
          [
            texts.place,
            <JobLink key="job" job={{ kind: job_kind, job_id }}>
              {job_name}
            </JobLink>,
          ],
          [texts.client, complaint.client_name],
          (complaint.contact_mail !== '' || complaint.telephone !== '') && [
            texts.contact,
            <Contact key="contact" complaint={complaint} />,
          ],
          [texts.how, [how, entered].filter(Boolean).join('. ')],
          [texts.reported, formatInstant(complaint.reported_at)],
          about_day !== '' && [texts.aboutDay, formatWeekdayDate(about_day)],
          complaint.acknowledged_at !== '' && [
            texts.acknowledged,
            texts.acknowledgedBy(formatElapsed(complaint.acknowledged_after), complaint.acknowledged_by),
          ],
          reopened > 0 && [texts.reopened, texts.times(reopened)],
          confirmed_how && [
            texts.confirmed,
            texts.confirmedBy(
              complaint.confirmed_by,
              COMPLAINT_CHANNELS[confirmed_how].toLowerCase(),
              formatInstant(complaint.confirmed_at),
            ),
          ],
        ]}
      />
      <p className="ma-written">{complaint.text}</p>
      {complaint.photos.length > 0 && (
        <WorkPhotos kind="complaint" ownerId={complaint.photo_owner} writeCaption={() => texts.photo} />
      )}
    </Card>
  );
}

/** One complaint: the report, the next steps and the history. */
export default function ComplaintScreen() {
  const { complaintID = '' } = useParams();
  const isAdmin = useIsAdmin();
  const query = useCall(getComplaint, { params: { id: complaintID } });
  return (
    <QueryState query={query} list={{ to: LIST, label: texts.back }}>
      {(complaint) => (
        <>
          <PageHeader
            title={texts.complaintTitle(complaint.number)}
            lead={<StateBadge state={complaint.state} />}
            back={{ to: LIST, label: texts.back }}
            actions={
              isAdmin && (
                <LinkButton variant="secondary" to={`/admin/audit-log?subject_id=${complaint.complaint_id}`}>
                  {texts.audit}
                </LinkButton>
              )
            }
          />
          <ComplaintSteps key={complaint.complaint_id} complaint={complaint} />
          <Report complaint={complaint} />
          {complaint.acknowledged_at !== '' && <ReCleans complaint={complaint} />}
          <ComplaintHistory key={`history ${complaint.complaint_id}`} complaint={complaint} />
        </>
      )}
    </QueryState>
  );
}
