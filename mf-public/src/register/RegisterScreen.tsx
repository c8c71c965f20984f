import './register.css';
import { Page, PageHeader } from '@cleaning/ui';
import { Navigate, useSession } from '@cleaning/ui/app';
import { hasDraft, REGISTRATION_DRAFT } from '../draft/draftStore';
import { createLatePart } from '../late/late';
import { getFirstLanguage, useEnglishAfterwards, useSpokenLanguage } from './language';
import { register as texts } from './texts';

export const part = createLatePart(() => import(/* webpackChunkName: "registration-form" */ './RegistrationForm'));

/** The page is written with English chosen and nothing filled in. */
const isNeeded = () => hasDraft(REGISTRATION_DRAFT) || location.hash !== '' || getFirstLanguage() !== 'en';

export default function RegisterScreen() {
  const { status } = useSession();
  useSpokenLanguage();
  useEnglishAfterwards();
  if (status === 'signed-in') return <Navigate to="/dashboard" replace />;
  return (
    <Page>
      <PageHeader title={texts.title} lead={texts.lead} />
      <part.Part isNeeded={isNeeded} />
    </Page>
  );
}
