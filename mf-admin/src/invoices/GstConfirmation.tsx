import { confirmGstRate, type KeptInvoiceSettings } from '@cleaning/contracts';
import { Button, Card, Notice, readableInstant, useConfirm } from '@cleaning/ui';
import { showToast, useAction } from '@cleaning/ui/app';
import { refusalOf } from '@cleaning/ui/forms';
import { AUSTRALIAN_GST_PERCENT } from './edits';
import { gstConfirmation as texts } from './texts';

/** Who has confirmed the GST rate; as long as nobody has, the button for it. */
export function GstConfirmation({
  settings: { gst_rate_percent: rate, gst_confirmed: confirmed },
}: {
  settings: KeptInvoiceSettings;
}) {
  const save = useAction(confirmGstRate);
  const confirm = useConfirm();

  async function confirmRate() {
    const question = rate === AUSTRALIAN_GST_PERCENT ? texts.asked(rate) : texts.unusual(rate);
    if (!(await confirm(question, { confirmLabel: texts.confirm(rate) }))) return;
    if ((await save.run({ body: { gst_rate_percent: rate } })).ok) showToast(texts.done);
  }

  return (
    <Card title={texts.title}>
      <div role="status">
        {confirmed ? (
          <p>{texts.isConfirmed(rate, confirmed.by, readableInstant(confirmed.at))}</p>
        ) : (
          <p>{texts.lead(rate)}</p>
        )}
      </div>
      {save.error && <Notice tone="danger">{refusalOf(save.error)}</Notice>}
      {!confirmed && (
        <div className="ma-form">
          <Button variant="secondary" busy={save.busy} onClick={confirmRate}>
            {texts.confirm(rate)}
          </Button>
        </div>
      )}
    </Card>
  );
}
