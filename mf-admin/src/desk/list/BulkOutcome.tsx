import { Notice } from '@cleaning/ui';

/** A row that an action on many has left as it was. */
export interface LeftRow {
  readonly id: string;
  readonly name: string;
  /** Why, as a sentence. */
  readonly msg: string;
}

interface BulkOutcomeProps {
  /** What was done, as a sentence. */
  done: string;
  left: readonly LeftRow[];
}

/** What an action on many rows has done, and each row that it has left with the reason. */
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
