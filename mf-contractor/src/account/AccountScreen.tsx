import { PageHeader } from '@cleaning/ui';
import { useFreshSession } from '../session/useFreshSession';
import { account } from '../texts';
import { DocumentsForm } from './DocumentsForm';
import { OwnData } from './OwnData';
import { OwnDetails } from './OwnDetails';
import { PasswordForm } from './PasswordForm';

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
