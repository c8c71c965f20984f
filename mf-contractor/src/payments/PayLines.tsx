import './payments.css';
import { AdjustmentFile, formatDuration, formatShortDate, Money } from '@cleaning/ui';
import type { ReactNode } from 'react';
import { lineKinds, payments as texts } from './texts';

interface PayLineProps {
  /** YYYY-MM-DD */
  day: string;
  place: ReactNode;
  amount: string;
  /** Beside the day, such as the length. */
  about?: string;
  children?: ReactNode;
}

/** Day and amount in one line, the place below them: its name may be long. */
export function PayLine({ day, place, amount, about = '', children }: PayLineProps) {
  return (
    <li className="mc-pay-line">
      <span className="mc-pay-line__place">{place}</span>
      <span className="mc-pay-line__amount">
        <Money value={amount} />
      </span>
      <span className="mc-pay-line__day">
        {formatShortDate(day)}
        {about !== '' && ` · ${about}`}
      </span>
      {children && <div className="mc-pay-line__more">{children}</div>}
    </li>
  );
}

/** Shows the first, and the others on demand. */
export function FoldedList<Item>({
  items,
  shown,
  children,
}: {
  items: readonly Item[];
  shown: number;
  children: (item: Item) => ReactNode;
}) {
  const rest = items.slice(shown);
  return (
    <>
      <ul className="mc-pay-lines">{items.slice(0, shown).map(children)}</ul>
      {rest.length > 0 && (
        <details>
          <summary>{texts.more(rest.length)}</summary>
          <ul className="mc-pay-lines">{rest.map(children)}</ul>
        </details>
      )}
    </>
  );
}

interface Line {
  id: string;
  kind: keyof typeof lineKinds;
  day: string;
  text: string;
  minutes: number;
  amount: string;
  has_file: boolean;
}

const describeLine = ({ kind, minutes }: Line): string =>
  [lineKinds[kind], minutes > 0 ? formatDuration(minutes) : ''].filter((part) => part !== '').join(' · ');

/** Work and adjustments. */
export function PayLines({ lines, shown }: { lines: readonly Line[]; shown: number }) {
  return (
    <FoldedList items={lines} shown={shown}>
      {(line) => (
        <PayLine
          key={`${line.id} ${line.kind} ${line.amount}`}
          day={line.day}
          place={line.text || lineKinds[line.kind]}
          amount={line.amount}
          about={describeLine(line)}
        >
          {line.has_file && <AdjustmentFile id={line.id} about={line.text} />}
        </PayLine>
      )}
    </FoldedList>
  );
}
