import { Card, Facts, PageHeader } from '@cleaning/ui';
import { useCurrentUser } from '@cleaning/ui/app';
import { account } from '../texts';
import { PasswordForm } from './PasswordForm';

/** An admin's own account. */
export default function AdminAccountScreen() {
  const me = useCurrentUser();
  return (
    <>
      <PageHeader title={account.title} />
      <Card title={account.details}>
        <Facts
          facts={[
            [account.name, me.name],
            [account.email, me.email],
          ]}
        />
      </Card>
      <PasswordForm />
    </>
  );
}
