import { DocumentPage } from '#web/features/documents/document-page.tsx';
import { SHIPPING_AND_RETURN } from '#web/features/documents/shipping-and-return.data.ts';

const ShippingAndReturnPage = () => <DocumentPage document={SHIPPING_AND_RETURN} path="/shipping-and-return" />;

export default ShippingAndReturnPage;
