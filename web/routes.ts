/** Every path that has a page. Who may see it is said in `app/session/access.ts`. */
import { index, route, type RouteConfig } from '@react-router/dev/routes';

export default [
  index('features/landing/home-page.tsx'),
  route('landing', 'features/landing/landing-page.tsx'),
  route('playground', 'features/playground/playground-page.tsx'),
  route('dashboard', 'features/dashboard/dashboard-page.tsx'),
  route('create', 'features/create/create-page.tsx'),
  route('library', 'features/library/library-page.tsx'),
  route('library/:bookId', 'features/reader/book-page.tsx'),
  route('auth/sign-up', 'features/accounts/sign-up-page.tsx'),
  route('auth/sign-in', 'features/accounts/sign-in-page.tsx'),
  route('*', 'app/screens/not-found-page.tsx'),
] satisfies RouteConfig;
