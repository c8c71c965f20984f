import { confirmGstRate, DEFAULT_GST_RATE_PERCENT, type StoredInvoiceSettings } from '@cleaning/contracts';
import { Button, Card, formatInstant, Notice, TextField, useConfirm } from '@cleaning/ui';
import { showToast, useAction } from '@cleaning/ui/app';
import { bindFields, describeRefusal, SaveForm, validateCall } from '@cleaning/ui/forms';
import { useForm } from 'react-hook-form';
import { RequiredNote } from '../desk/RequiredNote';
import { AUSTRALIAN_GST_PERCENT } from './edits';
import { gstConfirmation as texts } from './texts';

type Given = Pick<StoredInvoiceSettings, 'gst_rate_percent' | 'gst_confirmed'>;

/** Whether no rate was entered: the default isn't the company's choice. */
export const isRateUnknown = ({ gst_rate_percent, gst_confirmed }: Given): boolean =>
  gst_confirmed === null && gst_rate_percent === DEFAULT_GST_RATE_PERCENT;

const formatQuestion = (rate: number): string =>
  rate === AUSTRALIAN_GST_PERCENT ? texts.asked(rate) : texts.unusual(rate);

interface Typed {
  gst_rate_percent: string;
}

/** Asks for the rate; saving it also confirms it. */
function AskRate() {
  const save = useAction(confirmGstRate);
  const confirm = useConfirm();
  const buildBody = ({ gst_rate_percent }: Typed) => ({
    // An empty field is no rate of 0.
    gst_rate_percent: gst_rate_percent.trim() === '' ? Number.NaN : gst_rate_percent,
    save: true,
  });
  const form = useForm<Typed>({
    defaultValues: { gst_rate_percent: '' },
    resolver: validateCall<Typed>(confirmGstRate, buildBody),
  });
  return (
    <SaveForm
      form={form}
      action={save}
      send={async (typed) => {
        const rate = Number(typed.gst_rate_percent);
        if (!(await confirm(formatQuestion(rate), { confirmLabel: texts.confirm(rate) }))) return undefined;
        return save.run({ body: buildBody(typed) });
      }}
      saved={texts.done}
      submitLabel={texts.submit}
      className="ma-form"
    >
      <RequiredNote />
      <TextField
        label={texts.rate}
        hint={texts.rateHint}
        inputMode="decimal"
        required
        {...bindFields(form)('gst_rate_percent')}
      />
    </SaveForm>
  );
}

/** The button that confirms the saved rate. */
function ConfirmRate({ rate }: { rate: number }) {
  const save = useAction(confirmGstRate);
  const confirm = useConfirm();

  async function confirmRate() {
    if (!(await confirm(formatQuestion(rate), { confirmLabel: texts.confirm(rate) }))) return;
    if ((await save.run({ body: { gst_rate_percent: rate } })).ok) showToast(texts.done);
  }

  return (
    <>
      {save.error && <Notice tone="danger">{describeRefusal(save.error)}</Notice>}
      <div className="ma-form">
        <Button variant="secondary" busy={save.busy} onClick={confirmRate}>
          {texts.confirm(rate)}
        </Button>
      </div>
    </>
  );
}

/** Who confirmed the GST rate, or a form to confirm it. */
export function GstConfirmation({ settings }: { settings: StoredInvoiceSettings }) {
  const { gst_rate_percent: rate, gst_confirmed: confirmed } = settings;
  const isAsked = isRateUnknown(settings);
  return (
    <Card title={texts.title}>
      <div role="status">
        {confirmed && <p>{texts.isConfirmed(rate, confirmed.by, formatInstant(confirmed.at))}</p>}
        {!confirmed && <p>{isAsked ? texts.leadUnknown : texts.lead(rate)}</p>}
      </div>
      {isAsked && <AskRate />}
      {!confirmed && !isAsked && <ConfirmRate rate={rate} />}
    </Card>
  );
}
