import { type CallAnswer, getPayDocument, listRunDocuments, type PayRunView } from '@cleaning/contracts';
import { Button, Card, Money, Notice, QueryState, Table, useDownload } from '@cleaning/ui';
import { requestFile, useCall } from '@cleaning/ui/app';
import { documents as texts } from './runTexts';

type Document = CallAnswer<typeof listRunDocuments>[number];

function Pdf({ number }: { number: string }) {
  const { download, busy, problem } = useDownload(`${number}.pdf`, () =>
    requestFile(getPayDocument, { params: { number } }),
  );
  return (
    <>
      <Button variant="secondary" busy={busy} aria-label={texts.pdfLabel(number)} onClick={download}>
        {texts.pdf}
      </Button>
      {problem && <Notice tone="danger">{problem}</Notice>}
    </>
  );
}

const formatKind = ({ kind, corrects, repeats }: Document): string =>
  [texts.kinds[kind], corrects || repeats ? texts.basedOn(corrects || repeats) : ''].filter(Boolean).join(' ');

/** The documents of a paid run. */
export function RunDocuments({ run }: { run: PayRunView }) {
  const query = useCall(listRunDocuments, { params: { run_id: run.id } });
  return (
    <Card title={texts.title}>
      <p className="ma-hint">{texts.lead}</p>
      <QueryState query={query}>
        {(all) => (
          <Table
            caption={texts.caption}
            captionHidden
            rows={all}
            rowKey={({ number }) => number}
            empty={texts.none}
            columns={[
              { header: texts.person, phone: 'title', cell: ({ name }) => name },
              { header: texts.number, phone: 'meta', cell: ({ number }) => number },
              { header: texts.kind, phone: 'meta', cell: formatKind },
              { header: texts.total, phone: 'end', align: 'end', cell: ({ total }) => <Money value={total} /> },
              { header: texts.pdf, phone: 'action', cell: ({ number }) => <Pdf number={number} /> },
            ]}
          />
        )}
      </QueryState>
    </Card>
  );
}
