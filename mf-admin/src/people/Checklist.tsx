import {
  type ContractorDetail,
  type DetailField,
  DOCUMENT_KINDS,
  type DocumentKind,
  formatDetailValue,
  getPersonCompliance,
} from '@cleaning/contracts';
import { Card, CheckboxField, Facts, formatInstant, MediaStatusNotice } from '@cleaning/ui';
import { useCall } from '@cleaning/ui/app';
import { useState } from 'react';
import { person as compliance } from '../compliance/texts';
import { DocumentPreview } from './Documents';
import { isUploaded } from './documentGaps';
import { contractor, fields, onRequest, checklist as texts } from './texts';
import { Verification } from './Verification';

/** Details that each document proves. */
const DATA: Readonly<Record<DocumentKind, readonly DetailField[]>> = {
  passport_img: ['name', 'passport_number'],
  address_proof_img: ['name', 'address', 'zip_code'],
  police_check_img: ['name'],
  children_check_img: ['name'],
  agreement_img: ['name', 'abn'],
  declaration_img: ['name'],
};

/** Name of the person who signed the newest version on screen; empty if it was uploaded. */
function useSignatures(userId: string): (kind: DocumentKind) => string {
  const { data } = useCall(getPersonCompliance, { params: { user_id: userId } });
  return (kind) => {
    const signature = data?.kinds.find((each) => each.kind === kind)?.versions[0]?.signature;
    return signature ? compliance.signedLine(signature.name, formatInstant(signature.signed_at)) : '';
  };
}

/**
 * Each document beside the details that it proves, then the decision, then the next person. The ticks aren't stored.
 */
export function Checklist({ person }: { person: ContractorDetail }) {
  const [checked, setChecked] = useState<ReadonlySet<DocumentKind>>(new Set());
  const findSignature = useSignatures(person.id);
  const isVerified = person.verified === 'true';

  function tick(kind: DocumentKind, is: boolean) {
    const after = new Set(checked);
    if (is) after.add(kind);
    else after.delete(kind);
    setChecked(after);
  }

  return (
    <>
      <Card title={contractor.documents}>
        <MediaStatusNotice />
        <p className="ma-hint">{onRequest.audited}</p>
        <ul className="ma-checklist">
          {DOCUMENT_KINDS.map((kind) => (
            <li key={kind}>
              <h3>{fields[kind]}</h3>
              <DocumentPreview label={fields[kind]} path={person[kind]} />
              {findSignature(kind) && <p>{findSignature(kind)}</p>}
              <Facts
                facts={DATA[kind].map((field) => [fields[field], formatDetailValue(field, person[field])] as const)}
              />
              {!isVerified && isUploaded(person[kind]) && (
                <CheckboxField
                  label={texts.checked(fields[kind])}
                  checked={checked.has(kind)}
                  onChange={(event) => tick(kind, event.target.checked)}
                />
              )}
            </li>
          ))}
        </ul>
      </Card>
      <Verification person={person} checked={checked} />
    </>
  );
}
