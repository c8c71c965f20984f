import { getEarningsStatement, type TimesheetRow } from '@cleaning/contracts';
import { Button, Notice, type YearMonth } from '@cleaning/ui';
import { messageOf, requestFile, useCurrentUser } from '@cleaning/ui/app';
import { useState } from 'react';
import { dashboard } from '../texts';
import { saveFile } from './saveFile';
import { timesheetCsv } from './timesheetCsv';

/** The month to take along: as a table for programs, and as a statement to show to somebody. */
export function Downloads({ period, rows }: { period: YearMonth; rows: readonly TimesheetRow[] }) {
  const me = useCurrentUser();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const name = `earnings-${period.year}-${period.month}`;

  async function statement() {
    setBusy(true);
    setFailure('');
    try {
      const { blob } = await requestFile(getEarningsStatement, { body: { user_id: me.id, ...period } });
      saveFile(blob, `${name}.pdf`);
    } catch (error) {
      setFailure(messageOf(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <div className="mc-actions">
        <Button
          variant="secondary"
          onClick={() => saveFile(new Blob([timesheetCsv(rows)], { type: 'text/csv' }), `${name}.csv`)}
        >
          {dashboard.csv}
        </Button>
        <Button variant="secondary" busy={busy} onClick={statement}>
          {dashboard.pdf}
        </Button>
      </div>
      {failure && <Notice tone="danger">{failure}</Notice>}
    </>
  );
}
