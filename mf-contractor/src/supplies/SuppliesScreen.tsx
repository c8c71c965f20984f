import '../incidents/incidents.css';
import {
  getMySupplies,
  MAX_SUPPLY_PHOTOS,
  MAX_SUPPLY_QUANTITY,
  type OwnSupply,
  requestSupplies,
  SUPPLY_ITEM_LENGTH,
  SUPPLY_NOTE_LENGTH,
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
  TextField,
  type Tone,
} from '@cleaning/ui';
import { isUnreachable, useCall, useCurrentUser } from '@cleaning/ui/app';
import { bindFields, SaveForm, validateRules } from '@cleaning/ui/forms';
import type { Delivery } from '@cleaning/ui/kept';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { v4 } from 'uuid';
import { useLikelyJob, useOwnJobs } from '../incidents/ownJobs';
import { PhotoField } from '../photos/PhotoField';
import { photoOutbox } from '../photos/sendPhotos';
import { dropSupply, type QueuedSupply, useQueuedSupplies } from './queuedSupplies';
import { deliverSupply, suppliesOutbox } from './sendSupplies';
import { supplies as texts } from './texts';

const TONES: Readonly<Record<OwnSupply['state'], Tone>> = {
  open: 'warn',
  ordered: 'neutral',
  delivered: 'ok',
  declined: 'danger',
};

/** Choice for items that aren't in the office's list. */
const OTHER = 'other';
const isWhole = (text: string): boolean => /^\d{1,3}$/.test(text.trim()) && Number(text) >= 1;

interface Request {
  jobId: string;
  /** Item of the office's list. */
  choice: string;
  other: string;
  quantity: string;
  note: string;
  photos: readonly string[];
}

async function deliver(supply: QueuedSupply): Promise<Delivery> {
  try {
    return await deliverSupply(supply);
  } catch {
    // A device without room for it cannot keep it.
    return { state: 'refused', msg: texts.notKept };
  }
}

function RequestForm({ items, onDone }: { items: readonly string[]; onDone: (delivery: Delivery) => void }) {
  const me = useCurrentUser();
  const jobs = useOwnJobs();
  const likely = useLikelyJob();
  const proposedJob = jobs.has(likely) ? likely : '';
  const [refusal, setRefusal] = useState('');
  const [busy, setBusy] = useState(false);
  const [isAdding, setAdding] = useState(false);
  // Without the list, as without a connection, everything is typed.
  const isTyped = (choice: string) => items.length === 0 || choice === OTHER;
  const getItem = ({ choice, other }: Request) => (isTyped(choice) ? other : choice).trim();
  const form = useForm<Request>({
    defaultValues: { jobId: proposedJob, choice: '', other: '', quantity: '1', note: '', photos: [] },
    resolver: validateRules((typed) => ({
      jobId: typed.jobId === '' ? texts.jobMissing : undefined,
      [isTyped(typed.choice) ? 'other' : 'choice']: getItem(typed) === '' ? texts.itemMissing : undefined,
      quantity: isWhole(typed.quantity) ? undefined : texts.quantityWrong(MAX_SUPPLY_QUANTITY),
    })),
  });
  const field = bindFields(form);
  const [choice, photos] = form.watch(['choice', 'photos']);
  const changePhotos = (next: (before: readonly string[]) => readonly string[]) =>
    form.setValue('photos', next(form.getValues('photos')));
  const isJobChosen = form.formState.dirtyFields.jobId === true;
  useEffect(() => {
    if (!isJobChosen) form.resetField('jobId', { defaultValue: proposedJob });
  }, [form, isJobChosen, proposedJob]);

  async function send(typed: Request) {
    setRefusal('');
    setBusy(true);
    const delivery = await deliver({
      key: v4(),
      userId: me.id,
      jobId: typed.jobId,
      item: getItem(typed),
      quantity: Number(typed.quantity),
      note: typed.note.trim(),
      photos: typed.photos,
      askedAt: new Date().toISOString(),
      refusal: null,
    });
    setBusy(false);
    if (delivery.state !== 'refused') return { ok: true, value: delivery } as const;
    setRefusal(delivery.msg);
    return undefined;
  }

  return (
    <SaveForm
      form={form}
      action={{ call: requestSupplies, busy, error: null }}
      send={send}
      onSaved={onDone}
      isUnsaved={photos.length > 0}
      busy={isAdding}
      submitLabel={texts.send}
      className="mc-form"
    >
      <SentFields busy={busy}>
        <SelectField
          label={texts.job}
          placeholder={texts.chooseJob}
          options={[...jobs].map(([value, label]) => ({ value, label }))}
          required
          {...field('jobId')}
        />
        {items.length > 0 && (
          <SelectField
            label={texts.item}
            placeholder={texts.chooseItem}
            options={[...items.map((name) => ({ value: name, label: name })), { value: OTHER, label: texts.otherItem }]}
            required
            {...field('choice')}
          />
        )}
        {isTyped(choice) && (
          <TextField label={texts.what} maxLength={SUPPLY_ITEM_LENGTH} required {...field('other')} />
        )}
        <TextField label={texts.quantity} inputMode="numeric" maxLength={3} required {...field('quantity')} />
        <TextAreaField label={texts.note} rows={2} maxLength={SUPPLY_NOTE_LENGTH} {...field('note')} />
        <PhotoField
          label={texts.photos}
          keys={photos}
          max={MAX_SUPPLY_PHOTOS}
          onAdd={(keys) => changePhotos((before) => [...before, ...keys])}
          onRemove={(key) => changePhotos((before) => before.filter((each) => each !== key))}
          onBusy={setAdding}
        />
      </SentFields>
      <div role="alert">{refusal !== '' && <Notice tone="danger">{refusal}</Notice>}</div>
    </SaveForm>
  );
}

function Sent({ delivery, base, onAgain }: { delivery: Delivery; base: string; onAgain: () => void }) {
  const said = useRef<HTMLDivElement>(null);
  useEffect(() => said.current?.focus(), []);
  return (
    <>
      <div ref={said} tabIndex={-1}>
        {delivery.state === 'waiting' ? (
          <Notice tone="warn">{texts.waiting}</Notice>
        ) : (
          <Notice tone="ok">{texts.sent}</Notice>
        )}
      </div>
      <div className="mc-actions">
        <LinkButton to={base}>{texts.toMyJobs}</LinkButton>
        <Button variant="secondary" onClick={onAgain}>
          {texts.another}
        </Button>
      </div>
    </>
  );
}

function Kept({ supply }: { supply: QueuedSupply }) {
  return (
    <li className="mc-report">
      <p>
        <strong>{texts.amount(supply.quantity, supply.item)}</strong>{' '}
        <Badge tone={supply.refusal === null ? 'warn' : 'danger'}>
          {supply.refusal === null ? texts.states.waiting : texts.states.refused}
        </Badge>
      </p>
      <p className="mc-note">{formatInstant(supply.askedAt)}</p>
      {supply.refusal !== null && (
        <>
          <p>{supply.refusal}</p>
          <Button variant="secondary" onClick={() => dropSupply(supply.key)}>
            {texts.dismiss}
          </Button>
        </>
      )}
    </li>
  );
}

function Own({ supply }: { supply: OwnSupply }) {
  return (
    <li className="mc-report">
      <p>
        <strong>{texts.amount(supply.quantity, supply.item)}</strong>{' '}
        <Badge tone={TONES[supply.state]}>{texts.states[supply.state]}</Badge>
      </p>
      <p className="mc-note">
        {supply.job_name}, {formatInstant(supply.asked_at)}
      </p>
      {supply.note !== '' && <p className="mc-prose">{supply.note}</p>}
      {supply.reason !== '' && <p className="mc-prose">{texts.reason(supply.reason)}</p>}
    </li>
  );
}

/** Requests supplies for a place and shows the state of earlier requests. Works without a connection. */
export default function SuppliesScreen({ base }: { base: string }) {
  const me = useCurrentUser();
  const own = useCall(getMySupplies);
  const kept = useQueuedSupplies(me.id);
  const [done, setDone] = useState<Delivery | null>(null);
  // Admins without a job have no bar that sends what waits.
  useEffect(() => {
    void suppliesOutbox.sendAll(me.id);
    void photoOutbox.sendAll(me.id);
  }, [me.id]);
  const isAway = own.data === undefined && isUnreachable(own.error);
  return (
    <>
      <PageHeader title={texts.title} back={{ to: base, label: texts.back }} />
      <Card>
        {done ? (
          <Sent delivery={done} base={base} onAgain={() => setDone(null)} />
        ) : isAway ? (
          <RequestForm items={[]} onDone={setDone} />
        ) : (
          <QueryState query={own}>{({ items }) => <RequestForm items={items} onDone={setDone} />}</QueryState>
        )}
      </Card>
      <Card title={texts.own}>
        {kept.length > 0 && (
          <ul className="mc-reports">
            {kept.map((supply) => (
              <Kept key={supply.key} supply={supply} />
            ))}
          </ul>
        )}
        {isAway ? (
          <p className="mc-note">{texts.away}</p>
        ) : (
          <QueryState query={own}>
            {({ requests }) =>
              requests.length === 0 ? (
                kept.length === 0 && <p className="mc-note">{texts.none}</p>
              ) : (
                <ul className="mc-reports">
                  {requests.map((supply) => (
                    <Own key={supply.supply_id} supply={supply} />
                  ))}
                </ul>
              )
            }
          </QueryState>
        )}
      </Card>
    </>
  );
}
