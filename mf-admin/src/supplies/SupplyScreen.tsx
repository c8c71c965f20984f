import {
  changeSupply,
  getSupply,
  SUPPLY_NOTE_LENGTH,
  SUPPLY_STEPS,
  type SupplyRow,
  type SupplyState,
} from '@cleaning/contracts';
import {
  Button,
  Card,
  Facts,
  formatInstant,
  LinkButton,
  Notice,
  PageHeader,
  QueryState,
  TextAreaField,
} from '@cleaning/ui';
import { getMessage, showToast, useAction, useCall, useParams } from '@cleaning/ui/app';
import { bindFields, SaveForm } from '@cleaning/ui/forms';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { JobLink, PersonLink } from '../desk/RoleLinks';
import { useIsAdmin } from '../desk/role';
import { WorkPhotos } from '../work-photos/WorkPhotos';
import { StateBadge } from './SuppliesScreen';
import { amount, states, supply as texts } from './texts';

const LIST = '/admin/supplies';

function Request({ row }: { row: SupplyRow }) {
  return (
    <Card title={texts.request}>
      <Facts
        facts={[
          [texts.item, amount(row.quantity, row.item)],
          [
            texts.job,
            <JobLink key="job" job={{ kind: row.job_kind, job_id: row.job_id }}>
              {row.job_name}
            </JobLink>,
          ],
          [
            texts.person,
            <PersonLink key="person" id={row.user_id}>
              {row.user_name}
            </PersonLink>,
          ],
          [texts.asked, formatInstant(row.asked_at)],
          row.note !== '' && [texts.note, row.note],
          row.reason !== '' && [texts.reason, row.reason],
        ]}
      />
      {row.photos.length > 0 && <WorkPhotos kind="supply" ownerId={row.supply_id} writeCaption={() => texts.photo} />}
    </Card>
  );
}

function DeclineForm({ row, onClose }: { row: SupplyRow; onClose: () => void }) {
  const change = useAction(changeSupply);
  const form = useForm({ defaultValues: { reason: '' } });
  const field = bindFields(form);
  return (
    <SaveForm
      form={form}
      action={change}
      send={({ reason }) => change.run({ body: { id: row.supply_id, from: row.state, to: 'declined', reason } })}
      saved={texts.became(states.declined)}
      onSaved={onClose}
      submitLabel={texts.steps.declined}
      variant="danger"
      className="ma-form"
      beside={
        <Button variant="ghost" onClick={onClose}>
          {texts.cancel}
        </Button>
      }
    >
      <h3>{texts.declineTitle}</h3>
      <TextAreaField
        label={texts.declineReason}
        hint={texts.declineHint}
        rows={2}
        maxLength={SUPPLY_NOTE_LENGTH}
        autoFocus
        required
        {...field('reason')}
      />
    </SaveForm>
  );
}

function State({ row }: { row: SupplyRow }) {
  const change = useAction(changeSupply);
  const [isDeclining, setDeclining] = useState(false);
  const step = async (to: SupplyState) => {
    if (to === 'declined') return setDeclining(true);
    const done = await change.run({ body: { id: row.supply_id, from: row.state, to } });
    if (done.ok) showToast(texts.became(states[to]));
  };
  return (
    <Card title={texts.stateTitle}>
      <p>
        <StateBadge state={row.state} />
      </p>
      {change.error && <Notice tone="danger">{getMessage(change.error)}</Notice>}
      {isDeclining ? (
        <DeclineForm row={row} onClose={() => setDeclining(false)} />
      ) : (
        <div className="ma-actions">
          {SUPPLY_STEPS[row.state].map((to, index) => (
            <Button
              key={to}
              variant={index === 0 ? 'primary' : 'secondary'}
              busy={change.busy}
              onClick={() => step(to)}
            >
              {texts.steps[to]}
            </Button>
          ))}
        </div>
      )}
    </Card>
  );
}

export default function SupplyScreen() {
  const { supplyID = '' } = useParams();
  const isAdmin = useIsAdmin();
  const query = useCall(getSupply, { params: { id: supplyID } });
  return (
    <QueryState query={query} list={{ to: LIST, label: texts.back }}>
      {(row) => (
        <>
          <PageHeader
            title={texts.title(row.number)}
            back={{ to: LIST, label: texts.back }}
            actions={
              isAdmin && (
                <LinkButton variant="secondary" to={`/admin/audit-log?subject_id=${row.supply_id}`}>
                  {texts.history}
                </LinkButton>
              )
            }
          />
          <Request row={row} />
          <State key={row.state} row={row} />
        </>
      )}
    </QueryState>
  );
}
