import { downloadMyData } from '@cleaning/contracts';
import { Button, Card, Notice, PageHeader } from '@cleaning/ui';
import { messageOf, requestFile, useCurrentUser } from '@cleaning/ui/app';
import { useState } from 'react';
import { saveFile } from '../dashboard/saveFile';
import { Facts } from '../jobs/JobCard';
import { useFreshSession } from '../session/useFreshSession';
import { account, ownData } from '../texts';
import { DocumentsForm } from './DocumentsForm';
import { PasswordForm } from './PasswordForm';

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

function OwnDetails() {
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

/** Everything that the company holds about the person, to keep. */
function OwnData() {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');

  async function download() {
    setBusy(true);
    setFailure('');
    try {
      const { blob, fileName } = await requestFile(downloadMyData);
      saveFile(blob, fileName ?? 'my-data.zip');
    } catch (error) {
      setFailure(messageOf(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Card title={ownData.title}>
      <p>{ownData.lead}</p>
      {failure && <Notice tone="danger">{failure}</Notice>}
      <div className="mc-actions">
        <Button variant="secondary" busy={busy} onClick={download}>
          {ownData.download}
        </Button>
      </div>
    </Card>
  );
}

/** Shorter than a document link lives, so that the links of a page left open keep working. */
const LINK_RENEWAL_MS = 8 * 60 * 1000;

export default function AccountScreen() {
  useFreshSession(LINK_RENEWAL_MS);
  return (
    <>
      <PageHeader title={account.title} lead={account.lead} />
      <OwnDetails />
      <DocumentsForm />
      <PasswordForm />
      <OwnData />
    </>
  );
}
