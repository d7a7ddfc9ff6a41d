import { DocumentPage } from '#web/features/documents/document-page.tsx';
import { TERMS_OF_USE } from '#web/features/documents/terms-of-use.data.ts';

const TermsOfUsePage = () => <DocumentPage document={TERMS_OF_USE} path="/terms-of-use" />;

export default TermsOfUsePage;
