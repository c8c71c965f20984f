import './enquiries.css';
import {
  changeEnquiry,
  type EnquiryDetail,
  type EnquiryState,
  FREQUENCIES,
  getEnquiry,
  PLACES,
  removeEnquiry,
} from '@cleaning/contracts';
import {
  Button,
  Card,
  Facts,
  formatDate,
  formatInstant,
  LinkButton,
  Menu,
  MenuButton,
  Notice,
  PageHeader,
  QueryState,
  useConfirm,
  useNavigateWithoutAsking,
} from '@cleaning/ui';
import { getMessage, showToast, useAction, useCall, useParams } from '@cleaning/ui/app';
import { createFrom } from '../jobs/fromEnquiry';
import { EnquiryQuotes } from '../quotes/EnquiryQuotes';
import { AnswerForm } from './AnswerForm';
import { StateBadge } from './EnquiriesScreen';
import { EnquiryPhotos } from './EnquiryPhotos';
import { History } from './History';
import { splitJobPaths } from './splitJobPaths';
import { listSteps } from './steps';
import { listStates, enquiry as texts } from './texts';

const LIST = '/admin/enquiries';
const stepText = (kind: EnquiryDetail['kind'], from: EnquiryState, to: EnquiryState): string => {
  if (from === 'won') return texts.stepBack;
  const steps = kind === 'feedback' ? texts.feedbackSteps : texts.steps;
  return from === 'lost' ? steps.new : steps[to];
};

function Steps({ enquiry }: { enquiry: EnquiryDetail }) {
  const { id, kind, state } = enquiry;
  const change = useAction(changeEnquiry);
  const step = async (to: EnquiryState) => {
    const done = await change.run({ body: { id, from: state, to } });
    if (done.ok) showToast(texts.became(listStates(kind)[to]));
  };
  const hasJob = enquiry.history.some(({ text }) => splitJobPaths(text).length > 1);
  return (
    <Card title={texts.stateTitle}>
      <p>
        <StateBadge kind={kind} state={state} />
      </p>
      {change.error && <Notice tone="danger">{getMessage(change.error)}</Notice>}
      <div className="ma-actions">
        {listSteps(enquiry).map((to) => (
          <Button
            key={to}
            variant={to === 'lost' || state === 'won' ? 'secondary' : 'primary'}
            busy={change.busy}
            onClick={() => step(to)}
          >
            {stepText(kind, state, to)}
          </Button>
        ))}
        {state === 'won' && (
          <LinkButton variant={hasJob ? 'secondary' : 'primary'} to={createFrom(enquiry)}>
            {texts.createJob}
          </LinkButton>
        )}
      </div>
      {enquiry.deleted_on !== '' && (
        <p className="ma-hint">
          {(kind === 'feedback' ? texts.feedbackDeletedOn : texts.deletedOn)(formatDate(enquiry.deleted_on))}
        </p>
      )}
    </Card>
  );
}

/** Suburb with its postcode, and a note if the company doesn't usually work there. */
const formatSuburb = ({ suburb, postcode = '', served }: EnquiryDetail): string =>
  `${suburb} ${postcode}${served === false ? ` (${texts.notServed})` : ''}`.trim();

function Request({ enquiry }: { enquiry: EnquiryDetail }) {
  const { email, telephone, text } = enquiry;
  const mailTo = email === '' ? texts.nothing : <a href={`mailto:${email}`}>{email}</a>;
  const call = telephone === '' ? texts.nothing : <a href={`tel:${telephone.replace(/[^+\d]/g, '')}`}>{telephone}</a>;
  if (enquiry.kind === 'feedback')
    return (
      <Card title={texts.feedback}>
        <Facts
          facts={[
            [texts.subject, enquiry.subject || texts.nothing],
            [texts.sent, formatInstant(enquiry.sent_at)],
            [texts.email, mailTo],
          ]}
        />
        <p className="ma-written">{text}</p>
      </Card>
    );
  return (
    <Card title={texts.request}>
      <Facts
        facts={[
          [texts.place, PLACES[enquiry.place]],
          [texts.size, enquiry.size],
          [texts.suburb, formatSuburb(enquiry)],
          [texts.frequency, FREQUENCIES[enquiry.frequency]],
          [texts.timing, enquiry.timing || texts.nothing],
          [texts.sent, formatInstant(enquiry.sent_at)],
          enquiry.company && [texts.company, enquiry.company],
          [texts.email, mailTo],
          [texts.telephone, call],
          enquiry.call_time && [texts.callTime, enquiry.call_time],
        ]}
      />
      {text !== '' && <p className="ma-written">{text}</p>}
    </Card>
  );
}

function EnquiryHeader({ enquiry: { id, name } }: { enquiry: EnquiryDetail }) {
  const confirm = useConfirm();
  const navigate = useNavigateWithoutAsking();
  const remove = useAction(removeEnquiry, { leaves: true });
  const ask = async () => {
    if (!(await confirm(texts.confirmRemove(name), { confirmLabel: texts.remove, danger: true }))) return;
    if (!(await remove.run({ body: { id } })).ok) return;
    showToast(texts.removed);
    navigate(LIST);
  };
  return (
    <>
      <PageHeader
        title={name}
        back={{ to: LIST, label: texts.back }}
        actions={
          <>
            <LinkButton variant="secondary" to={`/admin/audit-log?subject_id=${id}`}>
              {texts.history}
            </LinkButton>
            <Menu
              label={texts.more}
              button={<span aria-hidden="true">⋯</span>}
              className="ui-button ui-button--secondary"
            >
              <MenuButton onClick={ask}>{texts.remove}</MenuButton>
            </Menu>
          </>
        }
      />
      {remove.error && <Notice tone="danger">{getMessage(remove.error)}</Notice>}
    </>
  );
}

export default function EnquiryScreen() {
  const { enquiryID = '' } = useParams();
  const query = useCall(getEnquiry, { params: { id: enquiryID } });
  return (
    <QueryState query={query} list={{ to: LIST, label: texts.back }}>
      {(enquiry) => (
        <>
          <EnquiryHeader enquiry={enquiry} />
          {enquiry.flood && <Notice tone="warn">{texts.flood}</Notice>}
          <Request enquiry={enquiry} />
          {enquiry.photos > 0 && <EnquiryPhotos id={enquiry.id} count={enquiry.photos} />}
          <Steps enquiry={enquiry} />
          {enquiry.kind !== 'feedback' && <EnquiryQuotes enquiry={enquiry} />}
          <AnswerForm key={`${enquiry.id} answer`} enquiry={enquiry} />
          <History key={`${enquiry.id} history`} enquiry={enquiry} />
        </>
      )}
    </QueryState>
  );
}
