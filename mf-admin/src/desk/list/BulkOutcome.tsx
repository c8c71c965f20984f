import { Notice } from '@cleaning/ui';

/** A row that an action on many has left as it was. */
export interface LeftRow {
  readonly id: string;
  readonly name: string;
  /** Reason, as a sentence. */
  readonly msg: string;
}

interface BulkOutcomeProps {
  /** Result, as a sentence. */
  done: string;
  left: readonly LeftRow[];
}

/** Result of an action on many rows, with a reason for each skipped row. */
export const BulkOutcome = ({ done, left }: BulkOutcomeProps) => (
  <Notice tone={left.length > 0 ? 'warn' : 'ok'}>
    <p>{done}</p>
    {left.length > 0 && (
      <ul>
        {left.map(({ id, name, msg }) => (
          <li key={id}>
            {name}: {msg}
          </li>
        ))}
      </ul>
    )}
  </Notice>
);
