import { type ComplianceState, getMyCompliance, isRequiredOfEveryone } from '@cleaning/contracts';
import { Badge, Card, type IconName, MediaStatusNotice, PageHeader, PageIcon, type Tone } from '@cleaning/ui';
import { Link, useCall } from '@cleaning/ui/app';
import { states } from '../compliance/texts';
import { useFreshSession } from '../session/useFreshSession';
import { account, documents, accountPages as pages } from '../texts';
import { BANK_DETAILS, LINK_RENEWAL_MS, PERSONAL_DETAILS } from './accountParts';
import { DocumentsForm } from './DocumentsForm';
import { EmailState } from './EmailState';
import { OwnDetails } from './OwnDetails';
import { PasswordForm } from './PasswordForm';

const PAGES: readonly { readonly name: keyof typeof pages.leads; readonly icon: IconName }[] = [
  { name: 'me', icon: 'person' },
  { name: 'documents', icon: 'clipboard' },
  { name: 'pay', icon: 'wallet' },
  { name: 'security', icon: 'key' },
  { name: 'notifications', icon: 'bell' },
];

const DETAILS = [...PERSONAL_DETAILS, ...BANK_DETAILS];

/** States that need the person's attention, most urgent first. */
const URGENT: readonly (readonly [ComplianceState, Tone])[] = [
  ['expired', 'danger'],
  ['refused', 'danger'],
  ['missing', 'warn'],
  ['expiring', 'warn'],
];

/**
 * Most urgent state among documents that everybody needs or that the office asked for. Renders nothing if all are in
 * order.
 */
function DocumentsState() {
  const { data = [] } = useCall(getMyCompliance);
  const asked = data.filter(
    ({ kind, state, asked_at }) => isRequiredOfEveryone(kind) || asked_at !== '' || state !== 'missing',
  );
  const urgent = URGENT.find(([state]) => asked.some((item) => item.state === state));
  return urgent ? <Badge tone={urgent[1]}>{states[urgent[0]]}</Badge> : null;
}

/** The five pages of the account, and below them the specified content: details, the six documents and the password. */
export default function AccountScreen() {
  useFreshSession(LINK_RENEWAL_MS);
  return (
    <>
      <PageHeader title={account.title} />
      <EmailState />
      <ul className="mc-account">
        {PAGES.map(({ name, icon }) => (
          <li key={name}>
            <Link to={`/account/${name}`} className="mc-account__row">
              <PageIcon icon={icon} size={24} />
              <span className="mc-account__name">{name === 'documents' ? documents.title : pages[name]}</span>
              <span className="mc-account__lead">{pages.leads[name]}</span>
              {name === 'documents' && <DocumentsState />}
            </Link>
          </li>
        ))}
      </ul>
      <OwnDetails title={account.details} details={DETAILS} />
      <Card title={documents.title}>
        <MediaStatusNotice />
        <DocumentsForm />
      </Card>
      <PasswordForm />
    </>
  );
}
