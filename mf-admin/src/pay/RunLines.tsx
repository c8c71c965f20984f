import { getRunLines, type PayRunRow, type PayRunView } from '@cleaning/contracts';
import { AdjustmentFile, formatDate, formatHours, Money, QueryState, Sheet, Table, useIsWide } from '@cleaning/ui';
import { useCall } from '@cleaning/ui/app';
import type { ReactNode } from 'react';
import { preview as texts } from './runTexts';

interface LinesSheetProps {
  run: PayRunView;
  row: PayRunRow;
  onClose: () => void;
  /** Actions for the person. */
  children: ReactNode;
}

/** Lines that one person is paid for, by day, with problems. */
export function LinesSheet({ run, row, onClose, children }: LinesSheetProps) {
  const isWide = useIsWide();
  const query = useCall(getRunLines, { params: { run_id: run.id, user_id: row.user_id } });
  return (
    <Sheet label={texts.lines(row.name)} side={isWide ? 'top' : 'bottom'} closeLabel={texts.close} onClose={onClose}>
      {row.problems.length > 0 && (
        <ul>
          {row.problems.map(({ kind, msg }) => (
            <li key={kind}>{msg}</li>
          ))}
        </ul>
      )}
      <QueryState query={query}>
        {({ lines }) => (
          <Table
            caption={texts.lines(row.name)}
            captionHidden
            rows={lines}
            rowKey={({ id }) => id}
            empty={texts.noLines}
            columns={[
              { header: texts.day, phone: 'meta', isDate: true, cell: ({ day }) => formatDate(day) },
              {
                header: texts.what,
                phone: 'title',
                phoneCell: ({ kind, text }) => (kind === 'work' ? text : `${texts.kinds[kind]}: ${text}`),
                cell: ({ kind, text }) => (kind === 'work' ? text : `${texts.kinds[kind]}: ${text}`),
              },
              {
                header: texts.file,
                phone: 'hidden',
                cell: ({ id, text, has_file }) => has_file && <AdjustmentFile id={id} about={text} />,
              },
              {
                header: texts.hours,
                phone: 'meta',
                align: 'end',
                cell: ({ minutes }) => (minutes === 0 ? '' : formatHours(minutes)),
              },
              { header: texts.amount, phone: 'end', align: 'end', cell: ({ amount }) => <Money value={amount} /> },
            ]}
          />
        )}
      </QueryState>
      <div className="ma-actions">{children}</div>
    </Sheet>
  );
}
