import { DOCUMENT_KINDS, type DocumentPaths } from '@cleaning/contracts';
import { Card } from '@cleaning/ui';
import { contractor, onRequest } from '../texts';
import { DocumentPreview } from './DocumentPreview';

export function DocumentsSection({ paths }: { paths: DocumentPaths }) {
  return (
    <Card title={contractor.documents}>
      <p className="ma-hint">{onRequest.audited}</p>
      <ul className="ma-documents">
        {DOCUMENT_KINDS.map((kind) => (
          <DocumentPreview key={kind} kind={kind} path={paths[kind]} />
        ))}
      </ul>
    </Card>
  );
}
