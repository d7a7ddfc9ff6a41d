/** Every path that has a page. Who may see it is said in `app/session/access.ts`. */
import { index, route, type RouteConfig } from '@react-router/dev/routes';

export default [
  index('features/landing/home-page.tsx'),
  route('landing', 'features/landing/landing-page.tsx'),
  route('playground', 'features/playground/playground-page.tsx'),
  route('contact', 'features/support/contact-page.tsx'),
  route('privacy-policy', 'features/documents/privacy-policy-page.tsx'),
  route('terms-of-use', 'features/documents/terms-of-use-page.tsx'),
  route('shipping-and-return', 'features/documents/shipping-and-return-page.tsx'),
  route('referrals', 'features/referrals/referrals-page.tsx'),
  route('outbox', 'features/mails/outbox-page.tsx'),
  route('dashboard', 'features/dashboard/dashboard-page.tsx'),
  route('create', 'features/create/create-page.tsx'),
  route('library', 'features/library/library-page.tsx'),
  route('library/:bookId', 'features/reader/book-page.tsx'),
  route('shared/:token', 'features/reader/shared-book-page.tsx'),
  route('settings', 'features/settings/settings-page.tsx'),
  route('auth/sign-up', 'features/accounts/sign-up-page.tsx'),
  route('auth/sign-in', 'features/accounts/sign-in-page.tsx'),
  route('auth/activation', 'features/accounts/activation-page.tsx'),
  route('auth/forgot-password', 'features/accounts/forgot-password-page.tsx'),
  route('auth/reset-password', 'features/accounts/reset-password-page.tsx'),
  route('*', 'app/screens/not-found-page.tsx'),
] satisfies RouteConfig;
