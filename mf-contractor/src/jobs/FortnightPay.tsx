import { Money } from '@cleaning/ui';
import { jobs } from '../texts';

/** 'A$480.00 per fortnight'. */
export function FortnightPay({ value }: { value: string }) {
  return (
    <p className="mc-pay">
      <strong>
        <Money value={value} />
      </strong>{' '}
      <span>{jobs.perFortnight}</span>
    </p>
  );
}
