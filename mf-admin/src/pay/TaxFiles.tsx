import { type CallBody, getTaxReportFiles, lodgeTaxReport, type TaxReport } from '@cleaning/contracts';
import { Button, Card, DateField, formatDate, formatInstant, getBusinessToday, saveFile, Table } from '@cleaning/ui';
import { getMessage, request, showToast, useAction } from '@cleaning/ui/app';
import { PickedField, SaveForm, validateCall } from '@cleaning/ui/forms';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { report as texts } from './reportTexts';

type Made = TaxReport['reports'][number];
type Lodgement = CallBody<typeof lodgeTaxReport>;

const formatType = ({ run_type, amended }: Made): string =>
  [texts.types[run_type], amended ? texts.amendedType : ''].filter(Boolean).join(', ');

function LodgedForm({ made }: { made: Made }) {
  const lodge = useAction(lodgeTaxReport);
  const form = useForm<Lodgement>({
    defaultValues: { id: made.id, lodged_on: getBusinessToday() },
    resolver: validateCall<Lodgement>(lodgeTaxReport),
  });
  return (
    <SaveForm
      form={form}
      action={lodge}
      send={(body) => lodge.run({ body })}
      saved={texts.isLodged}
      asksBeforeLeaving={false}
      submitLabel={texts.noteLodged}
      submitName={texts.noteLodgedLabel(made.number)}
      variant="secondary"
      className="ma-inline-form"
    >
      <PickedField
        form={form}
        name="lodged_on"
        as={DateField}
        label={<span className="ui-sr-only">{texts.lodgedOnLabel(made.number)}</span>}
        required
        max={getBusinessToday()}
      />
    </SaveForm>
  );
}

/** The day on which a production report was lodged. */
function Lodged({ made }: { made: Made }) {
  if (made.run_type === 'T') return null;
  return made.lodged_on === '' ? <LodgedForm made={made} /> : formatDate(made.lodged_on);
}

function Download({ made }: { made: Made }) {
  const [busy, setBusy] = useState(false);
  async function download() {
    setBusy(true);
    try {
      const { files } = await request(getTaxReportFiles, { params: { report_id: made.id } });
      for (const { file_name, text } of files) saveFile(new Blob([text], { type: 'text/plain' }), file_name);
    } catch (error) {
      showToast(getMessage(error), 'danger');
    }
    setBusy(false);
  }
  return (
    <Button variant="ghost" busy={busy} aria-label={texts.downloadLabel(made.number)} onClick={download}>
      {texts.download}
    </Button>
  );
}

/** The files of a year as they were written, with when they were lodged. */
export function TaxFiles({ report }: { report: TaxReport }) {
  return (
    <Card title={texts.reports}>
      <Table
        caption={texts.reports}
        captionHidden
        rows={report.reports}
        rowKey={({ id }) => id}
        empty={texts.noReports}
        columns={[
          { header: texts.number, phone: 'meta', cell: ({ number }) => number },
          { header: texts.type, phone: 'title', cell: formatType },
          { header: texts.payees, phone: 'hidden', align: 'end', cell: ({ payees }) => payees },
          {
            header: texts.made,
            phone: 'meta',
            cell: ({ made_by, made_at }) => `${made_by}, ${formatInstant(made_at)}`,
          },
          { header: texts.lodged, phone: 'hidden', cell: (made) => <Lodged made={made} /> },
          { header: texts.download, phone: 'action', cell: (made) => <Download made={made} /> },
        ]}
      />
    </Card>
  );
}
