import type { DoneWork } from '@cleaning/contracts';
import { Badge } from '@cleaning/ui';
import { workList as texts } from '../texts';
import { workStatus } from './workStatus';

/** What became of the work, and what an admin should know of the record. */
export function WorkStatusBadges({ record }: { record: DoneWork }) {
  const { tone, text } = workStatus(record);
  return (
    <span className="ma-badges">
      <Badge tone={tone}>{text}</Badge>
      {record.state === 'held' && <Badge tone="warn">{texts.held}</Badge>}
      {record.state === 'rejected' && <Badge tone="danger">{texts.rejected}</Badge>}
      {record.corrected && <Badge tone="warn">{texts.corrected}</Badge>}
      {record.is_late && <Badge tone="warn">{texts.late}</Badge>}
    </span>
  );
}
