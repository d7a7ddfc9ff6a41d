/** The front door: the dashboard of a signed-in user, the landing page of everybody else. */
import { lazy, Suspense } from 'react';
import { LoadingScreen } from '#web/app/screens/loading-screen.tsx';
import { useSession } from '#web/app/session/session-state.ts';
import { LandingWithSamples } from '#web/features/landing/landing-page.tsx';

const Dashboard = lazy(() => import('#web/features/dashboard/dashboard-page.tsx'));

const HomePage = () => {
  const { user } = useSession();
  if (!user) return <LandingWithSamples />;
  return (
    <Suspense fallback={<LoadingScreen />}>
      <Dashboard />
    </Suspense>
  );
};

export default HomePage;
