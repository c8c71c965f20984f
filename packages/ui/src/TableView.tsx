import { type CSSProperties, useId } from 'react';
import { CheckboxField, SelectField } from './Fields';
import { useIsPhone } from './media';

export type { TableChoice } from './tableChoice';

/** Rows of a page that can be chosen. */
export const PAGE_SIZES = [10, 25, 50, 100] as const;

const texts = { rows: 'Rows per page', columns: 'Columns' };

export interface TableViewProps {
  /** Headers of the columns that can be switched off. */
  columns: readonly string[];
  hidden: readonly string[];
  onHidden: (hidden: readonly string[]) => void;
  pageSize: number;
  onPageSize: (size: number) => void;
}

function ViewFields({ columns, hidden, onHidden, pageSize, onPageSize }: TableViewProps) {
  const sizes = [...new Set([...PAGE_SIZES, pageSize])].sort((a, b) => a - b).map(String);
  return (
    <div className="ui-view">
      <SelectField
        label={texts.rows}
        options={sizes}
        value={String(pageSize)}
        onChange={(event) => onPageSize(Number(event.target.value))}
      />
      {columns.length > 0 && (
        <fieldset>
          <legend>{texts.columns}</legend>
          {columns.map((header) => (
            <CheckboxField
              key={header}
              label={header}
              checked={!hidden.includes(header)}
              onChange={(event) =>
                onHidden(event.target.checked ? hidden.filter((each) => each !== header) : [...hidden, header])
              }
            />
          ))}
        </fieldset>
      )}
    </div>
  );
}

/** Rows per page and columns of a table: behind a button, or on a phone as fields of the sheet that it stands in. */
export function TableView(props: TableViewProps) {
  const id = useId();
  const isPhone = useIsPhone();
  if (isPhone) return <ViewFields {...props} />;
  const anchor = `--view-${id.replaceAll(/\W/g, '')}`;
  return (
    <>
      <button
        type="button"
        className="ui-button ui-button--secondary"
        popoverTarget={id}
        style={{ anchorName: anchor } as CSSProperties}
      >
        {texts.columns}
      </button>
      <div
        id={id}
        popover="auto"
        role="dialog"
        aria-label={texts.columns}
        className="ui-picker__panel"
        style={{ positionAnchor: anchor } as CSSProperties}
      >
        <ViewFields {...props} />
      </div>
    </>
  );
}
