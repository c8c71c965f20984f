import {
  getJobPrices,
  type JobPriceChange,
  type JobPrices,
  PRICE_BASES,
  type PriceBasis,
  printPriceNotice,
  setJobPrice,
} from '@cleaning/contracts';
import {
  Button,
  DateField,
  formatMoney,
  formatWeekdayDate,
  getBusinessToday,
  Notice,
  QueryState,
  SelectField,
  TextField,
  useDownload,
} from '@cleaning/ui';
import { requestFile, useAction, useCall } from '@cleaning/ui/app';
import {
  bindFields,
  type FormBase,
  PickedField,
  resetToSaved,
  SaveForm,
  useFormBase,
  validateCall,
} from '@cleaning/ui/forms';
import { useForm } from 'react-hook-form';
import { jobPrice as texts } from '../clients/priceTexts';
import { Fold } from '../desk/Fold';

const BASES = PRICE_BASES.map((value) => ({ value, label: texts.bases[value] }));

/** "A$480.00 a month" */
const formatPrice = ({ basis, amount }: JobPriceChange): string =>
  basis === 'visit' || basis === 'month' ? `${formatMoney(amount)} ${texts.units[basis]}` : texts.bases[basis];

function NoticeButton({ jobId, from }: { jobId: string; from: string }) {
  const { download, busy, problem } = useDownload(`new-price-${from}.pdf`, () =>
    requestFile(printPriceNotice, { body: { job_id: jobId, from } }),
  );
  return (
    <>
      <Button variant="ghost" busy={busy} aria-label={texts.printLabel(formatWeekdayDate(from))} onClick={download}>
        {texts.print}
      </Button>
      {problem && <Notice tone="danger">{problem}</Notice>}
    </>
  );
}

interface Typed {
  job_id: string;
  version: number;
  basis: PriceBasis;
  amount: string;
  from: string;
}

interface PriceFormProps {
  jobId: string;
  base: FormBase<JobPrices>;
}

function PriceForm({ jobId, base }: PriceFormProps) {
  const { version, current } = base.thing;
  const set = useAction(setJobPrice);
  const form = useForm<Typed>({
    defaultValues: {
      job_id: jobId,
      version,
      basis: current?.basis ?? 'hour',
      amount: current?.amount ?? '',
      from: getBusinessToday(),
    },
    resolver: validateCall<Typed>(setJobPrice),
  });
  const field = bindFields(form);
  const basis = form.watch('basis');
  const isFixed = basis === 'visit' || basis === 'month';

  return (
    <SaveForm
      form={form}
      action={set}
      send={(typed) => set.run({ body: isFixed ? typed : { ...typed, amount: '' } })}
      saved={texts.saved}
      onSaved={(kept, typed) => base.saved(kept, resetToSaved(form, typed, { ...typed, version: kept.version }))}
      base={base}
      submitLabel={texts.submit}
      variant="secondary"
      className="ma-form"
    >
      <div className="ma-pair">
        <SelectField label={texts.basis} options={BASES} {...form.register('basis')} />
        {isFixed && <TextField label={texts.amount} required inputMode="decimal" {...field('amount')} />}
        <PickedField form={form} name="from" as={DateField} label={texts.from} required />
      </div>
      <p className="ma-hint" role="status">
        {texts.hints[basis]} {isFixed && texts.fromHint}
      </p>
    </SaveForm>
  );
}

function Kept({ jobId, latest }: { jobId: string; latest: JobPrices }) {
  const base = useFormBase(latest);
  const { current, changes } = latest;
  return (
    <Fold title={texts.fold(current ? formatPrice(current) : texts.bases.hour)} startsOpen={changes.length === 0}>
      <p className="ma-hint">{texts.lead}</p>
      <p>{current ? texts.now(formatPrice(current), formatWeekdayDate(current.from)) : texts.nothing}</p>
      {changes.length > 0 && (
        <>
          <h3 className="ma-hint">{texts.changes}</h3>
          <ul className="ma-changes">
            {changes.map((change) => (
              <li key={change.from}>
                <span>{texts.change(formatWeekdayDate(change.from), formatPrice(change))}</span>
                <NoticeButton jobId={jobId} from={change.from} />
              </li>
            ))}
          </ul>
        </>
      )}
      <PriceForm key={base.key} jobId={jobId} base={base} />
    </Fold>
  );
}

/** The job's prices by start day. */
export function PriceSection({ jobId }: { jobId: string }) {
  const query = useCall(getJobPrices, { params: { job_id: jobId } });
  return <QueryState query={query}>{(latest) => <Kept jobId={jobId} latest={latest} />}</QueryState>;
}
