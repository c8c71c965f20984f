import {
  COMPLIANCE_CONFIRMATIONS,
  COMPLIANCE_FIELDS,
  type ComplianceConfirmation,
  type ComplianceField,
  type ComplianceKind,
  type ComplianceVersion,
  formatAbn,
  getComplianceLabel,
  POLICE_OUTCOMES,
  type PoliceOutcome,
} from '@cleaning/contracts';
import { Facts, formatDate, formatInstant } from '@cleaning/ui';
import { DocumentPreview } from '../people/Documents';
import { person as texts } from './texts';

const FIELDS = Object.keys(COMPLIANCE_FIELDS) as ComplianceField[];

const CONFIRMATIONS = Object.keys(COMPLIANCE_CONFIRMATIONS) as ComplianceConfirmation[];

/** Formats a recorded value for display. */
function formatField(field: ComplianceField, value: string): string {
  if (value === '') return '';
  if (field === 'outcome') return POLICE_OUTCOMES[value as PoliceOutcome] ?? value;
  if (field === 'valid_from' || field === 'check_again_on') return formatDate(value);
  return field === 'insured_abn' ? formatAbn(value) : value;
}

interface VersionViewProps {
  kind: ComplianceKind;
  version: ComplianceVersion;
  onShown: () => void;
}

/** One version: its recorded values and files. */
export function VersionView({ kind, version, onShown }: VersionViewProps) {
  const { files, details, signature } = version;
  const facts: [string, string][] = [
    [texts.sent, formatInstant(version.submitted_at)],
    [texts.signed, signature ? texts.signedBy(signature.name, formatInstant(signature.signed_at)) : ''],
    [texts.signedTextLabel, signature ? texts.signedText(signature.text_version, signature.address) : ''],
    [texts.issuedOn, version.issued_on && formatDate(version.issued_on)],
    [
      texts.validUntil,
      version.state === 'verified' ? (version.expires_on ? formatDate(version.expires_on) : texts.noEnd) : '',
    ],
    ...FIELDS.map((field): [string, string] => [COMPLIANCE_FIELDS[field], formatField(field, details[field])]),
    [
      texts.confirmed,
      CONFIRMATIONS.filter((name) => details[name] === 'yes')
        .map((name) => COMPLIANCE_CONFIRMATIONS[name])
        .join('. '),
    ],
    [texts.workLimit, version.work_limit ? texts.hasLimit : ''],
    [texts.seenBy, version.decided_by && `${version.decided_by}, ${formatInstant(version.decided_at)}`],
    [texts.reason, version.reason],
  ];
  const shown = files.filter(({ path }) => path !== '');
  return (
    <>
      <Facts facts={facts.filter(([, value]) => value !== '')} />
      {version.files_deleted_at && (
        <p className="ma-hint">{texts.filesDeleted(formatInstant(version.files_deleted_at))}</p>
      )}
      <ul className="ma-compliance-files">
        {shown.map(({ file_id, path }, index) => (
          <li key={file_id}>
            <DocumentPreview
              label={texts.file(getComplianceLabel(kind), index + 1, shown.length)}
              path={path}
              onShown={onShown}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
