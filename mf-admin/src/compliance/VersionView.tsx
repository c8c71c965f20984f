import {
  COMPLIANCE_FIELDS,
  type ComplianceField,
  type ComplianceKind,
  type ComplianceVersion,
  complianceLabel,
} from '@cleaning/contracts';
import { dayText, Facts, readableInstant } from '@cleaning/ui';
import { DocumentPreview } from '../people/Documents';
import { person as texts } from './texts';

const FIELDS = Object.keys(COMPLIANCE_FIELDS) as ComplianceField[];

interface VersionViewProps {
  kind: ComplianceKind;
  version: ComplianceVersion;
  onShown: () => void;
}

/** One version: what is recorded of it, and its files. */
export function VersionView({ kind, version, onShown }: VersionViewProps) {
  const { files, details } = version;
  const facts: [string, string][] = [
    [texts.sent, readableInstant(version.submitted_at)],
    [texts.issuedOn, version.issued_on && dayText(version.issued_on)],
    [
      texts.validUntil,
      version.state === 'verified' ? (version.expires_on ? dayText(version.expires_on) : texts.noEnd) : '',
    ],
    ...FIELDS.map((field): [string, string] => [COMPLIANCE_FIELDS[field], details[field]]),
    [texts.workLimit, version.work_limit ? texts.hasLimit : ''],
    [texts.seenBy, version.decided_by && `${version.decided_by}, ${readableInstant(version.decided_at)}`],
    [texts.reason, version.reason],
  ];
  const shown = files.filter(({ path }) => path !== '');
  return (
    <>
      <Facts facts={facts.filter(([, value]) => value !== '')} />
      {version.files_deleted_at && (
        <p className="ma-hint">{texts.filesDeleted(readableInstant(version.files_deleted_at))}</p>
      )}
      <ul className="ma-compliance-files">
        {shown.map(({ file_id, path }, index) => (
          <li key={file_id}>
            <DocumentPreview
              label={texts.file(complianceLabel(kind), index + 1, shown.length)}
              path={path}
              onShown={onShown}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
