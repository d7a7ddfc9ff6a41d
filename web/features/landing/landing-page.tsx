/** The landing page under its own address, for people who are signed in too. */
import { Landing } from '#web/features/landing/landing.tsx';

const LandingPage = () => <Landing />;

export default LandingPage;
