import { Card, Facts, PageHeader } from '@cleaning/ui';
import { useCurrentUser } from '@cleaning/ui/app';
import { Identities } from '../identities/Identities';
import { NoticeChoices } from '../notices/NoticeChoices';
import { Passkeys } from '../passkeys/Passkeys';
import { PushCard } from '../push/PushCard';
import { account } from '../texts';
import { EmailState } from './EmailState';
import { OwnData } from './OwnData';
import { PasswordForm } from './PasswordForm';
import { SecondFactor } from './SecondFactor';
import { Sessions } from './Sessions';

/** Account page of an admin or supervisor. */
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
      <EmailState />
      <PasswordForm />
      <Passkeys />
      <SecondFactor />
      <Sessions />
      <Identities />
      <NoticeChoices />
      <PushCard />
      {me.role === 'supervisor' && <OwnData />}
    </>
  );
}
