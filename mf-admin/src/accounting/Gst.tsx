import {
  type CallAnswer,
  GST_BASES,
  GST_FIGURES,
  type GstBasis,
  type GstDocument,
  type GstFigure,
  listGst,
} from '@cleaning/contracts';
import {
  Card,
  type Column,
  formatDate,
  formatMoney,
  Money,
  Notice,
  QueryState,
  SelectField,
  Table,
} from '@cleaning/ui';
import { useCall } from '@cleaning/ui/app';
import { useState } from 'react';
import { Fold } from '../desk/Fold';
import { useFilledPage } from '../desk/filledPage';
import { Pager } from '../desk/ListTools';
import { Sums } from '../pay/PayPage';
import { gst as texts } from './texts';

type Figures = CallAnswer<typeof listGst>['figures'];

interface Span {
  from: string;
  to: string;
}

/** Rows of a page of documents. */
const PAGE = 25;

interface FigureRow {
  figure: GstFigure;
  accrual: string;
  cash: string;
}

const FIGURES: readonly Column<FigureRow>[] = [
  { header: texts.figure, phone: 'title', cell: ({ figure }) => texts.figures[figure] },
  ...GST_BASES.map(
    (basis): Column<FigureRow> => ({
      header: texts.column(basis),
      align: 'end',
      phone: basis === 'accrual' ? 'end' : 'meta',
      phoneCell: basis === 'cash' ? (row) => texts.inCash(formatMoney(row.cash)) : undefined,
      cell: (row) => <Money value={row[basis]} />,
    }),
  ),
];

const DOCUMENTS: readonly Column<GstDocument>[] = [
  { header: texts.number, phone: 'title', cell: ({ number }) => <span className="ma-nowrap">{number}</span> },
  { header: texts.day, phone: 'meta', isDate: true, cell: ({ day }) => formatDate(day) },
  { header: texts.who, phone: 'meta', cell: ({ who }) => who },
  { header: texts.text, phone: 'hidden', cell: ({ text }) => text },
  { header: texts.total, phone: 'hidden', align: 'end', cell: ({ total }) => <Money value={total} /> },
  { header: texts.gst, phone: 'end', align: 'end', cell: (row) => <Money value={row.gst} /> },
];

function Documents({ span, basis, figure }: { span: Span; basis: GstBasis; figure: GstFigure }) {
  const [page, setPage] = useState(1);
  const body = { ...span, basis, figure, page, page_size: PAGE };
  const query = useCall(listGst, { body, keepPrevious: true });
  useFilledPage(query, { page, pageSize: PAGE, onPage: setPage });
  return (
    <QueryState query={query}>
      {({ rows, total }) => (
        <>
          <Table
            caption={texts.documentsCaption(texts.figures[figure])}
            captionHidden
            rows={rows}
            rowKey={({ number, text, gst }, index) => `${number} ${text} ${gst} ${index}`}
            empty={texts.empty}
            columns={DOCUMENTS}
          />
          <Pager page={page} pageSize={PAGE} total={total} onPage={setPage} />
        </>
      )}
    </QueryState>
  );
}

const getGst = (figures: Figures, figure: GstFigure, basis: GstBasis): string =>
  figures.find((each) => each.figure === figure && each.basis === basis)?.gst ?? '0.00';

/** The figures of GST of the days, with the documents of each. */
export function Gst({ span, first }: { span: Span; first: GstBasis }) {
  const [chosen, choose] = useState<GstBasis | null>(null);
  const basis = chosen ?? first;
  const query = useCall(listGst, { body: { ...span, basis, page: 1, page_size: 1 }, keepPrevious: true });
  return (
    <Card title={texts.title}>
      <p className="ma-hint">{texts.lead}</p>
      <div className="ma-inline-form">
        <SelectField
          label={texts.basis}
          options={GST_BASES.map((value) => ({ value, label: texts.bases[value] }))}
          value={basis}
          onChange={({ target }) => choose(GST_BASES.find((each) => each === target.value) ?? 'accrual')}
        />
      </div>
      <QueryState query={query}>
        {({ figures, collected, paid, net }) => (
          <>
            <Sums
              sums={[
                [texts.collected, <Money key="collected" value={collected} />],
                [texts.paid, <Money key="paid" value={paid} />],
                [texts.net, <Money key="net" value={net} />],
              ]}
            />
            <Table
              caption={texts.caption}
              captionHidden
              rows={GST_FIGURES.map((figure) => ({
                figure,
                accrual: getGst(figures, figure, 'accrual'),
                cash: getGst(figures, figure, 'cash'),
              }))}
              rowKey={({ figure }) => figure}
              empty={texts.empty}
              columns={FIGURES}
            />
            {getGst(figures, 'other', basis) !== '0.00' && <Notice tone="info">{texts.other}</Notice>}
            {figures
              .filter((each) => each.basis === basis && each.count > 0)
              .map(({ figure, count }) => (
                <Fold key={`${figure} ${basis} ${span.from}`} title={`${texts.figures[figure]} (${count})`}>
                  <Documents span={span} basis={basis} figure={figure} />
                </Fold>
              ))}
          </>
        )}
      </QueryState>
    </Card>
  );
}
