import { DocumentPage } from '#web/features/documents/document-page.tsx';
import { PRIVACY_POLICY } from '#web/features/documents/privacy-policy.data.ts';

const PrivacyPolicyPage = () => <DocumentPage document={PRIVACY_POLICY} path="/privacy-policy" />;

export default PrivacyPolicyPage;
