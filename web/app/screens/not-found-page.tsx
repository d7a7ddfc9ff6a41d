/** The route of every other path. */
export { NotFound as default } from '#web/app/screens/not-found.tsx';
