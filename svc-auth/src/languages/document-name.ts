import { COMPLIANCE_KINDS, type ComplianceKind, getComplianceLabel } from '@cleaning/contracts';
import type { I18n } from '@lingui/core';

const NAMES: Readonly<Record<ComplianceKind, string>> = {
  passport_img: /*i18n*/ 'documents.passport_img',
  address_proof_img: /*i18n*/ 'documents.address_proof_img',
  police_check_img: /*i18n*/ 'documents.police_check_img',
  children_check_img: /*i18n*/ 'documents.children_check_img',
  agreement_img: /*i18n*/ 'documents.agreement_img',
  declaration_img: /*i18n*/ 'documents.declaration_img',
  public_liability: /*i18n*/ 'documents.public_liability',
  visa: /*i18n*/ 'documents.visa',
  induction: /*i18n*/ 'documents.induction',
  licence: /*i18n*/ 'documents.licence',
};

/** The name of a document, which the service that sent the notice has written in English. */
export function translateDocumentName(i18n: I18n, label: string): string {
  const kind = COMPLIANCE_KINDS.find((each) => getComplianceLabel(each) === label);
  return kind ? i18n._(NAMES[kind]) : label;
}
