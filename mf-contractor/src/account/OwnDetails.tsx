import { Card } from '@cleaning/ui';
import { useCurrentUser } from '@cleaning/ui/app';
import { Facts } from '../jobs/Facts';
import { account } from '../texts';

const DETAILS = [
  'name',
  'email',
  'address',
  'zip_code',
  'contact_no',
  'abn',
  'passport_number',
  'bank_name',
  'account_type',
  'account_name',
  'account_number',
  'bsb',
] as const;

export function OwnDetails() {
  const me = useCurrentUser();
  // Every sub-contractor has an ABN; what the device keeps of a person has none.
  const isWhole = me.abn !== '';
  return (
    <Card title={account.details}>
      {isWhole ? (
        <Facts facts={DETAILS.map((detail) => [account[detail], me[detail]] as const)} />
      ) : (
        <p>{account.notKept}</p>
      )}
      <p className="mc-note">{account.detailsNote}</p>
    </Card>
  );
}
