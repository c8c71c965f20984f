import { Button, Card, LinkButton, PageHeader } from '@cleaning/ui';
import { Navigate, useCurrentUser, useSession } from '@cleaning/ui/app';
import { useState } from 'react';
import { useFreshSession } from '../session/useFreshSession';
import { notVerified } from '../texts';

/** Continues once the person is verified, because it refreshes the session while open. */
export default function NotVerifiedScreen() {
  useFreshSession();
  const me = useCurrentUser();
  const { refresh } = useSession();
  const [busy, setBusy] = useState(false);

  if (me.role !== 'user') return <Navigate to="/admin" replace />;
  if (me.verified === 'true') return <Navigate to="/login" replace />;

  async function check() {
    setBusy(true);
    await refresh().catch(() => null);
    setBusy(false);
  }

  return (
    <>
      <PageHeader title={notVerified.title} />
      <Card>
        <p>{notVerified.message}</p>
        <p>{notVerified.byItself}</p>
        <p>{notVerified.deleted}</p>
        <p>{notVerified.thanks}</p>
        <div className="mc-actions">
          <Button busy={busy} onClick={check}>
            {notVerified.check}
          </Button>
          <LinkButton to="/account" variant="secondary">
            {notVerified.account}
          </LinkButton>
        </div>
      </Card>
    </>
  );
}
